import { expect, test } from 'vitest';
import { penguinParty } from '../../penguin-party/game.ts';
import { moveOf, parseTable, playAll, refuseAt, roundOf, seatAt } from './drawing.ts';

const everyColour = 'RGYPB';
const legalAt = (table: Parameters<typeof refuseAt>[0]) =>
  penguinParty.legalMoves(table, seatAt(0));

test('[PP6] a card must come from the own hand', () => {
  const table = parseTable('G R', { hands: ['GGR', 'B', 'Y'] });
  expect(refuseAt(table, 'B 0 2')).toEqual({
    kind: 'colour-not-in-hand',
    colour: 'blue',
    hand: { red: 1, green: 2, yellow: 0, purple: 0, blue: 0 },
  });
  expect(refuseAt(table, 'G 0 2')).toBeUndefined();
});

test('[PP6] only the seat whose turn it is may place', () => {
  const table = parseTable('G R', { hands: ['G', 'B', 'Y'], turn: 1 });
  expect(refuseAt(table, 'G 0 2', 0)).toEqual({ kind: 'not-your-turn', turn: 1 });
  expect(legalAt(table)).toEqual([]);
  expect(penguinParty.waiting(table)).toEqual({ for: 'seats', seats: [1] });
});

test('[PP6] a turn is exactly one card, then it is the next seat’s', () => {
  const { state, events } = playAll(parseTable('G R', { hands: ['GG', 'B', 'Y'] }), 'G 0 2');
  expect(events).toEqual([{ type: 'placed', seat: 0, colour: 'green', row: 0, x: 2 }]);
  expect(penguinParty.waiting(state)).toEqual({ for: 'seats', seats: [1] });
});

test('[PP6] there is no move to pass while a card fits', () => {
  const table = parseTable('G R', { hands: ['G', 'B', 'Y'] });
  expect(legalAt(table)).toEqual([moveOf('G 0 -1'), moveOf('G 0 2'), moveOf('G 1 0')]);
});

test('[PP6] [PP7] [PP8] [PP9] every legal placement is listed once, and no other', () => {
  const table = parseTable(
    `
      . . .
     R B B Y
  `,
    { hands: ['RBP', 'B', 'Y'] },
  );
  const legal = ['R 0 -1', 'P 0 -1', 'B 0 -1', 'R 0 4', 'P 0 4', 'B 0 4'];
  const above = ['R 1 0', 'B 1 0', 'B 1 1', 'B 1 2'];
  expect(legalAt(table)).toEqual([...legal, ...above].map(moveOf));
  const mirrored = parseTable('Y B B R', { hands: ['RBP', 'B', 'Y'] });
  const overMirrored = ['B 1 0', 'B 1 1', 'B 1 2', 'R 1 2'];
  expect(legalAt(mirrored)).toEqual([...legal, ...overMirrored].map(moveOf));
});

test('[PP7] the first card opens the base at x 0, in any colour', () => {
  const table = parseTable('', { hands: [everyColour, 'B', 'Y'] });
  expect(legalAt(table)).toEqual([...everyColour].map((colour) => moveOf(`${colour} 0 0`)));
  expect(refuseAt(table, 'R 0 1')).toEqual({ kind: 'not-beside-the-base', open: [0] });
});

test('[PP7] base cards go directly left or right of the row', () => {
  const table = parseTable('G R', { hands: [everyColour, 'B', 'Y'] });
  for (const colour of everyColour) {
    expect(refuseAt(table, `${colour} 0 -1`)).toBeUndefined();
    expect(refuseAt(table, `${colour} 0 2`)).toBeUndefined();
  }
  expect(refuseAt(table, 'B 0 -2')).toEqual({ kind: 'not-beside-the-base', open: [-1, 2] });
  expect(refuseAt(table, 'B 0 3')).toEqual({ kind: 'not-beside-the-base', open: [-1, 2] });
  expect(refuseAt(table, 'B 0 1')).toEqual({ kind: 'spot-taken', by: 'red' });
});

test('[PP7] the row floats: both ends stay open until it is full', () => {
  const table = parseTable('', { hands: ['R'.repeat(7), 'G'.repeat(7), 'Y'.repeat(7)] });
  const left = ['R 0 0', 'G 0 -1', 'Y 0 -2', 'R 0 -3', 'G 0 -4', 'Y 0 -5', 'R 0 -6'];
  const { state } = playAll(table, ...left);
  expect(refuseAt(state, 'G 0 -7', 1)).toBeUndefined();
  expect(refuseAt(state, 'G 0 1', 1)).toBeUndefined();
  const full = playAll(state, 'G 0 1').state;
  expect(refuseAt(full, 'Y 0 2', 2)).toEqual({ kind: 'base-full', most: 8 });
});

test('[PP7] what lies above stays where it is when the base grows to the left', () => {
  const table = parseTable('.\nG R', { hands: ['GR', 'BB', 'YY'] });
  const { state } = playAll(table, 'G 1 0', 'B 0 -1');
  expect(refuseAt(state, 'Y 1 0', 2)).toEqual({ kind: 'spot-taken', by: 'green' });
  expect(refuseAt(state, 'Y 1 -1', 2)).toEqual({
    kind: 'colour-must-match',
    oneOf: ['blue', 'green'],
  });
});

test('[PP8] a card lies over two neighbours, as soon as both are there', () => {
  const table = parseTable('G R B', { hands: [everyColour, 'B', 'Y'] });
  expect(refuseAt(table, 'R 1 0')).toBeUndefined();
  expect(refuseAt(table, 'R 1 1')).toBeUndefined();
  expect(refuseAt(table, 'R 1 2')).toEqual({ kind: 'unsupported', missing: [{ row: 0, x: 3 }] });
  expect(refuseAt(table, 'R 2 0')).toEqual({
    kind: 'unsupported',
    missing: [
      { row: 1, x: 0 },
      { row: 1, x: 1 },
    ],
  });
  expect(refuseAt(table, 'R 9 9')).toMatchObject({ kind: 'unsupported' });
});

test('[PP7] [PP8] the pyramid grows as it is built, to either side and upwards', () => {
  const table = parseTable('', { hands: ['RRR', 'GGG', 'RGR'] });
  const { state } = playAll(table, 'R 0 0', 'G 0 1', 'R 0 -1', 'R 1 -1', 'G 1 0');
  expect(penguinParty.legalMoves(state, seatAt(2))).toEqual(
    ['R 0 -2', 'G 0 -2', 'R 0 2', 'G 0 2', 'R 2 -1', 'G 2 -1'].map(moveOf),
  );
});

test('[PP7] what lies above stays where it is when the base grows to the right', () => {
  const table = parseTable('.\nG R', { hands: ['GR', 'BB', 'YY'] });
  const { state } = playAll(table, 'G 1 0', 'B 0 2');
  expect(roundOf(state).pyramid).toEqual({
    left: 0,
    rows: [['green', 'red', 'blue'], ['green', null], [null]],
  });
});

test('[PP8] a row need not be full before the next one begins', () => {
  const table = parseTable(
    `
       .
      G B .
     G R B Y
  `,
    { hands: [everyColour, 'B', 'Y'] },
  );
  expect(refuseAt(table, 'G 2 0')).toBeUndefined();
  expect(refuseAt(table, 'B 2 0')).toBeUndefined();
  expect(refuseAt(table, 'B 2 1')).toEqual({ kind: 'unsupported', missing: [{ row: 1, x: 2 }] });
});

test('[PP8] a place holds one card', () => {
  const table = parseTable('G\nG R', { hands: [everyColour, 'B', 'Y'] });
  expect(refuseAt(table, 'R 1 0')).toEqual({ kind: 'spot-taken', by: 'green' });
});

test('[PP9] a penguin above must match one of the two below', () => {
  const table = parseTable(
    `
      .
     G R
  `,
    { hands: [everyColour, 'B', 'Y'] },
  );
  expect(refuseAt(table, 'B 1 0')).toEqual({ kind: 'colour-must-match', oneOf: ['green', 'red'] });
  expect(refuseAt(table, 'G 1 0')).toBeUndefined();
  expect(refuseAt(table, 'R 1 0')).toBeUndefined();
});

test('[PP9] over two of one colour only that colour fits', () => {
  const table = parseTable('B B', { hands: [everyColour, 'B', 'Y'] });
  expect(refuseAt(table, 'R 1 0')).toEqual({ kind: 'colour-must-match', oneOf: ['blue'] });
  expect(refuseAt(table, 'B 1 0')).toBeUndefined();
});

test('[PP7] [PP9] the rulebook’s picture of one turn', () => {
  const table = parseTable(
    `
      . . .
     R B B Y
  `,
    { hands: [everyColour, 'B', 'Y'] },
  );
  const fitting = (row: number, x: number) =>
    [...everyColour].filter((c) => !refuseAt(table, `${c} ${String(row)} ${String(x)}`)).join('');
  expect(fitting(0, -1)).toBe(everyColour);
  expect(fitting(1, 0)).toBe('RB');
  expect(fitting(1, 1)).toBe('B');
  expect(fitting(1, 2)).toBe('YB');
  expect(fitting(0, 4)).toBe(everyColour);
});

test('[PP9] the pictures of right and wrong places in the older edition', () => {
  const table = parseTable('. . .\nY G B B', { hands: [everyColour, 'B', 'Y'], edition: 'amigo' });
  expect(refuseAt(table, 'Y 1 0')).toBeUndefined();
  expect(refuseAt(table, 'B 1 2')).toBeUndefined();
  expect(refuseAt(table, 'R 1 0')).toMatchObject({ kind: 'colour-must-match' });
  expect(refuseAt(table, 'G 1 3')).toMatchObject({ kind: 'unsupported' });
});
