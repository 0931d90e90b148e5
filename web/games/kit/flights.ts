import { launch, copyOf } from './flying-copies.ts';
import {
  rectangleAt,
  elementOf,
  midway,
  positionOf,
  type Rectangle,
  type Positioned,
  type Positions,
} from './positions.ts';

/** How long a thing is on its way, in milliseconds. */
export const flightTime = 520;

/** Where in a thing another one arrives: its middle and its width, as shares of that thing's size. */
export interface Landing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Something on the table that is seen to move, so many milliseconds after the news. */
export type Flight = { readonly thing: string; readonly delay: number } & (
  | { readonly manner: 'drop' | 'turn' | 'pulse' | 'land' | 'rise' }
  /**
   * It comes to where it lies now from where another thing lay. Dealt, it turns its face up on the way;
   * revealed, it turns it up where the other thing lay, and is seen there for a beat.
   */
  | { readonly manner: 'come' | 'deal' | 'reveal'; readonly from: string }
  /** It walks to where it stands from the first of these things that is there, rocking from foot to foot. */
  | { readonly manner: 'waddle'; readonly from: readonly string[] }
  /** A copy of it slides beneath another thing. */
  | { readonly manner: 'sink'; readonly to: string }
  /** A copy of it, with this number on it if any, flies to a part of another thing. */
  | {
      readonly manner: 'give';
      readonly to: string;
      readonly landing: Landing;
      readonly number: number | null;
    }
);

/** Where things are seen to move. */
export interface FlightScene {
  readonly board: HTMLElement;
  /** What is above the board, and as large: copies fly there. */
  readonly air: HTMLElement | null;
  /** How fast, where 1 is the speed that flights are made for. */
  readonly speed: number;
}

type FlightBy<Manner extends Flight['manner']> = Extract<Flight, { readonly manner: Manner }>;

/** Slow enough at first that one sees where it begins. */
const setOut = 'cubic-bezier(0.5, 0.1, 0.2, 1)';
const arrive = 'cubic-bezier(0.3, 0.9, 0.3, 1)';

/** Shows things moving to where they lie by now: transforms only, so nothing else is laid out anew. */
export function showFlights(
  scene: FlightScene,
  flights: readonly Flight[],
  before: Positions = new Map(),
): void {
  // Everything is measured before anything changes. Otherwise the browser would lay out the table for each.
  const beginnings = flights.map((flight) => prepare(scene, flight, before));
  for (const begin of beginnings) begin?.();
  if (scene.speed !== 1) setSpeed(scene);
}

/** Delays pass faster or slower as well, so that what follows one another still does. */
function setSpeed({ board, air, speed }: FlightScene): void {
  const flights = [board, air].flatMap((each) => each?.getAnimations({ subtree: true }) ?? []);
  for (const flight of flights) flight.playbackRate = speed;
}

/** Measures a flight and returns what begins it; nothing if a thing is not on the table. */
function prepare(
  { board, air }: FlightScene,
  flight: Flight,
  before: Positions,
): (() => void) | null | undefined {
  const lay = (key: string): Positioned | undefined => before.get(key) ?? positionOf(board, key);
  switch (flight.manner) {
    case 'drop':
    case 'turn':
    case 'pulse':
    case 'land':
    case 'rise': {
      const element = elementOf(board, flight.thing);
      return element && (() => animateInPlace(element, flight));
    }
    case 'come':
    case 'deal':
    case 'reveal': {
      const mover = positionOf(board, flight.thing);
      const from = lay(flight.from);
      return mover && from && (() => animateArrival(mover, from.box, flight));
    }
    case 'waddle': {
      const element = elementOf(board, flight.thing);
      const from = flight.from.map((key) => elementOf(board, key)).find((each) => each !== null);
      if (!element || !from) return null;
      const way = wayBetween(from, element);
      return () => waddle(element, way, flight.delay);
    }
    case 'sink':
    case 'give': {
      const mover = lay(flight.thing);
      const to = positionOf(board, flight.to);
      return mover && to && air && (() => animateCopy(mover, to.box, flight, air));
    }
  }
}

const changes = {
  drop: {
    frames: [{ transform: 'translateY(-40%) scale(0.8)', opacity: 0 }, { transform: 'none' }],
    timing: { duration: 380, easing: arrive, fill: 'backwards' },
  },
  turn: {
    frames: [{ transform: 'rotateY(90deg)' }, { transform: 'none' }],
    timing: { duration: 360, easing: arrive, fill: 'backwards' },
  },
  pulse: {
    frames: [{ transform: 'none' }, { transform: 'scale(1.12)' }, { transform: 'none' }],
    timing: { duration: 380, easing: 'ease-in-out' },
  },
  land: {
    frames: [{ scale: '1.12' }, { scale: '0.96' }, { scale: '1' }],
    timing: { duration: 220, easing: 'ease-out' },
  },
  rise: {
    frames: [
      { translate: '0 60%', opacity: '0' },
      { translate: '0 0', opacity: '1' },
    ],
    timing: { duration: 320, easing: arrive, fill: 'backwards' },
  },
} as const;

function animateInPlace(
  element: HTMLElement,
  { manner, delay }: FlightBy<keyof typeof changes>,
): void {
  const { frames, timing } = changes[manner];
  element.animate([...frames], { ...timing, delay });
}

/** From the middle of one element to that of another, as both are seen now, for `translate`. */
function wayBetween(from: Element, to: Element): string {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const x = start.x + start.width / 2 - end.x - end.width / 2;
  const y = start.y + start.height / 2 - end.y - end.height / 2;
  return `${String(x)}px ${String(y)}px`;
}

function waddle(element: HTMLElement, way: string, delay: number): void {
  const timing = { duration: 420, delay, fill: 'backwards' } as const;
  element.animate(
    { translate: [way, '0px 0px'] },
    { ...timing, easing: 'cubic-bezier(0.3, 0.7, 0.25, 1)' },
  );
  element.animate({ rotate: ['0deg', '-13deg', '11deg', '-8deg', '5deg', '0deg'] }, timing);
  element.animate({ scale: ['0.9', '1.12', '1.1', '1'] }, timing);
}

/** The ways to come from where something lay: a transform brings the mover there. */
const arrivals = {
  come: {
    duration: flightTime,
    frames: (start: string): Keyframe[] => [
      { transform: start, easing: setOut },
      { transform: 'none' },
    ],
  },
  deal: {
    duration: flightTime,
    frames: (start: string): Keyframe[] => [
      { transform: `${start} rotateY(75deg)`, easing: setOut },
      { transform: 'none' },
    ],
  },
  reveal: {
    duration: 2.4 * flightTime,
    frames: (start: string): Keyframe[] => [
      { transform: `${start} rotateY(90deg)`, easing: arrive },
      { transform: start, offset: 0.2 },
      { transform: start, offset: 0.55, easing: setOut },
      { transform: 'none' },
    ],
  },
};

function animateArrival(
  { element, box }: Positioned,
  from: Rectangle,
  { manner, delay }: FlightBy<keyof typeof arrivals>,
): void {
  if (box.width === 0 || from.width === 0) return;
  const across = from.left + from.width / 2 - (box.left + box.width / 2);
  const down = from.top + from.height / 2 - (box.top + box.height / 2);
  const start = `translate(${String(across)}px, ${String(down)}px) scale(${scaleToFit(box, from)})`;
  const { duration, frames } = arrivals[manner];
  const animation = element.animate(frames(start), { duration, delay, fill: 'backwards' });
  if (manner === 'deal') return;
  // Above everything on the way; what is dealt moves among its neighbours, and is above those anyway.
  element.dataset['flying'] = '';
  const land = (): void => void delete element.dataset['flying'];
  animation.addEventListener('finish', land);
  animation.addEventListener('cancel', land);
}

function animateCopy(
  mover: Positioned,
  to: Rectangle,
  flight: FlightBy<'sink' | 'give'>,
  air: HTMLElement,
): void {
  const { box } = mover;
  const { delay } = flight;
  if (flight.manner === 'sink') {
    const copy = copyOf(mover, null);
    launch(copy, air, pathBeneath(box, to), { duration: 1.5 * flightTime, delay });
  } else {
    const copy = copyOf(mover, flight.number);
    const way = pathThrough(box, rectangleAt(to, flight.landing, box));
    launch(copy, air, way, { duration: flightTime, delay });
  }
}

/** It comes in from below, so that people see it pass beneath. */
const pathBeneath = (from: Rectangle, to: Rectangle): readonly Keyframe[] => [
  { transform: transformInto(from, from), easing: setOut },
  {
    transform: transformInto({ ...to, top: to.top + to.height * 0.8 }, from),
    offset: 0.65,
    easing: 'ease-in-out',
  },
  { transform: transformInto(to, from) },
];

const pathThrough = (from: Rectangle, to: Rectangle): readonly Keyframe[] => [
  { transform: transformInto(from, from), easing: 'ease-in' },
  { transform: transformInto(midway(from, to), from), easing: 'ease-out' },
  { transform: transformInto(to, from) },
];

/** The transform that brings something of that size from the corner of the board into a box. */
const transformInto = (box: Rectangle, size: Rectangle): string =>
  `translate(${String(box.left)}px, ${String(box.top)}px) scale(${scaleToFit(size, box)})`;

/** How much something is scaled to be as large as a box allows. */
const scaleToFit = (size: Rectangle, box: Rectangle): string =>
  String(Math.min(box.width / size.width, box.height / size.height));
