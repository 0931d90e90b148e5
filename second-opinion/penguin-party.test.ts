import { describe, expect, test } from 'vitest';
import { begin, legalMoves, play, statusOf } from './penguin-party.ts';
import type { State } from './penguin-party.ts';
import { dealFrom, editions, handSize, pack } from './penguin-party-deal.ts';
import { fits } from './penguin-party-table.ts';
import type { Colour, PlacedCard, Table } from './penguin-party-table.ts';
import { createPenguinPartyReading, seatCounts } from './penguin-party-reading.ts';
import { createRandom } from './random.ts';
import { span } from './list.ts';

const every = ['blue', 'green', 'purple', 'red', 'yellow'];

function row(number: number, first: number, ...colours: Colour[]): PlacedCard[] {
  return colours.map((colour, step) => ({ colour, row: number, x: first + step }));
}

function coloursAt(table: Table, place: { row: number; x: number }): string[] {
  const candidates: readonly Colour[] = ['red', 'green', 'yellow', 'purple', 'blue'];
  return candidates.filter((colour) => fits(table, { colour, ...place }, 8)).toSorted();
}

/** A round with these hands in which seat 0 is to act. */
function midRound(change: Partial<State>): State {
  const options = { seats: 3, start: 0, tie: 'share' as const, deals: [] };
  const out = [false, true, true];
  const fresh = { options, round: 3, starter: 0, turn: 0, out, points: [0, 30, 30], ended: [] };
  return { ...fresh, hands: [['red'], ['red'], ['red']], table: [], ...change };
}

function baseSpots(state: State): number[] {
  return legalMoves(state, 0).flatMap((move) => (move.row === 0 ? [move.x] : []));
}

const fullBase = row(0, 0, 'red', 'red', 'red', 'red', 'red', 'red', 'red', 'red');

describe('the picture example of one turn', () => {
  const table = row(0, 0, 'red', 'blue', 'blue', 'yellow');

  test('[PP7] any colour fits at either end of a base that is not full', () => {
    expect(coloursAt(table, { row: 0, x: -1 })).toEqual(every);
    expect(coloursAt(table, { row: 0, x: 4 })).toEqual(every);
    expect(coloursAt(table, { row: 0, x: 5 })).toEqual([]);
  });

  test('[PP9] over red and blue lies red or blue, over two blue only blue', () => {
    expect(coloursAt(table, { row: 1, x: 0 })).toEqual(['blue', 'red']);
    expect(coloursAt(table, { row: 1, x: 1 })).toEqual(['blue']);
    expect(coloursAt(table, { row: 1, x: 2 })).toEqual(['blue', 'yellow']);
  });

  test('[PP8] nothing lies over one card, nor on a card', () => {
    expect(coloursAt(table, { row: 1, x: 3 })).toEqual([]);
    expect(coloursAt(table, { row: 1, x: -1 })).toEqual([]);
    expect(coloursAt(table, { row: 0, x: 1 })).toEqual([]);
  });
});

describe('the deal', () => {
  test.each(editions)('[PP1] %s has 36 cards, eight of one colour', (edition) => {
    const eighth = edition === 'iello' ? 'blue' : 'green';
    expect(pack(edition)).toHaveLength(36);
    expect(pack(edition).filter((colour) => colour === eighth)).toHaveLength(8);
  });

  test('[PP2] [PP3] hands of 14, 12, 9, 7 and 6, and a first card with five players only', () => {
    expect(seatCounts.map(handSize)).toEqual([14, 12, 9, 7, 6]);
    const deals = seatCounts.map((seats) => dealFrom(pack('iello'), seats));
    expect(deals.map(({ first }) => first)).toEqual([null, null, null, 'blue', null]);
  });

  test('[PP4] the base of two players is full with seven cards, that of three with eight', () => {
    const seven = fullBase.slice(0, 7);
    const two = { seats: 2, start: 0, tie: 'share' as const, deals: [] };
    expect(baseSpots(midRound({ options: two, table: seven }))).toEqual([]);
    expect(baseSpots(midRound({ table: seven }))).toEqual([-1, 7]);
    expect(baseSpots(midRound({ table: fullBase }))).toEqual([]);
  });

  test('[PP7] an empty base has one spot', () => {
    expect(legalMoves(midRound({}), 0)).toEqual([{ colour: 'red', row: 0, x: 0 }]);
  });
});

describe('points', () => {
  const last = { colour: 'red', row: 1, x: 0 } as const;

  test.each([
    [5, 3],
    [2, 0],
    [1, 0],
    [0, 0],
  ])('[PP12] %i points are %i after the last card', (before, after) => {
    const state = midRound({ table: fullBase, points: [before, 30, 30] });
    expect(statusOf(play(state, 0, last)).scores).toEqual([after, 30, 30]);
  });

  test('[PP10] two cards left when out are two points', () => {
    const hands: Colour[][] = [['red', 'blue', 'green'], [], []];
    const state = midRound({ table: fullBase, hands, points: [4, 30, 30] });
    expect(statusOf(play(state, 0, last))).toMatchObject({ over: true, scores: [6, 30, 30] });
  });

  test('[PP10] whoever cannot place at the start of the turn is out, the next one plays', () => {
    const hands: Colour[][] = [['red', 'red'], ['blue', 'green'], ['red']];
    const state = midRound({ table: fullBase, hands, out: [false, false, false] });
    const after = play(state, 0, last);
    expect(statusOf(after)).toMatchObject({ toAct: [2], scores: [0, 32, 30] });
  });

  test('[PP14] a last player goes on alone', () => {
    const state = midRound({ table: fullBase, hands: [['red', 'red'], ['red'], []] });
    expect(statusOf(play(state, 0, last)).toAct).toEqual([0]);
  });
});

describe('the end', () => {
  const move = { colour: 'red', row: 1, x: 0 } as const;
  const tied = midRound({ table: fullBase, points: [7, 5, 9] });

  test('[PP17] a tie for fewest is shared', () => {
    expect(statusOf(play(tied, 0, move))).toMatchObject({ over: true, winners: [0, 1] });
  });

  test('[PP17] or played on by one more round, the start moving on', () => {
    const deals = span(1, 4).map(() => dealFrom(pack('iello'), 3));
    const options = { seats: 3, start: 0, tie: 'extra-round' as const, deals };
    const after = play({ ...tied, options, starter: 2 }, 0, move);
    expect(statusOf(after)).toEqual({
      toAct: [0],
      over: false,
      round: 4,
      scores: [5, 5, 9],
      winners: null,
    });
  });

  test('[PP5] [PP15] the named seat begins, then the seat to its left', () => {
    const deals = span(1, 2).map(() => dealFrom(pack('iello'), 3));
    const options = { seats: 3, start: 2, tie: 'share' as const, deals };
    expect(statusOf(begin(options)).toAct).toEqual([2]);
    const lastCard = { ...tied, options, round: 1, starter: 2 };
    expect(statusOf(play(lastCard, 0, move))).toMatchObject({ round: 2, toAct: [0] });
  });
});

test.each(seatCounts)(
  'random matches of %i players end, and no try is legal by accident',
  (seats) => {
    const random = createRandom(`random ${seats}`);
    for (const number of span(1, 10)) {
      const reading = createPenguinPartyReading(seats, random, `${number}`);
      while (!reading.status().over) {
        const { seat, move } = reading.illegalMove(random);
        expect(reading.legalMoves(seat)).not.toContainEqual(move);
        reading.nextMove(random).commit();
      }
      expect(reading.status().round).toBeGreaterThanOrEqual(seats);
    }
  },
);
