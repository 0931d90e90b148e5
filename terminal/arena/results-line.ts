import { parseOutcome } from '@rookery/bots/arena/outcome';
import { fields, isObject, listOf, read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { PlayedDeal } from './worker-messages.ts';
import type { MoveTimes } from './move-times.ts';
import type { Tournament } from './tournament.ts';

const microseconds = wholeNumber(0, Number.MAX_SAFE_INTEGER);
const timesReader = fields<MoveTimes>({
  moves: wholeNumber(0, 1_000_000_000),
  microseconds,
  slowest: microseconds,
});

/** A deal as a line of the results; the time it took stands apart from what came of it. */
export const formatResult = ({ outcome, times }: PlayedDeal): string =>
  JSON.stringify({ ...outcome, time: times });

/** Reads a line of the results; nothing if it is none of this tournament. */
export function parseResult(line: string, { players, seats }: Tournament): PlayedDeal | undefined {
  const input = parseJson(line);
  if (!isObject(input)) return undefined;
  const { time, ...rest } = { time: undefined, ...input };
  const outcome = parseOutcome(rest, players.length, seats);
  const times = read(listOf(timesReader, players.length), time, 'time');
  return outcome.ok && times.ok ? { outcome: outcome.value, times: times.value } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
