import { seededStreams } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, State } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import type { Bot, Thought } from '../../bot.ts';
import { greedyBot, randomBot } from '../../penguinramids/baseline-bots.ts';
import { searchSettings } from '../../penguinramids/search-settings.ts';
import { searchBotWith } from '../../penguinramids/search-bot.ts';
import { playDeal, type Player } from './match.ts';
import { positions, questionIn } from './positions.ts';
import { firstToAct } from './setting.ts';

const searchBot = searchBotWith(searchSettings);

const asked = (
  bot: Bot<Penguinramids>,
  state: State,
  stream: string,
  budget = 12,
): Thought<Penguinramids> =>
  bot(questionIn(state), { rng: seededStreams('thoughts')(stream), budget });

test('whoever has chosen already does not change what the others think', () => {
  const [first] = positions(3, 'sealed');
  if (first?.stage.phase !== 'choosing') throw new Error('no first choice');
  const { stage } = first;
  const withPick = (action: 1 | 5): State => ({
    ...first,
    stage: { ...stage, picks: [null, action, null] },
  });
  expect(asked(searchBot, withPick(1), 'a')).toEqual(asked(searchBot, withPick(5), 'a'));
});

test('the choice of the action card cannot be foreseen', () => {
  const [first] = positions(2, 'mixed');
  if (!first) throw new Error('no first choice');
  const streams = Array.from({ length: 20 }, (_, stream) => String(stream));
  const chosen = streams.map((stream) => JSON.stringify(asked(searchBot, first, stream).move));
  expect(new Set(chosen).size).toBeGreaterThan(1);
});

test('candidates say how the match stands', () => {
  for (const state of positions(2, 'candidates').slice(0, 12)) {
    for (const { win, lead, tried } of asked(searchBot, state, 'a').candidates) {
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      expect(Math.abs(lead)).toBeLessThan(50);
      expect(tried).toBeGreaterThanOrEqual(0);
    }
  }
});

test('thinking tells how far it is and stops when it is told to', () => {
  const [first] = positions(2, 'cancelled');
  if (!first) throw new Error('no first choice');
  const shares: number[] = [];
  searchBot(questionIn(first), {
    rng: seededStreams('thoughts')('a'),
    budget: 256,
    onProgress: (share) => shares.push(share),
    isCancelled: () => shares.length === 2,
  });
  expect(shares).toEqual([1 / 4, 2 / 4]);
});

/** Whether the seat to act, the last of the match, can still win from here. */
function canWin(state: State, seat: number): boolean {
  const waiting = penguinramids.waiting(state);
  if (waiting.for === 'nobody') return waiting.ranking[0]?.[0] === seat;
  if (waiting.for !== 'seats') throw new Error(waiting.for);
  const own = firstToAct(state);
  return penguinramids
    .legalMoves(state, own)
    .some((move) => canWin(penguinramids.apply(state, { by: own, move }).state, seat));
}

test('the last turn of a match is won if it can be', () => {
  let winnable = 0;
  for (let match = 0; match < 60; match += 1) {
    const last = positions(2, `last ${String(match)}`).find(
      ({ stage }) =>
        stage.phase === 'turn' && stage.table.round === 10 && stage.turn.order.length === 1,
    );
    if (last?.stage.phase !== 'turn') throw new Error('no last turn');
    const seat = firstToAct(last);
    // What an exchange brings is not known before.
    if (last.stage.turn.actions[seat] === 3 || !canWin(last, seat)) continue;
    winnable += 1;
    let state = last;
    while (state.stage.phase !== 'over') {
      const { move } = asked(searchBot, state, 'last', 150);
      ({ state } = penguinramids.apply(state, { by: seat, move }));
    }
    expect(canWin(state, seat)).toBe(true);
  }
  expect(winnable).toBeGreaterThan(10);
});

describe('strength', () => {
  const random: Player = { bot: randomBot, budget: 0 };
  const greedy: Player = { bot: greedyBot, budget: 0 };
  const searching: Player = { bot: searchBot, budget: 8 };

  const victories = (seats: number, one: Player, others: Player, deals: number): number =>
    Array.from({ length: deals }, (_, deal) =>
      playDeal(seats, one, others, `strength ${String(deal)}`),
    ).reduce((sum, outcome) => sum + outcome.victories, 0);

  test('greedy beats random', () => {
    expect(victories(2, greedy, random, 20)).toBeGreaterThan(30);
  });

  // Against greedy a little search wins about two matches of three, which no few matches can show:
  // that is measured by arena.ts, with its interval.
  test('a little search beats random', () => {
    expect(victories(2, searching, random, 6)).toBeGreaterThan(8);
  });
});
