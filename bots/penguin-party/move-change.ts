import { clockwiseFrom, leftOf, type Seat } from '@rookery/rules/kernel/seat';
import {
  baseSize,
  changeCount,
  combine,
  deckOf,
  gather,
  subtract,
} from '@rookery/rules/penguin-party/cards';
import {
  cardsIn,
  fittingColours,
  placements,
  withCard,
} from '@rookery/rules/penguin-party/pyramid';
import type {
  Cards,
  Colour,
  Move,
  Pyramid,
  RoundView,
  View,
} from '@rookery/rules/penguin-party/vocabulary';

/** A move, and what it changes on the table as far as its player can see. */
export interface MoveChange {
  readonly move: Move;
  /** What the player holds after the move. */
  readonly rest: Cards;
  /** The cards that the player has not seen. */
  readonly unseen: Cards;
  /** How many places of the base are free after the move. */
  readonly baseLeft: number;
  /** Whether there was no other move. */
  readonly isOnly: boolean;
  /** What an empty hand would give back now (PP12). */
  readonly givenBack: number;
  /** The next player who still has cards and is not out; nobody if all others are done. */
  readonly next: Seat | undefined;
  /** The colours that fit somewhere and that others may hold, before the move and after it. */
  readonly openForOthers: readonly Colour[];
  readonly leftForOthers: readonly Colour[];
  /** Colours without a place since the move that others may hold and the player does not. */
  readonly shutColours: readonly Colour[];
  /** How many places there are for the rest of the hand, and for cards that others may hold. */
  readonly ownPlaces: number;
  readonly placesForOthers: number;
  /** Whether a base card gives its own colour a new place above it. */
  readonly opensPlace: boolean;
  /** How many places there are for a colour after the move, and before it. */
  placesFor(colour: Colour): number;
  placesBefore(colour: Colour): number;
  /** The most places that any move would leave for the rest of the hand. */
  mostOwnPlaces(): number;
}

/** What a move of the viewer changes; undefined where the viewer is not to move. */
export function changeBy(view: View, move: Move): MoveChange | undefined {
  const { stage, seats } = view;
  if (stage.phase !== 'turn' || !stage.round.hand) return undefined;
  const { round } = stage;
  const { hand, pyramid } = stage.round;
  const base = baseSize(seats);
  const after = withCard(pyramid, move);
  const rest = changeCount(hand, move.colour, -1);
  const legal = placements(pyramid, base, hand);
  const unseen = subtract(deckOf(view.edition), combine([cardsIn(after), rest]));
  const forOthers = (where: Pyramid): readonly Colour[] =>
    fittingColours(where, base).filter((colour) => unseen[colour] > 0);
  const openForOthers = forOthers(pyramid);
  const leftForOthers = forOthers(after);
  return {
    move,
    rest,
    unseen,
    baseLeft: base - (after.rows[0]?.length ?? 0),
    isOnly: legal.length === 1,
    givenBack: Math.min(2, view.viewer === null ? 0 : (view.points[view.viewer] ?? 0)),
    next: nextToPlay(view, round),
    openForOthers,
    leftForOthers,
    shutColours: openForOthers.filter(
      (colour) => !leftForOthers.includes(colour) && rest[colour] === 0,
    ),
    ownPlaces: countSpots(placements(after, base, rest)),
    placesForOthers: countSpots(placements(after, base, unseen)),
    opensPlace: move.row === 0 && placesAbove(after, move) > placesAbove(pyramid, move),
    placesFor: (colour) => placements(after, base, gather([colour])).length,
    placesBefore: (colour) => placements(pyramid, base, gather([colour])).length,
    mostOwnPlaces: () =>
      Math.max(
        ...legal.map((each) =>
          countSpots(placements(withCard(pyramid, each), base, changeCount(hand, each.colour, -1))),
        ),
      ),
  };
}

/** How many places above the base there are for the colour of a move. */
const placesAbove = (pyramid: Pyramid, { colour }: Move): number =>
  placements(pyramid, 0, gather([colour])).filter(({ row }) => row > 0).length;

function nextToPlay({ viewer, seats }: View, round: RoundView): Seat | undefined {
  if (viewer === null) return undefined;
  return clockwiseFrom(leftOf(viewer, seats), seats)
    .slice(0, -1)
    .find((seat) => {
      const player = round.players[seat];
      return player !== undefined && player.out === null && player.cards > 0;
    });
}

/** How many different places these moves go to. */
const countSpots = (moves: readonly Move[]): number =>
  new Set(moves.map(({ row, x }) => `${String(row)} ${String(x)}`)).size;
