import { describe, expect, test } from 'vitest';
import { begin, play, statusOf, turnOrder, winnerOf } from './penguinramids.ts';
import { isAccepted, legalMoves } from './penguinramids-legality.ts';
import type { Action, Move } from './penguinramids-moves.ts';
import type { Player, State } from './penguinramids-state.ts';
import { canFlip, carries, everySlot, flip, place, strengthen } from './penguinramids-pyramid.ts';
import type { Colour, Penguin, Pyramid } from './penguinramids-pyramid.ts';
import { goalNames, goalScore, scoreOf } from './penguinramids-goals.ts';
import { reconstructedDeck } from './penguinramids-deck.ts';
import { createPenguinramidsReading, seatCounts } from './penguinramids-reading.ts';
import { createRandom } from './random.ts';
import { itemAt, span } from './list.ts';

let made = 0;

/** A penguin written `weight left/right`. */
function penguin(text: string, colour: Colour = 'red'): Penguin {
  const [weight = 0, left = 0, right = 0] = text.split(/[ /]/).map(Number);
  made += 1;
  return { id: `p${made}`, colour, weight, left, right };
}

/** Penguins filling the slots from the base up, left to right. */
function pyramidOf(...penguins: Penguin[]): Pyramid {
  return penguins.reduce<Pyramid>(
    (pyramid, each, index) => place(pyramid, each, itemAt(everySlot, index), 'colour'),
    [],
  );
}

const fullBase = () => pyramidOf(...span(1, 4).map(() => penguin('2 0/1')));

/** Seat 0 of two in its turn. */
function turnState(action: Action, player: Partial<Player>, change: Partial<State> = {}): State {
  const hand = ([1, 2, 3, 4, 5] as const).filter((card) => card !== action);
  const fresh = begin({ seats: 2, chief: 1, goals: [], deck: reconstructedDeck() });
  const someone: Player = { hand, chosen: null, front: [action], tokens: 0, pyramid: [] };
  const turn = { seat: 0, action, hasActed: false, hasPlaced: false };
  return { ...fresh, turn, players: [{ ...someone, ...player }, someone], ...change };
}

function types(state: State): string[] {
  return [...new Set(legalMoves(state, 0).map((move) => move.type))].toSorted();
}

function takes(state: State): (Move & { type: 'take' })[] {
  return legalMoves(state, 0).filter((move) => move.type === 'take');
}

function openSlots(state: State): string[] {
  return [...new Set(takes(state).map(({ slot }) => slot.join()))];
}

describe('carrying', () => {
  test('[PR10] arms of 0 and 2 carry a weight of 2, arms of 1 and 0 do not', () => {
    expect(carries(pyramidOf(penguin('0 0/0'), penguin('0 2/0')), [1, 0], 2)).toBe(true);
    expect(carries(pyramidOf(penguin('0 2/1'), penguin('0 0/2')), [1, 0], 2)).toBe(false);
  });

  test('[PR17] an arm of 2 with a token is 3 and with a 1 beside it carries a 4', () => {
    const pyramid = pyramidOf(penguin('0 0/2'), penguin('0 1/0'));
    expect(carries(pyramid, [1, 0], 4)).toBe(false);
    expect(carries(strengthen(pyramid, [0, 0], 'right'), [1, 0], 4)).toBe(true);
  });

  test('[PR14] a penguin turns grey only if what it helps to carry is still carried', () => {
    const base = [penguin('0 2/2'), penguin('0 1/0'), penguin('0 0/0'), penguin('0 0/0')];
    const pyramid = pyramidOf(...base, penguin('3 0/0'));
    expect(canFlip(pyramid, [0, 0])).toBe(false);
    expect(canFlip(strengthen(pyramid, [0, 0], 'right'), [0, 0])).toBe(true);
    expect(canFlip(pyramid, [1, 0])).toBe(true);
    expect(canFlip(flip(pyramid, [1, 0]), [1, 0])).toBe(false);
  });
});

describe('taking', () => {
  test('[PR9] the first penguin goes on any base slot, later ones next to it', () => {
    expect(openSlots(turnState(1, {}))).toEqual(['0,0', '0,1', '0,2', '0,3']);
    const one = pyramidOf(penguin('0 0/0'));
    expect(openSlots(turnState(1, { pyramid: one }))).toEqual(['0,1']);
  });

  test('[PR11] a weight of 3 fits nowhere and a 0 does: the 0 must be taken', () => {
    const available = [penguin('3 1/1'), penguin('0 1/1')];
    const moves = takes(turnState(1, { pyramid: fullBase() }, { available }));
    expect(new Set(moves.map((move) => move.penguin))).toEqual(new Set([available[1]?.id]));
    expect(new Set(moves.map((move) => move.side))).toEqual(new Set(['colour']));
  });

  test('[PR11] if nothing fits, any one goes grey in any open slot', () => {
    const available = [penguin('3 1/1'), penguin('4 1/1')];
    const moves = takes(turnState(1, { pyramid: fullBase() }, { available }));
    expect(moves).toHaveLength(2 * 3);
    expect(new Set(moves.map((move) => move.side))).toEqual(new Set(['grey']));
  });

  test('[PR14] by action 2 any one may be placed grey, which uses the action up', () => {
    const available = [penguin('3 1/1'), penguin('0 1/1')];
    const state = turnState(2, { pyramid: fullBase() }, { available });
    const grey = takes(state).filter((move) => move.side === 'grey');
    expect(grey).toHaveLength(2 * 3);
    expect(types(play(state, 0, itemAt(grey, 0)))).toEqual(['end']);
  });

  test('[PR14] a grey placement forced anyway leaves action 2 unused', () => {
    const state = turnState(2, { pyramid: fullBase() }, { available: [penguin('4 1/1')] });
    expect(types(play(state, 0, itemAt(takes(state), 0)))).toEqual(['end', 'flip']);
  });
});

describe('turn order', () => {
  test('[PR6] one on 1 and two on 4: the 1 first, then the tied ones from the Chief clockwise', () => {
    expect(turnOrder([4, 1, 4], 2)).toEqual([1, 2, 0]);
    expect(turnOrder([4, 1, 4], 1)).toEqual([1, 2, 0]);
    expect(turnOrder([4, 1, 4], 0)).toEqual([1, 0, 2]);
  });

  test('[PR13] [PR16] two on 1, one of them Chief, and one on 4', () => {
    const deck = reconstructedDeck();
    let state = begin({ seats: 3, chief: 1, goals: [], deck });
    const [zero, one, two] = state.players;
    if (zero === undefined || one === undefined || two === undefined) throw new Error('three');
    const players = [zero, one, { ...two, hand: [1, 4, 5] as const, front: [2, 3] as const }];
    state = { ...state, players };
    state = play(state, 0, { type: 'choose', action: 1 });
    state = play(state, 1, { type: 'choose', action: 1 });
    state = play(state, 2, { type: 'choose', action: 4 });
    expect([state.turn?.seat, ...state.turnsToCome.map(({ seat }) => seat)]).toEqual([1, 0, 2]);
    expect(isAccepted(state, 1, { type: 'chief' })).toBe(false);
    state = takeAndEnd(state, 1);
    state = takeAndEnd(play(state, 0, { type: 'chief' }), 0);
    expect(state.chief).toBe(0);
    expect(state.players[2]?.front).toEqual([2, 3, 4]);
    state = play(state, 2, { type: 'recall' });
    expect(state.players[2]).toMatchObject({ hand: [1, 2, 3, 4, 5], front: [] });
  });

  test('[PR5] a choice is replaced until all have chosen, and legal lists only who has not', () => {
    const state = play(begin({ seats: 2, chief: 0, goals: [], deck: reconstructedDeck() }), 0, {
      type: 'choose',
      action: 3,
    });
    expect(statusOf(state).toAct).toEqual([1]);
    expect(legalMoves(state, 0)).toEqual([]);
    const again = play(state, 0, { type: 'choose', action: 5 });
    expect(play(again, 1, { type: 'choose', action: 4 }).turn).toMatchObject({ seat: 1 });
  });
});

function takeAndEnd(state: State, seat: number): State {
  const move = legalMoves(state, seat).find(({ type }) => type === 'take');
  if (move === undefined) throw new Error('nothing to take');
  return play(play(state, seat, move), seat, { type: 'end' });
}

describe('actions', () => {
  test('[PR15] an exchanged penguin goes under the deck, the top card replaces it', () => {
    const state = turnState(3, {});
    const named = itemAt(state.available, 0);
    const after = play(state, 0, { type: 'swap', penguin: named.id });
    expect(after.available).toContain(state.deck[0]);
    expect(after.deck.at(-1)).toBe(named);
    expect(types(after)).toEqual(['take']);
  });

  test('[PR15] and only before taking', () => {
    const state = turnState(3, {});
    expect(types(play(state, 0, itemAt(takes(state), 0)))).toEqual(['end']);
  });

  test('[PR17] a token is taken while there is one, and may be put at once', () => {
    const state = turnState(5, { pyramid: fullBase() }, { supply: 1 });
    const after = play(state, 0, { type: 'token' });
    expect(types(after)).toEqual(['strengthen', 'take']);
    expect(types(turnState(5, { pyramid: fullBase() }, { supply: 0 }))).toEqual(['take']);
  });

  test.each([
    { round: 5, hand: [1, 2, 3, 5], recalled: true },
    { round: 6, hand: [1, 2, 3, 5], recalled: false },
    { round: 9, hand: [], recalled: true },
    { round: 10, hand: [], recalled: false },
  ] as const)('[PR18] action 4 left unused, %o', ({ round, hand, recalled }) => {
    const state = takeAndEnd(turnState(4, { hand, front: [4] }, { round }), 0);
    const { players } = state;
    expect(players[0]?.hand).toEqual(recalled ? [1, 2, 3, 4, 5] : hand);
  });
});

describe('the end', () => {
  const finalExample = pyramidOf(
    penguin('4 1/1', 'red'),
    penguin('1 1/1', 'blue'),
    penguin('2 1/0', 'blue'),
    penguin('0 2/2', 'blue'),
    penguin('2 1/1', 'green'),
    penguin('1 0/2', 'blue'),
    penguin('0 1/1', 'blue'),
    penguin('3 0/0', 'yellow'),
    penguin('0 1/1', 'red'),
    penguin('1 2/2', 'blue'),
  );
  const ending = { chief: 1, players: [{ pyramid: finalExample, front: [] }] };

  test('[PR21] the final example is 21', () => {
    expect(scoreOf(ending, 0, [])).toBe(10);
    expect(scoreOf(ending, 0, ['one-raised-arm', 'third-level-twice', 'four-colour-side'])).toBe(
      21,
    );
  });

  test('grey has two arms, weighs nothing and is no colour', () => {
    const pyramid = flip(flip(finalExample, [0, 2]), [2, 0]);
    const grey = { chief: 0, players: [{ pyramid, front: [1, 4] }] };
    const scores = goalNames.map((goal) => [goal, goalScore(grey, 0, goal)]);
    expect(Object.fromEntries(scores)).toEqual({
      'one-raised-arm': 2,
      'cards-in-front': 2,
      'most-zero-weight': 5,
      'four-colour-side': 0,
      'third-level-twice': 0,
      'no-grey': 0,
      'one-colour-level': 0,
      'chief-at-end': 3,
      'most-of-one-colour': 5,
      'every-weight': 0,
    });
  });

  test('every goal of a pyramid without grey', () => {
    const scores = goalNames.map((goal) => [goal, goalScore(ending, 0, goal)]);
    expect(Object.fromEntries(scores)).toEqual({
      'one-raised-arm': 4,
      'cards-in-front': 0,
      'most-zero-weight': 5,
      'four-colour-side': 4,
      'third-level-twice': 3,
      'no-grey': 4,
      'one-colour-level': 0,
      'chief-at-end': 0,
      'most-of-one-colour': 5,
      'every-weight': 4,
    });
  });

  test('[PR21] a tie goes to the Chief, else to the tied player nearest clockwise', () => {
    expect(winnerOf([7, 7, 3], 1)).toBe(1);
    expect(winnerOf([7, 7, 3], 2)).toBe(0);
    expect(winnerOf([7, 3, 7, 5], 1)).toBe(2);
  });

  test('the reconstructed deck has 13 of each colour, mirrored in green and yellow', () => {
    const deck = reconstructedDeck();
    expect(deck).toHaveLength(52);
    const arms = (colour: Colour) =>
      deck.filter((each) => each.colour === colour).map(({ left, right }) => [left, right]);
    expect(arms('green')).toEqual(arms('red').map((pair) => pair.toReversed()));
    expect(arms('yellow')).toEqual(arms('green'));
    expect(arms('blue')).toEqual(arms('red'));
  });
});

test.each(seatCounts)('random matches of %i players end in round 10 with one winner', (seats) => {
  const random = createRandom(`random ${seats}`);
  for (const number of span(1, 10)) {
    const reading = createPenguinramidsReading(seats, random, `${number}`);
    while (!reading.status().over) {
      const { seat, move } = reading.illegalMove(random);
      expect(reading.legalMoves(seat)).not.toContainEqual(move);
      reading.nextMove(random).commit();
    }
    expect(reading.status()).toMatchObject({ round: 10, toAct: [] });
    expect(reading.status().winners).toHaveLength(1);
  }
});
