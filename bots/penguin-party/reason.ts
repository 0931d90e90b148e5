import { placements, withCard } from '@rookery/rules/penguin-party/pyramid';
import { baseSize } from '@rookery/rules/penguin-party/cards';
import {
  colours,
  type Cards,
  type Colour,
  type Move,
  type Pyramid,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';

/** Why a penguin is placed there, as far as the pyramid shows. */
export type PenguinPartyReason =
  | { readonly kind: 'only-move' }
  | { readonly kind: 'opens-base'; readonly colour: Colour }
  /** No place is left for these colours, of which the player holds none. */
  | { readonly kind: 'shuts-out'; readonly colours: readonly Colour[] }
  /** The own colour with the fewest places still has some. */
  | { readonly kind: 'keeps-alive'; readonly colour: Colour; readonly places: number };

const everything: Cards = { red: 1, green: 1, yellow: 1, purple: 1, blue: 1 };

/** The plainest true thing to say for a move. */
export function reasonFor(view: View, move: Move): PenguinPartyReason {
  const { stage, seats } = view;
  const hand = stage.phase === 'turn' ? stage.round.hand : null;
  if (stage.phase !== 'turn' || !hand) return { kind: 'only-move' };
  const { pyramid } = stage.round;
  if (placements(pyramid, baseSize(seats), hand).length === 1) return { kind: 'only-move' };
  const after = withCard(pyramid, move);
  const shut = colours.filter(
    (colour) =>
      hand[colour] === 0 &&
      placesOf(pyramid, seats, colour) > 0 &&
      placesOf(after, seats, colour) === 0,
  );
  if (shut.length > 0) return { kind: 'shuts-out', colours: shut };
  const [scarcest] = colours
    .filter((colour) => hand[colour] > (colour === move.colour ? 1 : 0))
    .map((colour) => ({ colour, places: placesOf(after, seats, colour) }))
    .toSorted((a, b) => a.places - b.places);
  if (!scarcest || move.row === 0) return { kind: 'opens-base', colour: move.colour };
  return { kind: 'keeps-alive', ...scarcest };
}

const placesOf = (pyramid: Pyramid, seats: number, colour: Colour): number =>
  placements(pyramid, baseSize(seats), everything).filter((move) => move.colour === colour).length;
