import { baseSize } from '@rookery/rules/penguin-party/cards';
import { baseLength, placements } from '@rookery/rules/penguin-party/pyramid';
import type { Cards, Colour, Pyramid, Spot } from '@rookery/rules/penguin-party/vocabulary';
import type { GridPoint } from '../kit/arrow-keys.ts';

/** A free place that is supported: the colours of the pyramid that fit there. */
export interface FreePlace extends Spot {
  readonly fits: readonly Colour[];
}

/** How far rows are apart: a penguin stands on the two heads below, not above their hats. */
export const rowRise = 0.78;

/** Room for the whole pyramid and a free place at both ends of its base, kept free from the start so that nothing is ever resized. */
export const fieldOf = (seats: number): { readonly across: number; readonly tall: number } => ({
  across: baseSize(seats) + 1,
  tall: 1 + (baseSize(seats) - 1) * rowRise,
});

/** How wide a penguin may be so that the field fits in, with the floe below its feet. */
export const fittingSize = (
  { across, tall }: ReturnType<typeof fieldOf>,
  { width, height }: { readonly width: number; readonly height: number },
): number => Math.min(width / across, height / (tall + 0.34));

/** The middle of the base, on the axis on which the first penguin's left edge is 0. */
export const middleOf = (pyramid: Pyramid): number =>
  pyramid.left + Math.max(1, baseLength(pyramid)) / 2;

/** Where the left edge of a penguin is on that axis; it never moves, however the base grows. */
export const edgeOf = ({ row, x }: Spot): number => x + row / 2;

/** Where the feet of a penguin are, in its widths: right of the middle of the base, up from the ground. */
export const pointOf = (spot: Spot, pyramid: Pyramid): GridPoint => ({
  x: edgeOf(spot) + 0.5 - middleOf(pyramid),
  y: spot.row * rowRise,
});

/** A name for a spot that can be compared and looked up. */
export const keyOf = ({ row, x }: Spot): string => `${String(row)}:${String(x)}`;

/** Whether two spots are the same. */
export const isSameSpot = (one: Spot | null, other: Spot | null): boolean =>
  one !== null && other !== null && one.row === other.row && one.x === other.x;

const oneOfEach: Cards = { red: 1, green: 1, yellow: 1, purple: 1, blue: 1 };

/** Every place where some penguin may go, base first, then row by row. */
export function placesOf(pyramid: Pyramid, seats: number): readonly FreePlace[] {
  const places = new Map<string, FreePlace>();
  for (const { colour, row, x } of placements(pyramid, baseSize(seats), oneOfEach)) {
    const key = keyOf({ row, x });
    places.set(key, { row, x, fits: [...(places.get(key)?.fits ?? []), colour] });
  }
  return [...places.values()];
}

/** One position of a row: a penguin, or a free place. */
export type PyramidCell = Spot &
  (
    | { readonly colour: Colour; readonly place: null }
    | { readonly colour: null; readonly place: FreePlace }
  );

const isSameCell = (one: PyramidCell, other: PyramidCell): boolean =>
  one.colour === other.colour && String(one.place?.fits) === String(other.place?.fits);

/** Remembers cells, so that one that has not changed is the same object and need not be drawn again. */
export class Cells {
  readonly #known = new Map<string, PyramidCell>();

  same(cell: PyramidCell): PyramidCell {
    const key = keyOf(cell);
    const known = this.#known.get(key);
    if (known && isSameCell(known, cell)) return known;
    this.#known.set(key, cell);
    return cell;
  }
}

/** The rows from the base up, each from left to right, with the free places among the penguins. */
export function rowsOf(
  { left, rows }: Pyramid,
  places: readonly FreePlace[],
): readonly (readonly PyramidCell[])[] {
  const cells: PyramidCell[] = places.map((place) => ({
    row: place.row,
    x: place.x,
    colour: null,
    place,
  }));
  for (const [row, colours] of rows.entries()) {
    for (const [index, colour] of colours.entries()) {
      if (colour !== null) cells.push({ row, x: left + index, colour, place: null });
    }
  }
  const height = Math.max(1, ...cells.map(({ row }) => row + 1));
  return Array.from({ length: height }, (_, row) =>
    cells.filter((cell) => cell.row === row).toSorted((a, b) => a.x - b.x),
  );
}
