import { expect, test } from 'vitest';
import { quickRng, seededStreams } from '../../kernel/rng.ts';
import { viewersOf, type Viewer } from '../../kernel/seat.ts';
import { deckOf, listCards, combine, subtract } from '../../penguin-party/cards.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import { letterOf } from '../../penguin-party/notation.ts';
import { cardsIn, fittingColours } from '../../penguin-party/pyramid.ts';
import type { Cards, Colour, State } from '../../penguin-party/vocabulary.ts';
import { cardsOf, parseTable, roundOf, seatAt, turnOf } from '../penguin-party/drawing.ts';

const lettersOf = (cards: Cards): string => listCards(cards).map(letterOf).join('');
const worldOf = (hands: readonly Cards[]): string => hands.map(lettersOf).join(' ');

/** Every way to deal different cards to places of these sizes. */
function* dealings(cards: readonly Colour[], sizes: readonly number[]): Generator<Colour[][]> {
  const [size, ...others] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (const [taken, left] of combinations(cards, size)) {
    for (const rest of dealings(left, others)) yield [taken, ...rest];
  }
}

function* combinations(cards: readonly Colour[], size: number): Generator<[Colour[], Colour[]]> {
  const [card, ...others] = cards;
  if (card === undefined) {
    if (size === 0) yield [[], []];
    return;
  }
  for (const [taken, left] of combinations(others, size)) yield [taken, [card, ...left]];
  if (size === 0) return;
  for (const [taken, left] of combinations(others, size - 1)) yield [[card, ...taken], left];
}

/** The share of each world, by trying every dealing and keeping those that agree with the view. */
function expectedShares(state: State, viewer: Viewer): ReadonlyMap<string, number> {
  const { hands, out, pyramid, unused } = roundOf(state);
  const own = viewer === 'onlooker' ? [] : hands.slice(viewer, viewer + 1);
  const unseen = listCards(subtract(deckOf(state.edition), combine([...own, cardsIn(pyramid)])));
  const fitting = fittingColours(pyramid, state.seats === 2 ? 7 : 8);
  const sizes = [...hands, unused].map((cards, place) =>
    place === viewer ? 0 : listCards(cards).length,
  );
  const times = new Map<string, number>();
  for (const dealt of dealings(unseen, sizes)) {
    const consistent = dealt.every((hand, seat) => {
      if (seat === viewer) return true;
      if (hand.some((colour) => out[seat]?.includes(colour))) return false;
      return seat !== turnOf(state) || hand.some((colour) => fitting.includes(colour));
    });
    if (!consistent) continue;
    const world = dealt.map((hand) => hand.map(letterOf).toSorted().join('')).join(' ');
    times.set(world, (times.get(world) ?? 0) + 1);
  }
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([world, time]) => [world, time / total]));
}

const sortedLetters = (letters: string): string => [...letters].toSorted().join('');

function imaginedWorld(state: State, viewer: Viewer, rng: ReturnType<typeof quickRng>): string {
  const { hands, unused } = roundOf(penguinParty.imagine(penguinParty.view(state, viewer), rng));
  return worldOf([...hands.map((hand, seat) => (seat === viewer ? cardsOf('') : hand)), unused])
    .split(' ')
    .map(sortedLetters)
    .join(' ');
}

/** A late position: 28 cards lie; a green, a yellow, a blue and five purple ones are out of sight. */
const late = `
       . Y . B
      R G Y B B
     R G Y B B R
    R G Y P B R G
   R G Y P B R G Y
`;

/** Two players: a base of seven, and cards that nobody holds. */
const small = `
      R G Y B
     R G Y B B
    R G Y P B R
   R G Y P B R G
`;

const positions: readonly { name: string; state: State; viewer: Viewer }[] = [
  {
    name: 'an onlooker, nobody out',
    state: parseTable(late, { hands: ['BP', 'PPP', 'PYG'], turn: 0 }),
    viewer: 'onlooker',
  },
  {
    name: 'a player, another out',
    state: withOut(parseTable(late, { hands: ['BP', 'PPP', 'PYG'], turn: 2 }), 1, [
      'blue',
      'green',
    ]),
    viewer: seatAt(0),
  },
  {
    name: 'a player, two out at different moments',
    state: withOut(
      withOut(parseTable(late, { hands: ['B', 'PP', 'PG', 'YPP'], turn: 3 }), 1, [
        'blue',
        'yellow',
      ]),
      2,
      ['red', 'yellow'],
    ),
    viewer: seatAt(0),
  },
  {
    name: 'an onlooker, two out alike',
    state: withOut(
      withOut(parseTable(late, { hands: ['BP', 'PY', 'PG', 'PP'], turn: 0 }), 1, ['blue']),
      2,
      ['blue'],
    ),
    viewer: 'onlooker',
  },
  {
    name: 'two out at different moments, many cards unseen',
    state: withOut(
      withOut(parseTable(small, { hands: ['B', 'P', 'PG', 'YP'], turn: 3 }), 1, ['blue', 'red']),
      2,
      ['red', 'yellow'],
    ),
    viewer: seatAt(0),
  },
  {
    name: 'an onlooker, one out on either side of the one to move',
    state: withOut(
      withOut(parseTable(late, { hands: ['PG', 'BP', 'PP', 'YP'], turn: 1 }), 0, [
        'blue',
        'yellow',
      ]),
      2,
      ['yellow', 'green'],
    ),
    viewer: 'onlooker',
  },
  {
    name: 'two players with unused cards',
    state: parseTable(small, { hands: ['RG', 'YP'], turn: 1 }),
    viewer: seatAt(0),
  },
];

function withOut(state: State, seat: number, fitting: readonly Colour[]): State {
  const round = roundOf(state);
  const out = round.out.map((before, owner) => (owner === seat ? fitting : before));
  return { ...state, stage: { phase: 'turn', turn: turnOf(state), round: { ...round, out } } };
}

const draws = 4000;

test.each(positions)('[PP10] [PP11] worlds are drawn uniformly: $name', ({ state, viewer }) => {
  const expected = expectedShares(state, viewer);
  const rng = quickRng(seededStreams('uniform')(String(viewer)));
  const times = new Map<string, number>();
  for (let i = 0; i < draws; i += 1) {
    const world = imaginedWorld(state, viewer, rng);
    times.set(world, (times.get(world) ?? 0) + 1);
  }
  expect([...times.keys()].filter((world) => !expected.has(world))).toEqual([]);
  let chiSquare = 0;
  for (const [world, share] of expected) {
    chiSquare += ((times.get(world) ?? 0) - share * draws) ** 2 / (share * draws);
  }
  const freedom = expected.size - 1;
  expect(freedom).toBeGreaterThan(0);
  // Five standard deviations: one in a million for a fair draw.
  expect(chiSquare).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
});

test('the own hand is never in question', () => {
  const rng = seededStreams('own')('hand');
  for (const { state, viewer } of positions.filter((each) => each.viewer !== 'onlooker')) {
    const world = penguinParty.imagine(penguinParty.view(state, viewer), rng);
    expect(roundOf(world).hands[Number(viewer)]).toEqual(roundOf(state).hands[Number(viewer)]);
    expect(world.deals).toEqual([]);
  }
});

test('in every phase an imagined world looks the same to whoever imagined it', () => {
  const options = { edition: 'iello', start: null, tie: 'share', deals: [] } as const;
  const undealt = penguinParty.start(options, 3);
  const dealing = penguinParty.start({ ...options, start: seatAt(2) }, 3);
  const during = positions.map(({ state }) => state);
  const over = during.map((state): State => ({
    ...state,
    stage: { phase: 'over', round: roundOf(state) },
  }));
  const rng = quickRng(seededStreams('same')('views'));
  for (const state of [undealt, dealing, ...during, ...over]) {
    for (const viewer of viewersOf(state.seats)) {
      const view = penguinParty.view(state, viewer);
      expect(penguinParty.view(penguinParty.imagine(view, rng), viewer)).toStrictEqual(view);
    }
  }
});

test('a view that no world can have is a bug', () => {
  const state = withOut(parseTable(late, { hands: ['B', 'PPP', 'PP', 'PB'] }), 1, [
    'purple',
    'blue',
    'yellow',
    'green',
    'red',
  ]);
  const view = penguinParty.view(state, seatAt(0));
  expect(() => penguinParty.imagine(view, seededStreams('a')('b'))).toThrow('no world fits');
});
