import { span } from './list.ts';

export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];

export interface Penguin {
  readonly id: string;
  readonly colour: Colour;
  readonly weight: number;
  readonly left: number;
  readonly right: number;
}

export type Slot = readonly [level: number, index: number];
export type Arm = 'left' | 'right';
export type Side = 'colour' | 'grey';

export interface Placed {
  readonly penguin: Penguin;
  readonly slot: Slot;
  readonly side: Side;
  /** How many tokens lie on each arm. */
  readonly tokens: Readonly<Record<Arm, number>>;
}

export type Pyramid = readonly Placed[];

/** PR9: levels of 4, 3, 2 and 1. */
export const everySlot: readonly Slot[] = span(0, 3).flatMap((level) =>
  span(0, 3 - level).map((index): Slot => [level, index]),
);

function isSame(one: Slot, other: Slot): boolean {
  return one[0] === other[0] && one[1] === other[1];
}

export function penguinAt(pyramid: Pyramid, slot: Slot): Placed | undefined {
  return pyramid.find((placed) => isSame(placed.slot, slot));
}

/** PR1: a grey penguin weighs nothing. */
export function weightOf(placed: Placed): number {
  return placed.side === 'grey' ? 0 : placed.penguin.weight;
}

/** PR1: both arms of a grey penguin are 1. */
export function printedArm(placed: Placed, arm: Arm): number {
  return placed.side === 'grey' ? 1 : placed.penguin[arm];
}

function strength(placed: Placed, arm: Arm): number {
  return printedArm(placed, arm) + placed.tokens[arm];
}

/** PR9. */
export function isOpen(pyramid: Pyramid, slot: Slot): boolean {
  if (!everySlot.some((other) => isSame(slot, other))) return false;
  if (penguinAt(pyramid, slot) !== undefined) return false;
  return slot[0] === 0 ? isBaseOpen(pyramid, slot[1]) : supportsOf(pyramid, slot) !== undefined;
}

function isBaseOpen(pyramid: Pyramid, index: number): boolean {
  const neighbours: readonly Slot[] = [
    [0, index - 1],
    [0, index + 1],
  ];
  if (pyramid.length === 0) return true;
  return neighbours.some((slot) => penguinAt(pyramid, slot) !== undefined);
}

function supportsOf(pyramid: Pyramid, [level, index]: Slot): readonly [Placed, Placed] | undefined {
  const lowerLeft = penguinAt(pyramid, [level - 1, index]);
  const lowerRight = penguinAt(pyramid, [level - 1, index + 1]);
  if (lowerLeft === undefined || lowerRight === undefined) return undefined;
  return [lowerLeft, lowerRight];
}

/** PR10: whether that weight would be carried in that slot. */
export function carries(pyramid: Pyramid, slot: Slot, weight: number): boolean {
  if (slot[0] === 0) return true;
  const supports = supportsOf(pyramid, slot);
  if (supports === undefined) return false;
  const [lowerLeft, lowerRight] = supports;
  return weight <= strength(lowerLeft, 'right') + strength(lowerRight, 'left');
}

/** PR9 and PR10 together, colour side up. */
export function fits(pyramid: Pyramid, penguin: Penguin, slot: Slot): boolean {
  return isOpen(pyramid, slot) && carries(pyramid, slot, penguin.weight);
}

/** PR14: a penguin in colour may turn grey if everything is still carried afterwards. */
export function canFlip(pyramid: Pyramid, slot: Slot): boolean {
  if (penguinAt(pyramid, slot)?.side !== 'colour') return false;
  const after = flip(pyramid, slot);
  return after.every((placed) => carries(after, placed.slot, weightOf(placed)));
}

export function place(pyramid: Pyramid, penguin: Penguin, slot: Slot, side: Side): Pyramid {
  return [...pyramid, { penguin, slot, side, tokens: { left: 0, right: 0 } }];
}

export function flip(pyramid: Pyramid, slot: Slot): Pyramid {
  return pyramid.map((placed) =>
    isSame(placed.slot, slot) ? { ...placed, side: 'grey' } : placed,
  );
}

export function strengthen(pyramid: Pyramid, slot: Slot, arm: Arm): Pyramid {
  return pyramid.map((placed) =>
    isSame(placed.slot, slot)
      ? { ...placed, tokens: { ...placed.tokens, [arm]: placed.tokens[arm] + 1 } }
      : placed,
  );
}
