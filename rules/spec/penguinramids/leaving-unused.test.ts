import { expect, test } from 'vitest';
import { actions, type Action, type State } from '../../penguinramids/vocabulary.ts';
import {
  after,
  choose,
  end,
  eventsOf,
  firstLegal,
  playerAt,
  playOn,
  recall,
  startWith,
  take,
} from './acting.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);

/** Seat 0 has played 4 in this round and still holds so many cards. */
function playedFour(round: number, inHand: number): State {
  const others = [1, 2, 3, 5] as const satisfies readonly Action[];
  return tableWith({
    played: [4, 1],
    round,
    offer: '1<r1>1 1<b1>1',
    hands: [others.slice(0, inHand)],
    fronts: [[...others.slice(inHand), 4]],
  });
}

/** How many cards seat 0 has in hand after leaving action 4 unused. */
const handAfter = (round: number, inHand: number): number =>
  playerAt(after(playedFour(round, inHand), me, take('r1', 0, 0), end), me).hand.length;

test.each([
  [1, 5],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 5],
  [6, 4],
  [7, 3],
  [8, 2],
  [9, 1],
  [10, 0],
])(
  '[PR18] in round %i action 4 may be left unused with %i cards in hand or more',
  (round, enough) => {
    for (const inHand of [0, 1, 2, 3, 4]) {
      expect([inHand, handAfter(round, inHand)]).toEqual([inHand, inHand >= enough ? inHand : 5]);
    }
  },
);

test('[PR18] otherwise the game takes the cards back at the end of the turn, and says so', () => {
  expect(eventsOf(playedFour(8, 1), me, take('r1', 0, 0), end)).toEqual([
    { type: 'recalled', seat: 0, actions: [2, 3, 5, 4], by: 'rule' },
    { type: 'turn-ended', seat: 0 },
  ]);
});

test.each([1, 8])('[PR18] in round %i the game does not take back twice', (round) => {
  expect(eventsOf(playedFour(round, 1), me, recall, take('r1', 0, 0), end)).toEqual([
    { type: 'turn-ended', seat: 0 },
  ]);
});

test('[PR18] in round 10 action 4 is free, so that the cards may stay in front', () => {
  const state = tableWith({
    played: [4, 1],
    round: 9,
    offer: '1<r1>1 1<b1>1',
    hands: [[]],
    fronts: [[1, 2, 3, 5, 4]],
  });
  expect(playerAt(after(state, me, take('r1', 0, 0), end), me).front).toEqual([]);
  const last = playedFour(10, 0);
  expect(playerAt(after(last, me, take('r1', 0, 0), end), me).front).toEqual([1, 2, 3, 5, 4]);
});

test('[PR18] the other actions may always be left unused', () => {
  for (const action of [1, 2, 3, 5] as const) {
    const state = tableWith({
      played: [action, 1],
      chief: seat(1),
      offer: '1<r1>1 1<b1>1',
      hands: [[4]],
    });
    expect(eventsOf(state, me, take('r1', 0, 0), end)).toEqual([{ type: 'turn-ended', seat: 0 }]);
  }
});

test('[PR18] nobody runs out of cards, even if action 4 is never asked for', () => {
  for (const order of [actions, actions.toReversed(), [4, 1, 2, 3, 5] as const]) {
    const { state } = playOn(startWith({ chief: 0 }, 2), (now, by) => {
      const pick = order.find((card) => playerAt(now, by).hand.includes(card));
      return now.stage.phase === 'choosing' && pick
        ? choose(pick)
        : firstLegal(now, by, 'recall', 'swap');
    });
    expect(state.stage.phase).toBe('over');
  }
});
