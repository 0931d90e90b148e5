import { entryOf, withEntry } from '@rookery/rules/kernel/entry';
import type { Waiting } from '@rookery/rules/kernel/game';
import type { Seat } from '@rookery/rules/kernel/seat';

/** How a table measures time, in milliseconds. */
export type ClockRule =
  | { readonly kind: 'none' }
  /** So long for each decision. */
  | { readonly kind: 'per-move'; readonly move: number }
  /** So long for the whole match, and a little more with each decision. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number };

/** The clock of one seat. */
export interface SeatClock {
  /** What was left when it last stood still. */
  readonly left: number;
  /** When it began to run; null while it stands still. */
  readonly since: number | null;
}

/** The clocks of a match: plain data, so that a restart forgets nothing. */
export interface Clocks {
  readonly rule: ClockRule;
  readonly seats: readonly SeatClock[];
  /** When all of them were stopped; null while they may run. */
  readonly paused: number | null;
}

/** The next moment at which a seat has no time left. */
export interface Deadline {
  readonly at: number;
  readonly seat: number;
}

/** Clocks before the first decision. Those of the awaited seats run. */
export function startClocks(rule: ClockRule, seats: number, waiting: Waiting, now: number): Clocks {
  const standing: SeatClock = { left: firstOf(rule), since: null };
  const clocks: Clocks = {
    rule,
    seats: Array.from({ length: seats }, () => standing),
    paused: null,
  };
  return runAwaited(clocks, waiting, now);
}

/** When a seat has decided, and when the others hear of it. */
export interface DecisionMoment {
  readonly decidedAt: number;
  readonly now: number;
}

/** Clocks after a seat has decided: its own stops and is refilled, and those of the awaited seats run. */
export function advanceClocks(
  clocks: Clocks,
  seat: Seat,
  waiting: Waiting,
  { decidedAt, now }: DecisionMoment,
): Clocks {
  const clock = entryOf(clocks.seats, seat);
  // A seat that changes a pick is not awaited: its clock did not run, so nothing is refilled.
  if (clock.since === null) return runAwaited(clocks, waiting, now);
  const stopped = { left: refill(clocks.rule, remaining(clock, decidedAt)), since: null };
  return runAwaited({ ...clocks, seats: withEntry(clocks.seats, seat, stopped) }, waiting, now);
}

/** Stops every clock; what is left stays. */
export const pauseClocks = (clocks: Clocks, now: number): Clocks =>
  clocks.paused === null ? { ...clocks, paused: now } : clocks;

/** Lets the clocks run on as if no time had passed since they were stopped. */
export function resumeClocks(clocks: Clocks, now: number): Clocks {
  if (clocks.paused === null) return clocks;
  return creditClocks({ ...clocks, paused: null }, now - clocks.paused);
}

/**
 * Gives back a span in which nobody could play, such as a restart of the server. Paused clocks lost nothing.
 * The span is negative if the time of day was set back meanwhile.
 */
export function creditClocks(clocks: Clocks, span: number): Clocks {
  if (clocks.paused !== null || span === 0) return clocks;
  const seats = clocks.seats.map(({ left, since }) => ({
    left,
    since: since === null ? null : since + span,
  }));
  return { ...clocks, seats };
}

/** When time runs out next; nothing while no clock runs. */
export function deadlineOf({ rule, seats, paused }: Clocks): Deadline | undefined {
  if (rule.kind === 'none' || paused !== null) return undefined;
  const due = seats.flatMap(({ left, since }, seat) =>
    since === null ? [] : [{ at: since + left, seat }],
  );
  return due.toSorted((a, b) => a.at - b.at)[0];
}

/** What a clock shows; it never shows less than nothing. */
export const remaining = ({ left, since }: SeatClock, now: number): number =>
  since === null ? left : Math.max(0, left - Math.max(0, now - since));

/** Whether a seat's clock runs and shows nothing any more. */
export function isTimeUp({ rule, seats, paused }: Clocks, seat: Seat, now: number): boolean {
  const clock = entryOf(seats, seat);
  const isRunning = rule.kind !== 'none' && paused === null && clock.since !== null;
  return isRunning && remaining(clock, now) === 0;
}

function firstOf(rule: ClockRule): number {
  switch (rule.kind) {
    case 'none':
      return 0;
    case 'per-move':
      return rule.move;
    case 'bank':
      return rule.bank;
  }
}

function refill(rule: ClockRule, left: number): number {
  switch (rule.kind) {
    case 'none':
      return 0;
    case 'per-move':
      return rule.move;
    case 'bank':
      return left + rule.increment;
  }
}

/** Lets exactly the clocks of the awaited seats run; without a time limit none runs. */
function runAwaited(clocks: Clocks, waiting: Waiting, now: number): Clocks {
  if (clocks.rule.kind === 'none') return clocks;
  const awaited: readonly number[] = waiting.for === 'seats' ? waiting.seats : [];
  return {
    ...clocks,
    seats: clocks.seats.map((clock, seat) => {
      if (!awaited.includes(seat)) return { left: remaining(clock, now), since: null };
      return clock.since === null ? { left: clock.left, since: now } : clock;
    }),
  };
}
