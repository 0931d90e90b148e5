import { deckOf, noCards, combine, subtract } from '@rookery/rules/penguin-party/cards';
import { cardsIn } from '@rookery/rules/penguin-party/pyramid';
import { colours, type Colour, type View } from '@rookery/rules/penguin-party/vocabulary';
import { Board } from './board.ts';
import { HandSampler } from './hand-sampler.ts';
import type { Hand } from './hand.ts';
import type { MatchScore } from './utility.ts';
import { handOf, layPyramid } from './translation.ts';

/** What a seat knows (its information set), packed for search. */
export interface InformationSet {
  readonly seat: number;
  /** The round with the own hand; the other hands are empty until a world is sampled. */
  readonly board: Board;
  readonly handSampler: HandSampler;
  readonly matchScore: MatchScore;
  readonly deck: Hand;
  /** Every card that is not in the pyramid. */
  readonly rest: Hand;
  /** How many cards each seat holds. */
  readonly sizes: readonly number[];
}

/** Packs the view of a seat that is to act. */
export function informationSetOf({ viewer, seats, edition, points, stage }: View): InformationSet {
  if (viewer === null) throw new Error('an onlooker decides nothing');
  if (stage.phase !== 'turn') throw new Error(`nothing to decide in phase ${stage.phase}`);
  const { pyramid, players, hand, number } = stage.round;
  const board = new Board(seats);
  layPyramid(board, pyramid);
  board.hands[viewer] = handOf(hand ?? noCards);
  board.turn = stage.turn;
  players.forEach(({ cards, out }, seat) => {
    if (!out) return;
    board.out |= 1 << seat;
    board.penalties[seat] = cards;
  });
  const rest = subtract(deckOf(edition), cardsIn(pyramid));
  const hidden = players.map(({ cards, out }, seat) => ({
    seat,
    size: seat === viewer ? 0 : cards,
    lacks: setOf(out ?? []),
  }));
  return {
    seat: viewer,
    board,
    handSampler: new HandSampler(handOf(subtract(rest, combine([hand ?? noCards]))), hidden),
    matchScore: { points, roundsToCome: Math.max(0, seats - number) },
    deck: handOf(deckOf(edition)),
    rest: handOf(rest),
    sizes: players.map(({ cards }) => cards),
  };
}

const setOf = (some: readonly Colour[]): number =>
  some.reduce((set, colour) => set | (1 << colours.indexOf(colour)), 0);
