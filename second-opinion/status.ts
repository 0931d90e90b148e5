import { isRecord } from './pipe.ts';
import type { Status } from './reading.ts';
import { canonical } from './canonical.ts';

/** The fields of the protocol's `status`, checked for their form; seats in ascending order. */
export function parseStatus(value: unknown): Status {
  const problem = new Error(`not the form of a status: ${canonical(value)}`);
  if (!isRecord(value)) throw problem;
  const { toAct, over, round, scores, winners } = value;
  if (!isNumbers(toAct) || typeof over !== 'boolean' || typeof round !== 'number') throw problem;
  if ((scores !== null && !isNumbers(scores)) || (winners !== null && !isNumbers(winners))) {
    throw problem;
  }
  return { toAct: ascending(toAct), over, round, scores, winners: winners && ascending(winners) };
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'number');
}

function ascending(seats: readonly number[]): number[] {
  return seats.toSorted((a, b) => a - b);
}
