import { clockwiseFrom, leftOf, type Seat } from '@rookery/rules/kernel/seat';
import {
  baseSize,
  changeCount,
  count,
  deckOf,
  combine,
  subtract,
} from '@rookery/rules/penguin-party/cards';
import {
  cardsIn,
  fittingColours,
  placements,
  withCard,
} from '@rookery/rules/penguin-party/pyramid';
import {
  colours,
  type Cards,
  type Colour,
  type Move,
  type Pyramid,
  type RoundView,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';

/** Why a penguin is placed there, as far as the player's view shows. */
export type PenguinPartyReason =
  | { readonly kind: 'only-move' }
  /** The last card of the hand, which gives points back. */
  | { readonly kind: 'empties-hand'; readonly givenBack: number }
  /** Nothing fits any more that anybody can hold. */
  | { readonly kind: 'ends-round' }
  /** Nothing fits any more that the next player can hold. */
  | { readonly kind: 'forces-out'; readonly seat: Seat }
  /** No place is left for these colours, which others may hold and the player does not. */
  | { readonly kind: 'shuts-out'; readonly colours: readonly Colour[] }
  /** Only these colours fit that the next player may hold; fewer than before. */
  | {
      readonly kind: 'leaves-only';
      readonly seat: Seat;
      readonly colours: readonly Colour[];
    }
  /** The own colour with the fewest places still has some; another move would have cost it one. */
  | { readonly kind: 'keeps-alive'; readonly colour: Colour; readonly places: number }
  | { readonly kind: 'opens-base'; readonly colour: Colour }
  /** So many places are left for the player's own colours. */
  | { readonly kind: 'saves-places'; readonly places: number }
  /** No card of the player's own fits any more. */
  | { readonly kind: 'runs-dry' };

/** A move, and the table before and after it. */
interface MoveChange {
  readonly view: View;
  readonly round: RoundView;
  readonly move: Move;
  /** What the player holds before the move, and after it. */
  readonly hand: Cards;
  readonly rest: Cards;
  readonly after: Pyramid;
}

/** Few enough colours to be worth a word. */
const few = 2;

/** The most telling true thing to say for a move. */
export function reasonFor(view: View, move: Move): PenguinPartyReason {
  const { stage, seats } = view;
  if (stage.phase !== 'turn' || !stage.round.hand) return { kind: 'only-move' };
  const { round } = stage;
  const { hand, pyramid } = stage.round;
  const rest = changeCount(hand, move.colour, -1);
  const change: MoveChange = { view, round, move, hand, rest, after: withCard(pyramid, move) };
  if (count(rest) === 0) return { kind: 'empties-hand', givenBack: givenBackIn(view) };
  if (placements(pyramid, baseSize(seats), hand).length === 1) return { kind: 'only-move' };
  return aboutOthers(change) ?? aboutOwn(change);
}

/** PP12: up to two points, as far as there are any. */
const givenBackIn = ({ points, viewer }: View): number =>
  Math.min(2, viewer === null ? 0 : (points[viewer] ?? 0));

/** What the move takes from the others, if that is worth a word. */
function aboutOthers(change: MoveChange): PenguinPartyReason | undefined {
  const { view, round, rest, after } = change;
  const unseen = subtract(deckOf(view.edition), combine([cardsIn(after), rest]));
  const fitsOthers = (pyramid: Pyramid): readonly Colour[] =>
    fittingColours(pyramid, baseSize(view.seats)).filter((colour) => unseen[colour] > 0);
  const before = fitsOthers(round.pyramid);
  const left = fitsOthers(after);
  const seat = nextToPlay(change);
  if (seat === undefined) return undefined;
  if (left.length === 0)
    return ownPlaces(change).length === 0 ? { kind: 'ends-round' } : { kind: 'forces-out', seat };
  const shut = before.filter((colour) => !left.includes(colour) && rest[colour] === 0);
  if (shut.length > 0) return { kind: 'shuts-out', colours: shut };
  if (left.length > few || left.length === before.length) return undefined;
  return { kind: 'leaves-only', seat, colours: left };
}

/** Where the player's other cards could go after the move. */
const ownPlaces = ({ view, rest, after }: MoveChange): readonly Move[] =>
  placements(after, baseSize(view.seats), rest);

/** The next player who still has cards and is not out; nobody if all others are done. */
function nextToPlay({ view: { viewer, seats }, round }: MoveChange): Seat | undefined {
  if (viewer === null) return undefined;
  return clockwiseFrom(leftOf(viewer, seats), seats)
    .slice(0, -1)
    .find((seat) => {
      const player = round.players[seat];
      return player !== undefined && player.out === null && player.cards > 0;
    });
}

/** What the move does for the player's own cards. */
function aboutOwn(change: MoveChange): PenguinPartyReason {
  const { move, rest } = change;
  const own = ownPlaces(change);
  if (own.length === 0) return { kind: 'runs-dry' };
  const scarcest = scarcestOf(rest, own);
  if (scarcest && couldLose(change, scarcest)) return { kind: 'keeps-alive', ...scarcest };
  if (move.row === 0) return { kind: 'opens-base', colour: move.colour };
  return { kind: 'saves-places', places: spotsOf(own) };
}

/** A colour and how many places there are for it. */
interface Room {
  readonly colour: Colour;
  readonly places: number;
}

/** The colour in hand with the fewest places, if it has any. */
function scarcestOf(rest: Cards, own: readonly Move[]): Room | undefined {
  const [scarcest] = colours
    .filter((colour) => rest[colour] > 0)
    .map((colour) => ({ colour, places: own.filter((move) => move.colour === colour).length }))
    .filter(({ places }) => places > 0)
    .toSorted((a, b) => a.places - b.places);
  return scarcest;
}

/** Whether another move of the hand would have left the colour fewer places. */
function couldLose({ view, round, hand }: MoveChange, { colour, places }: Room): boolean {
  const base = baseSize(view.seats);
  const wanted = { red: 0, green: 0, yellow: 0, purple: 0, blue: 0, [colour]: 1 };
  return placements(round.pyramid, base, hand).some(
    (other) => placements(withCard(round.pyramid, other), base, wanted).length < places,
  );
}

/** How many different places these moves go to. */
const spotsOf = (moves: readonly Move[]): number =>
  new Set(moves.map(({ row, x }) => `${String(row)} ${String(x)}`)).size;
