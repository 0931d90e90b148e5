import { expect, test } from 'vitest';
import { seededStreams } from '../../kernel/rng.ts';
import { listCards } from '../../penguin-party/cards.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import type { Colour, Deal } from '../../penguin-party/vocabulary.ts';
import { cardsOf, seatAt } from './drawing.ts';

const { parseOptions, parseMove } = penguinParty;

/** Three hands of twelve that use up the newer deck. */
const threeHands: readonly (readonly Colour[])[] = [
  'RRRRRRRGGGGG',
  'GGYYYYYYYPPP',
  'PPPPBBBBBBBB',
].map((letters) => listCards(cardsOf(letters)));
const threeDeal: Deal = { hands: threeHands, first: null };

test('[PP1] [PP5] [PP17] left open, options are the newer edition, a drawn starter and shared victory', () => {
  const value = { edition: 'iello', start: null, tie: 'share', deals: [] };
  for (const nothing of [undefined, null, {}]) {
    expect(parseOptions(nothing, 3)).toEqual({ ok: true, value });
  }
});

test('options that are given are kept', () => {
  const value = { edition: 'amigo', start: 2, tie: 'extra-round', deals: [] };
  expect(parseOptions(value, 3)).toEqual({ ok: true, value });
});

test('mistakes in options are all named, with what is allowed', () => {
  const wrong = { edition: 'kosmos', start: 3, tie: 1, deals: {}, house: true };
  expect(parseOptions(wrong, 3)).toEqual({
    ok: false,
    problems: [
      {
        kind: 'unknown-field',
        at: 'options.house',
        allowed: ['edition', 'start', 'tie', 'deals'],
      },
      {
        kind: 'not-allowed',
        at: 'options.edition',
        found: 'kosmos',
        allowed: ['iello', 'amigo'],
      },
      { kind: 'out-of-range', at: 'options.start', found: 3, least: 0, most: 2 },
      { kind: 'not-allowed', at: 'options.tie', found: 1, allowed: ['share', 'extra-round'] },
      { kind: 'wrong-type', at: 'options.deals', expected: 'list' },
    ],
  });
  expect(parseOptions([], 3)).toMatchObject({ ok: false, problems: [{ kind: 'wrong-type' }] });
});

test('[PP1] a given deal cannot hold more of a colour than the deck', () => {
  expect(parseOptions({ deals: [threeDeal] }, 3)).toMatchObject({ ok: true });
  expect(parseOptions({ edition: 'amigo', deals: [threeDeal] }, 3)).toEqual({
    ok: false,
    problems: [{ kind: 'too-many-of', at: 'options.deals[0]', what: 'blue', found: 8, most: 7 }],
  });
});

test('[PP2] a given deal has a hand of the right size for each seat', () => {
  expect(parseOptions({ deals: [{ hands: threeHands.slice(1) }] }, 3)).toMatchObject({
    problems: [{ kind: 'wrong-count', at: 'options.deals[0].hands', found: 2, expected: 3 }],
  });
  const short = [threeHands[0]?.slice(1), ...threeHands.slice(1)];
  expect(parseOptions({ deals: [{ hands: short }] }, 3)).toMatchObject({
    problems: [{ kind: 'wrong-count', at: 'options.deals[0].hands[0]', found: 11, expected: 12 }],
  });
});

test('[PP3] a given deal for five names the first card, and no other does', () => {
  const hands = [...'RGYPB'].map((letter) => listCards(cardsOf(letter.repeat(7))));
  expect(parseOptions({ deals: [{ hands, first: 'blue' }] }, 5)).toMatchObject({ ok: true });
  expect(parseOptions({ deals: [{ hands }] }, 5)).toMatchObject({
    problems: [{ kind: 'missing-field', at: 'options.deals[0].first' }],
  });
  expect(parseOptions({ deals: [{ ...threeDeal, first: 'blue' }] }, 3)).toMatchObject({
    problems: [{ kind: 'not-allowed', at: 'options.deals[0].first', allowed: [null] }],
  });
});

test('[PP1] [PP3] the first card counts among the cards of a given deal', () => {
  const hands = Array.from('RGYPB', (letter) => listCards(cardsOf(letter.repeat(7))));
  expect(parseOptions({ deals: [{ hands, first: 'red' }] }, 5)).toEqual({
    ok: false,
    problems: [{ kind: 'too-many-of', at: 'options.deals[0]', what: 'red', found: 8, most: 7 }],
  });
  expect(parseOptions({ edition: 'amigo', deals: [{ hands, first: 'green' }] }, 5).ok).toBe(true);
});

test('given deals are dealt in their order; later rounds are drawn', () => {
  const options = parseOptions({ start: 0, deals: [threeDeal] }, 3);
  if (!options.ok) throw new Error('refused');
  const first = penguinParty.start(options.value, 3);
  expect(penguinParty.roll(first, seededStreams('a'))).toEqual({
    type: 'deal',
    hands: [cardsOf('RRRRRRRGGGGG'), cardsOf('GGYYYYYYYPPP'), cardsOf('PPPPBBBBBBBB')],
    first: null,
  });
  const second = { ...first, stage: { phase: 'deal', number: 2, starter: seatAt(1) } } as const;
  const drawn = penguinParty.roll({ ...second, deals: [] }, seededStreams('a'));
  expect(penguinParty.roll(second, seededStreams('a'))).toEqual(drawn);
});

test('the form of a move', () => {
  const move = { colour: 'red', row: 1, x: -2 };
  expect(parseMove(move)).toEqual({ ok: true, value: move });
  expect(parseMove({ ...move, x: -0 })).toEqual({ ok: true, value: { ...move, x: 0 } });
  expect(parseMove({ colour: 'pink', row: -1, x: 1.5, y: 0 })).toMatchObject({
    problems: [
      { kind: 'unknown-field', at: 'move.y' },
      { kind: 'not-allowed', at: 'move.colour' },
      { kind: 'out-of-range', at: 'move.row' },
      { kind: 'wrong-type', at: 'move.x' },
    ],
  });
  for (const wrong of [null, 7, 'R1+0', [], undefined]) {
    expect(parseMove(wrong)).toMatchObject({ ok: false });
  }
  expect(parseMove({ colour: 'red', row: 100, x: 0 })).toMatchObject({ ok: false });
  expect(parseMove({ colour: 'red', row: 99, x: -99 })).toMatchObject({ ok: true });
  expect(parseMove({ colour: 'red', row: 0, x: 100 })).toMatchObject({ ok: false });
});
