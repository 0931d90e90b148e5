import { expect, test } from 'vitest';
import { seededStreams } from '../../kernel/rng.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import type { Chance, Move, State } from '../../penguinramids/vocabulary.ts';
import { after, choose, end, flip, startWith, swap, take, takeToken } from './acting.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);
const goals = ['no-grey', 'chief-at-end', 'every-weight'];
const turn = tableWith({ played: [3, 1], offer: '1<r1>1', round: 10, order: [me] });

const phases: { readonly [phase in State['stage']['phase']]: State } = {
  chief: startWith({ goals }, 2),
  goals: startWith({ chief: 0 }, 2),
  offer: startWith({ chief: 0, goals }, 2),
  choosing: tableWith({}),
  turn,
  exchange: after(turn, me, swap('r1')),
  over: after(turn, me, take('r1', 0, 0), end),
};

const chances: { readonly [type in Chance['type']]: Chance } = {
  chief: { type: 'chief', seat: me },
  goals: { type: 'goals', goals },
  offer: { type: 'offer', penguins: ['r0a', 'b0a'] },
  exchange: { type: 'exchange', penguin: 'p1' },
};

const byChance = (state: State, chance: Chance) => () =>
  penguinramids.apply(state, { by: 'chance', chance });

const bySeat = (state: State, move: Move) => () => penguinramids.apply(state, { by: me, move });

test.each(Object.entries(phases))(
  '[PR4] in phase %s an outcome of any other phase is a bug and throws',
  (phase, state) => {
    expect(state.stage.phase).toBe(phase);
    for (const chance of Object.values(chances)) {
      if (chance.type === phase) expect(byChance(state, chance)).not.toThrow();
      else expect(byChance(state, chance)).toThrow(`no ${chance.type} in phase ${phase}`);
    }
  },
);

test.each(Object.entries(phases))(
  '[PR5] [PR8] in phase %s a move of another phase is a bug and throws',
  (phase, state) => {
    if (phase !== 'choosing') expect(bySeat(state, choose(1))).toThrow();
    if (phase !== 'turn') expect(bySeat(state, takeToken)).toThrow(`no token in phase ${phase}`);
  },
);

test.each(['choosing', 'turn', 'over'] as const)(
  '[PR4] in phase %s there is nothing to draw',
  (phase) => {
    expect(() => penguinramids.roll(phases[phase], seededStreams('x'))).toThrow(
      `nothing to draw in phase ${phase}`,
    );
  },
);

test('[PR4] [PR14] acts that the rules would refuse are bugs and throw', () => {
  expect(byChance(phases.offer, { type: 'offer', penguins: ['z9', 'r0a'] })).toThrow(
    'there is no card z9',
  );
  expect(bySeat(turn, flip(0, 0))).toThrow('no penguin in slot 0,0');
  expect(bySeat(turn, swap('z9'))).toThrow('no entry -1');
});
