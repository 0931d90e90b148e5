import { colours } from './penguinramids-pyramid.ts';
import type { Colour, Penguin } from './penguinramids-pyramid.ts';

// Weight, left arm, right arm, as red and blue have them.
const reconstruction = [
  [0, 2, 2],
  [0, 2, 1],
  [0, 0, 2],
  [1, 1, 2],
  [1, 1, 1],
  [1, 1, 0],
  [2, 1, 1],
  [2, 2, 0],
  [2, 0, 1],
  [3, 1, 1],
  [3, 1, 0],
  [4, 0, 0],
  [4, 0, 1],
] as const;

/** The 52 reconstructed penguins, written down from the text of the rules. */
export function reconstructedDeck(): Penguin[] {
  return colours.flatMap((colour) =>
    reconstruction.map(([weight, left, right], number) => {
      const id = `${colour}-${number + 1}`;
      return isMirrored(colour)
        ? { id, colour, weight, left: right, right: left }
        : { id, colour, weight, left, right };
    }),
  );
}

// "Mirrored left to right in green and yellow."
function isMirrored(colour: Colour): boolean {
  return colour === 'green' || colour === 'yellow';
}
