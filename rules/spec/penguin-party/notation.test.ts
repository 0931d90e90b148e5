import fc from 'fast-check';
import { expect, test } from 'vitest';
import { penguinParty } from '../../penguin-party/game.ts';
import { colourOf, letterOf } from '../../penguin-party/notation.ts';
import { colours, type Chance, type State } from '../../penguin-party/vocabulary.ts';
import { cardsOf, parseTable, seatAt } from './drawing.ts';

const { notation, doubt } = penguinParty;

test('every colour has its letter', () => {
  expect(colours.map(letterOf).join('')).toBe('RGYPB');
  expect([...'RGYPB'].map(colourOf)).toEqual(colours);
  expect(colourOf('X')).toBeUndefined();
});

test.each([
  ['R1-2', { colour: 'red', row: 1, x: -2 }],
  ['B0+3', { colour: 'blue', row: 0, x: 3 }],
  ['G12+0', { colour: 'green', row: 12, x: 0 }],
] as const)('%s is a move', (text, move) => {
  expect(notation.formatMove(move)).toBe(text);
  expect(notation.parseMove(text)).toEqual({ ok: true, value: move });
});

test('minus zero in a text is zero', () => {
  const move = notation.parseMove('R0-0');
  expect(Object.is(move.ok && move.value.x, 0)).toBe(true);
});

test('moves come back from their text', () => {
  const moves = fc.record({
    colour: fc.constantFrom(...colours),
    row: fc.integer({ min: 0, max: 99 }),
    x: fc.integer({ min: -99, max: 99 }),
  });
  fc.assert(
    fc.property(moves, (move) => {
      expect(notation.parseMove(notation.formatMove(move))).toEqual({ ok: true, value: move });
    }),
  );
});

test.each(['', 'R', 'R1', 'X1+0', 'r1+0', 'R1+0 ', ' R1+0', 'R1+100', 'R100+1', 'R1 0', 'R1+'])(
  '"%s" is no move',
  (text) => {
    expect(notation.parseMove(text)).toEqual({
      ok: false,
      problems: [{ kind: 'unreadable', at: 'move', found: text }],
    });
  },
);

test.each<[string, Chance]>([
  ['s2', { type: 'starter', seat: seatAt(2) }],
  ['d21000.00012', { type: 'deal', hands: [cardsOf('RRG'), cardsOf('PBB')], first: null }],
  ['d00100-Y', { type: 'deal', hands: [cardsOf('Y')], first: 'yellow' }],
])('%s is a chance outcome', (text, chance) => {
  expect(notation.formatChance(chance)).toBe(text);
  expect(notation.parseChance(text)).toEqual({ ok: true, value: chance });
});

test.each(['', 's', 's10', 'sx', 'd', 'd123', 'd12345.', 'd12345-X', 'xd12345', 'd12345-Bx', 'x2'])(
  '"%s" is no chance outcome',
  (text) => {
    expect(notation.parseChance(text)).toEqual({
      ok: false,
      problems: [{ kind: 'unreadable', at: 'chance', found: text }],
    });
  },
);

test('a long text is repeated only in part', () => {
  const problems = [{ kind: 'unreadable', at: 'move', found: 'x'.repeat(60) }];
  expect(notation.parseMove('x'.repeat(1000))).toEqual({ ok: false, problems });
});

const beforeDeal = (seats: number): State => {
  const options = { edition: 'iello', start: seatAt(0), tie: 'share', deals: [] } as const;
  return penguinParty.start(options, seats);
};
const beforeStart = (seats: number): State => ({
  ...beforeDeal(seats),
  stage: { phase: 'starter' },
});
const deal = (letters: readonly string[], first: 'blue' | null = null): Chance => ({
  type: 'deal',
  hands: letters.map(cardsOf),
  first,
});
const sixes = ['RRRRRR', 'RGGGGG', 'GGYYYY', 'YYYPPP', 'PPPPBB', 'BBBBBB'];
const sevens = ['RRRRRRR', 'GGGGGGG', 'YYYYYYY', 'PPPPPPP', 'BBBBBBB'];

test('[PP5] a drawn starter sits at the table', () => {
  expect(doubt(beforeStart(3), { type: 'starter', seat: seatAt(2) })).toBeUndefined();
  expect(doubt(beforeStart(3), { type: 'starter', seat: seatAt(3) })).toEqual({
    kind: 'out-of-range',
    at: 'chance.seat',
    found: 3,
    least: 0,
    most: 2,
  });
});

test('[PP1] [PP2] [PP3] a deal that cannot have been is doubted', () => {
  expect(doubt(beforeDeal(6), deal(sixes))).toBeUndefined();
  expect(doubt(beforeDeal(5), deal(sevens, 'blue'))).toBeUndefined();
  expect(doubt(beforeStart(6), deal(sixes))).toMatchObject({ kind: 'not-allowed', at: 'chance' });
  expect(doubt(beforeDeal(5), deal(sixes))).toEqual({
    kind: 'wrong-count',
    at: 'chance.hands',
    found: 6,
    expected: 5,
  });
  expect(doubt(beforeDeal(6), deal([...sixes.slice(1), 'RRRRR']))).toEqual({
    kind: 'wrong-count',
    at: 'chance.hands',
    found: 5,
    expected: 6,
  });
  const contradiction = { kind: 'contradiction', at: 'chance.first', with: 'seats' };
  expect(doubt(beforeDeal(5), deal(sevens))).toEqual(contradiction);
  expect(doubt(beforeDeal(6), deal(sixes, 'blue'))).toEqual(contradiction);
  expect(doubt(beforeDeal(6), deal(['RRRRRR', 'RRGGGG', ...sixes.slice(2)]))).toEqual({
    kind: 'too-many-of',
    at: 'chance',
    what: 'red',
    found: 8,
    most: 7,
  });
  expect(doubt({ ...beforeDeal(5), edition: 'amigo' }, deal(sevens, 'blue'))).toMatchObject({
    kind: 'too-many-of',
    what: 'blue',
  });
});

test('a deal other than the one the table was given is doubted', () => {
  const hands = sixes.map((letters) => [...letters].map((letter) => colourOf(letter) ?? 'red'));
  const given = { ...beforeDeal(6), deals: [{ hands, first: null }] };
  expect(doubt(given, deal(sixes))).toBeUndefined();
  expect(doubt(given, deal(sixes.toReversed()))).toEqual({
    kind: 'contradiction',
    at: 'chance',
    with: 'options.deals[0]',
  });
});

test('[PP5] a starter is not drawn once the deal is due', () => {
  expect(doubt(beforeDeal(3), { type: 'starter', seat: seatAt(0) })).toEqual({
    kind: 'not-allowed',
    at: 'chance',
    found: 'starter',
    allowed: ['deal'],
  });
});

test('nothing is drawn in the middle of a round', () => {
  const table = parseTable('G R', { hands: ['G', 'B', 'Y'] });
  expect(doubt(table, { type: 'starter', seat: seatAt(0) })).toEqual({
    kind: 'not-allowed',
    at: 'chance',
    found: 'starter',
    allowed: ['turn'],
  });
});
