import { emptyPyramid } from '@rookery/rules/penguin-party/pyramid';
import {
  colours,
  type Colour,
  type Move,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import { thing } from './flights.ts';
import { describePlace } from './labels.ts';
import { whereFree } from './place-names.ts';
import { roundOf } from './scenes.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** A move as advice names it: `Place red in row 1, on red and blue`. The view is the one before it. */
export function sayMove(words: PenguinPartyWords, move: Move, view: View): string {
  const { game, page } = words;
  const pyramid = roundOf(view)?.pyramid ?? emptyPyramid;
  return page.placeHere(game.colours[move.colour], describePlace(words, whereFree(pyramid, move)));
}

/** What of the board a move is about: the place, and the cards it comes from. */
export const thingsOf = (move: Move): readonly string[] => [
  thing.place(move),
  thing.stack(move.colour),
];

/** The colour that a card of an analysis has. */
export const colourOf = (card: string): Colour | undefined =>
  colours.find((colour) => colour === card);
