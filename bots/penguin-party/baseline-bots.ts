import { entryOf } from '@rookery/rules/kernel/entry';
import { pick } from '@rookery/rules/kernel/rng';
import {
  baseSize,
  changeCount,
  combine,
  deckOf,
  noCards,
  subtract,
} from '@rookery/rules/penguin-party/cards';
import { cardsIn, placements, withCard } from '@rookery/rules/penguin-party/pyramid';
import {
  colours,
  type Cards,
  type Move,
  type PenguinParty,
  type Pyramid,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import type { Bot } from '../bot.ts';
import { reasonFor } from './reason.ts';

const oneOfEach: Cards = { red: 1, green: 1, yellow: 1, purple: 1, blue: 1 };

/** How many places there are for each colour. */
const placesIn = (pyramid: Pyramid, seats: number): Cards =>
  placements(pyramid, baseSize(seats), oneOfEach).reduce(
    (places, { colour }) => changeCount(places, colour, 1),
    noCards,
  );

/** How many of these cards could still go somewhere, if each had the places to itself. */
const placeable = (cards: Cards, places: Cards): number =>
  colours.reduce((sum, colour) => sum + Math.min(cards[colour], 2 * places[colour]), 0);

/** How well a move leaves the pyramid: own cards that still find a place, less those of the others. */
function worthOf({ stage, seats, edition }: View, move: Move): number {
  if (stage.phase !== 'turn' || !stage.round.hand) return 0;
  const { pyramid, hand } = stage.round;
  const places = placesIn(withCard(pyramid, move), seats);
  const unseen = subtract(deckOf(edition), combine([cardsIn(pyramid), hand]));
  const share = 1 / (seats === 2 ? 2 : seats - 1);
  const own = changeCount(hand, move.colour, -1);
  return placeable(own, places) - share * placeable(unseen, places);
}

/** Looks one move ahead: a yardstick for the others. */
export const greedyBot: Bot<PenguinParty> = ({ view, legal }, { rng }) => {
  const worths = legal.map((move) => worthOf(view, move));
  const most = Math.max(...worths);
  const move = pick(
    legal.filter((_, index) => entryOf(worths, index) === most),
    rng,
  );
  return { move, candidates: [], reason: reasonFor(view, move) };
};

/** Any legal move, each as likely as another. */
export const randomBot: Bot<PenguinParty> = ({ view, legal }, { rng }) => {
  const move = pick(legal, rng);
  return { move, candidates: [], reason: reasonFor(view, move) };
};
