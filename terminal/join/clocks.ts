import type { UpdateTell } from '@rookery/protocol/tells';
import { remaining } from '@rookery/referee/clock';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const padToTwo = (count: number): string => String(count).padStart(2, '0');

/** A span as a clock shows it: `0:09`, `12:30`, `3:00:00`; days are counted. */
export function clockText(span: number): string {
  const seconds = Math.ceil(span / second) * second;
  if (seconds >= 2 * day) return `${String(Math.floor(seconds / day))} × 24 h`;
  const minutes = Math.floor((seconds % hour) / minute);
  const rest = padToTwo((seconds % minute) / second);
  return seconds >= hour
    ? `${String(Math.floor(seconds / hour))}:${padToTwo(minutes)}:${rest}`
    : `${String(minutes)}:${rest}`;
}

/** The time that everyone has left; empty at a table without clocks. */
export function clockNotes(
  { clocks }: UpdateTell,
  names: readonly string[],
  serverNow: number,
): readonly string[] {
  if (clocks.rule.kind === 'none') return [];
  const now = clocks.paused ?? serverNow;
  return clocks.seats.map((clock, seat) => {
    const mark = clock.since === null || clocks.paused !== null ? ' ' : '▸';
    return `${mark}${names[seat] ?? ''} ${clockText(remaining(clock, now))}`;
  });
}
