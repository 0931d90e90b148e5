import { colours, type Cards, type Colour, type Edition } from './vocabulary.ts';

/** No cards at all. */
export const noCards: Cards = { red: 0, green: 0, yellow: 0, purple: 0, blue: 0 };

/** PP1: seven of each colour, and an eighth of one that depends on the edition. */
const decks: { readonly [edition in Edition]: Cards } = {
  iello: { red: 7, green: 7, yellow: 7, purple: 7, blue: 8 },
  amigo: { red: 7, green: 8, yellow: 7, purple: 7, blue: 7 },
};

/** All 36 penguins of an edition. */
export const deckOf = (edition: Edition): Cards => decks[edition];

/** PP2: cards each for 2 to 6 players. */
const handSizes = new Map([
  [2, 14],
  [3, 12],
  [4, 9],
  [5, 7],
  [6, 6],
]);

/** How many cards each player is dealt (PP2). */
export const handSize = (seats: number): number => Number(handSizes.get(seats));

/** How many cards the base may hold (PP4). */
export const baseSize = (seats: number): number => (seats === 2 ? 7 : 8);

/** Whether the one card left over opens the base (PP3). */
export const opensWithACard = (seats: number): boolean => seats === 5;

/** How many cards there are. */
export const count = (cards: Cards): number =>
  cards.red + cards.green + cards.yellow + cards.purple + cards.blue;

/** The cards with `by` more (or fewer) of one colour. */
export const changeCount = (cards: Cards, colour: Colour, by: number): Cards => ({
  // Written out because a computed key would cost six times as much, in the busiest place of all.
  red: colour === 'red' ? cards.red + by : cards.red,
  green: colour === 'green' ? cards.green + by : cards.green,
  yellow: colour === 'yellow' ? cards.yellow + by : cards.yellow,
  purple: colour === 'purple' ? cards.purple + by : cards.purple,
  blue: colour === 'blue' ? cards.blue + by : cards.blue,
});

/** The cards of `all` without those of `some`. */
export const subtract = (all: Cards, some: Cards): Cards => ({
  red: all.red - some.red,
  green: all.green - some.green,
  yellow: all.yellow - some.yellow,
  purple: all.purple - some.purple,
  blue: all.blue - some.blue,
});

const add = (all: Cards, some: Cards): Cards => ({
  red: all.red + some.red,
  green: all.green + some.green,
  yellow: all.yellow + some.yellow,
  purple: all.purple + some.purple,
  blue: all.blue + some.blue,
});

/** Several handfuls put together. */
export const combine = (handfuls: readonly Cards[]): Cards => handfuls.reduce(add, noCards);

/** A list of single cards as a handful. */
export const gather = (list: readonly Colour[]): Cards =>
  list.reduce((cards, colour) => changeCount(cards, colour, 1), noCards);

/** A handful as single cards, in the order of the colours. */
export const listCards = (cards: Cards): readonly Colour[] =>
  colours.flatMap((colour) => Array.from({ length: cards[colour] }, () => colour));
