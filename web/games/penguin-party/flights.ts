import { colours, type Colour, type Seen } from '@rookery/rules/penguin-party/vocabulary';
import type { Flight } from '../kit/flights.ts';
import { keyOf } from './layout.ts';

/** Keys of things that are seen to move, or where others set out; each stands in a `data-thing` of the board. */
export const thing = {
  penguin: (spot: Parameters<typeof keyOf>[0]): string => `penguin ${keyOf(spot)}`,
  place: (spot: Parameters<typeof keyOf>[0]): string => `place ${keyOf(spot)}`,
  stack: (colour: Colour): string => `stack ${colour}`,
  hand: 'hand',
  face: (seat: number): string => `face ${String(seat)}`,
  floe: 'floe',
};

/** How long penguins and stacks that set out together wait for each other, in milliseconds. */
const apart = { penguins: 120, stacks: 60 };

/** The player who looks on, and whether they dragged their last penguin to its place. */
interface FlightViewer {
  readonly me: number | null;
  readonly wasCarried: boolean;
}

/** What moves because of this news. */
export function flightsOf(news: readonly Seen[], viewer: FlightViewer): readonly Flight[] {
  const placed = news.filter((seen) => seen.type === 'placed');
  return [
    ...placed.map((seen, nth) => walkOf(seen, nth * apart.penguins, viewer)),
    ...(news.some(({ type }) => type === 'dealt') ? handRising : []),
  ];
}

function walkOf(
  seen: Seen & { readonly type: 'placed' },
  delay: number,
  { me, wasCarried }: FlightViewer,
): Flight {
  const penguin = thing.penguin(seen);
  if (seen.seat !== me) {
    return { manner: 'waddle', thing: penguin, from: [thing.face(seen.seat)], delay };
  }
  return wasCarried
    ? { manner: 'land', thing: penguin, delay: 0 }
    : { manner: 'waddle', thing: penguin, from: [thing.stack(seen.colour), thing.hand], delay };
}

const handRising: readonly Flight[] = colours.map((colour, nth) => ({
  manner: 'rise',
  thing: thing.stack(colour),
  delay: nth * apart.stacks,
}));
