import { parseOutcome } from '@rookery/bots/arena/outcome';
import { fields, isObject, listOf, read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { Played } from './orders.ts';
import type { Pace } from './stopwatch.ts';
import type { Tournament } from './tournament.ts';

const microseconds = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const paceReader = fields<Pace>({
  moves: wholeNumber(0, 1_000_000_000),
  microseconds,
  slowest: microseconds,
});

/** A deal as a line of the results; the time it took stands apart from what came of it. */
export const formatPlayed = ({ outcome, paces }: Played): string =>
  JSON.stringify({ ...outcome, time: paces });

/** Reads a line of the results; nothing if it is none of this tournament. */
export function parsePlayed(line: string, { players, seats }: Tournament): Played | undefined {
  const input = parseJson(line);
  if (!isObject(input)) return undefined;
  const { time, ...rest } = { time: undefined, ...input };
  const outcome = parseOutcome(rest, players.length, seats);
  const paces = read(listOf(paceReader, players.length), time, 'time');
  return outcome.ok && paces.ok ? { outcome: outcome.value, paces: paces.value } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
