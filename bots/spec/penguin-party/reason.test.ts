import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { Move, State } from '@rookery/rules/penguin-party/vocabulary';
import { expect, test } from 'vitest';
import { parseTable } from '../../../rules/spec/penguin-party/drawing.ts';
import { reasonFor, type PenguinPartyReason } from '../../penguin-party/reason.ts';

const first = entryOf(seatsOf(2), 0);

/** A move of the first seat, which must be legal. */
function moveOf(state: State, notation: string): Move {
  const move = penguinParty.notation.parseMove(notation);
  if (!move.ok || penguinParty.refuse(state, first, move.value)) throw new Error('no move');
  return move.value;
}

/** What is said for a move of the first seat, by itself or against another. */
const why = (state: State, notation: string, instead?: string): PenguinPartyReason =>
  reasonFor(
    penguinParty.view(state, first),
    moveOf(state, notation),
    instead === undefined ? undefined : moveOf(state, instead),
  );

// Two players, so seven cards fill the base; seven of each colour, eight blue.

test('the only move', () => {
  const state = parseTable('R G G G Y Y Y', { hands: ['RB', 'GG'] });
  expect(why(state, 'R1+0')).toEqual({ kind: 'only-move' });
});

test.each([
  [0, 0],
  [1, 1],
  [5, 2],
])('the last card, with %i points, gives back %i', (points, givenBack) => {
  const state = parseTable('R G R G R G R', { hands: ['G', 'RR'], points: [points, 0] });
  expect(why(state, 'G1+0')).toEqual({ kind: 'empties-hand', givenBack });
});

test('only red fits, and all reds are seen: nobody can go on', () => {
  const state = parseTable('R R R R R R', { hands: ['RY', 'GB'] });
  expect(why(state, 'R0+6')).toEqual({ kind: 'ends-round' });
});

test('only red and yellow fit, and the player holds all that are left of them', () => {
  const state = parseTable(
    `
     R R . Y Y
    R R R Y Y Y
  `,
    { hands: ['RRYY', 'GB'] },
  );
  expect(why(state, 'Y0+6')).toEqual({ kind: 'forces-out', seat: 1 });
});

test('a colour that others may hold has no place left', () => {
  const state = parseTable(
    `
     . R . . . .
    R G R Y P Y B
  `,
    { hands: ['RY', 'GG'] },
  );
  expect(why(state, 'R1+0')).toEqual({ kind: 'shuts-out', colours: ['green'] });
});

test('few colours are left for the next player', () => {
  const state = parseTable(
    `
     . R . . . .
    R G R R Y Y Y
  `,
    { hands: ['RGY', 'BB'] },
  );
  expect(why(state, 'R1+0')).toEqual({ kind: 'leaves-only', seat: 1, colours: ['red', 'yellow'] });
});

test('the next player is one who still plays', () => {
  const drawing = `
     . R . . . .
    R G R R Y Y Y B
  `;
  const state = parseTable(drawing, { hands: ['RGY', '', 'BB'] });
  const narrowed = parseTable(drawing.replace(' B', ' Y'), { hands: ['RGY', '', 'BB'] });
  expect(why(state, 'R1+0').kind).not.toBe('leaves-only');
  expect(why(narrowed, 'R1+0')).toMatchObject({ kind: 'leaves-only', seat: 2 });
});

test('a colour of the hand keeps places that the other move would cost', () => {
  const state = parseTable('R B R G G Y Y', { hands: ['BRY', 'GG'] });
  expect(why(state, 'Y1+5', 'R1+0')).toEqual({
    kind: 'keeps-alive',
    colour: 'blue',
    places: 2,
    instead: 1,
  });
});

test('a card in the base opens a place above it', () => {
  const state = parseTable('R', { hands: ['RRY', 'GG'] });
  expect(why(state, 'Y0+1')).toEqual({ kind: 'opens-place', colour: 'yellow' });
});

test('the first card opens nothing above itself', () => {
  const state = parseTable('', { hands: ['RRY', 'GG'] });
  expect(why(state, 'Y0+0').kind).not.toBe('opens-place');
});

test('the places left for the hand are counted only where no move leaves more', () => {
  const state = parseTable('R R R R G G G', { hands: ['RRB', 'GG'] });
  expect(why(state, 'R1+0')).toEqual({ kind: 'most-places', places: 3 });
});

test('against a move that leaves fewer places both numbers are said', () => {
  const state = parseTable('R G R R Y Y Y', { hands: ['RRY', 'GG'] });
  expect(why(state, 'R1+0', 'Y1+3')).toEqual({ kind: 'more-places', places: 5, instead: 3 });
});

test('against a move that does the same it says so', () => {
  const state = parseTable('R R R R G G G', { hands: ['RRB', 'GG'] });
  expect(why(state, 'R1+0', 'R1+0')).toEqual({ kind: 'overall' });
});

test('no other card of the hand fits afterwards', () => {
  const state = parseTable('R R R R G G G', { hands: ['RB', 'GG'] });
  expect(why(state, 'R1+0')).toEqual({ kind: 'runs-dry' });
});

test('what others hold makes no difference', () => {
  const drawing = `
     . R . . . .
    R G R R Y Y Y
  `;
  const reasons = ['BB', 'GG', 'PB'].map((other) =>
    why(parseTable(drawing, { hands: ['RGY', other] }), 'R1+0'),
  );
  expect(new Set(reasons.map((reason) => JSON.stringify(reason))).size).toBe(1);
});
