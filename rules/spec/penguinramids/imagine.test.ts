import { expect, test } from 'vitest';
import type { Rng } from '../../kernel/rng.ts';
import { seededStreams } from '../../kernel/rng.ts';
import { viewersOf } from '../../kernel/seat.ts';
import { reconstruction } from '../../penguinramids/box.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import { imagine } from '../../penguinramids/imagine.ts';
import { view } from '../../penguinramids/view.ts';
import type { State } from '../../penguinramids/vocabulary.ts';
import { after, choose, firstLegal, playerAt, playOn, startWith, swap, tableOf } from './acting.ts';
import { seat, tableWith } from './setting.ts';

const start = startWith({ deck: reconstruction.cards }, 3);

/** The first state of a match in that phase, from the third round on. */
function inPhase(phase: State['stage']['phase']): State {
  const early = phase === 'chief' || phase === 'goals';
  return playOn(
    start,
    (state, by) => {
      const { hand } = playerAt(state, by);
      if (state.stage.phase === 'choosing') return choose(hand.includes(3) ? 3 : 4);
      const offered = tableOf(state).offer[0];
      const exchange = swap(offered?.id ?? '');
      return penguinramids.refuse(state, by, exchange) ? firstLegal(state, by) : exchange;
    },
    ({ stage }) => stage.phase === phase && (early || ('table' in stage && stage.table.round > 2)),
  ).state;
}

const phases = ['chief', 'goals', 'offer', 'choosing', 'turn', 'exchange', 'over'] as const;

test.each(phases)('[PR4] [PR5] in phase %s nobody can tell the imagined world', (phase) => {
  const state = inPhase(phase);
  expect(state.stage.phase).toBe(phase);
  for (const viewer of viewersOf(3)) {
    const imagined = imagine(view(state, viewer), seededStreams('imagine')(phase));
    expect(view(imagined, viewer)).toEqual(view(state, viewer));
  }
});

test.each(['offer', 'choosing', 'turn', 'exchange', 'over'] as const)(
  '[PR1] [PR4] in phase %s the unseen cards are those in no sight, their order open',
  (phase) => {
    const state = inPhase(phase);
    const { deck } = tableOf(state);
    const imagined = imagine(view(state, 'onlooker'), seededStreams('imagine')(phase));
    expect(tableOf(imagined).deck).toEqual({
      unseen: deck.unseen.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ordered: false,
      bottom: deck.bottom,
    });
    expect(imagined.given).toEqual({ goals: null, deck: null });
  },
);

/** Says these numbers, one after the other. */
function saying(...numbers: readonly number[]): Rng & { readonly counts: readonly number[] } {
  const left = [...numbers];
  const counts: number[] = [];
  return {
    counts,
    below: (count) => {
      counts.push(count);
      return left.shift() ?? 0;
    },
  };
}

const sealed = after(
  after(tableWith({ seats: 4, hands: [[1, 2], [1, 3, 5], [4], [2, 4]] }), seat(0), choose(2)),
  seat(1),
  choose(1),
);

test('[PR5] every other sealed pick is any card of that hand, equally likely', () => {
  const rng = saying(2);
  const imagined = imagine(view(sealed, seat(0)), rng);
  expect(imagined.stage).toMatchObject({ phase: 'choosing', picks: [2, 5, null, null] });
  expect(rng.counts).toEqual([3]);
});

test('[PR5] an onlooker knows no pick at all', () => {
  const rng = saying(0, 1);
  const imagined = imagine(view(sealed, 'onlooker'), rng);
  expect(imagined.stage).toMatchObject({ phase: 'choosing', picks: [1, 3, null, null] });
  expect(rng.counts).toEqual([2, 3]);
});

test('[PR1] an imagined deck comes from the box in play', () => {
  const cards = reconstruction.cards.map((card) => ({ ...card, id: `${card.id}!` }));
  const state = startWith({ chief: 0, box: { cards, goals: reconstruction.goals } }, 2);
  const laid = playOn(state, firstLegal, ({ stage }) => stage.phase === 'choosing').state;
  const imagined = imagine(view(laid, seat(0)), saying());
  expect(tableOf(imagined).deck.unseen).toHaveLength(50);
  expect(tableOf(imagined).deck.unseen.every(({ id }) => id.endsWith('!'))).toBe(true);
});
