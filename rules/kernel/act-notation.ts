import type { Act, Notation, Vocabulary } from './game.ts';
import type { Problem } from './problem.ts';
import { accepted, rejected, type Result } from './result.ts';
import { seatOfDigit } from './seat.ts';

const chanceMark = '*';
const longestEcho = 60;

/** A text that says nothing in notation; it is repeated only in part. */
export const unreadable = (
  at: string,
  found: string,
): { readonly ok: false; readonly problems: readonly Problem[] } =>
  rejected({ kind: 'unreadable', at, found: found.slice(0, longestEcho) });

/** An act as text: the seat's digit and its move, or a star and the outcome. */
export const formatAct = <G extends Vocabulary>(notation: Notation<G>, act: Act<G>): string =>
  act.by === 'chance'
    ? `${chanceMark}${notation.formatChance(act.chance)}`
    : `${String(act.by)}${notation.formatMove(act.move)}`;

/** Reads what `formatAct` wrote. */
export function parseAct<G extends Vocabulary>(
  notation: Notation<G>,
  text: string,
  seats: number,
): Result<Act<G>, Problem> {
  const mark = text.slice(0, 1);
  const rest = text.slice(1);
  if (mark === chanceMark) {
    const chance = notation.parseChance(rest);
    return chance.ok ? accepted({ by: 'chance', chance: chance.value }) : chance;
  }
  const seat = seatOfDigit(mark);
  if (seat === undefined || seat >= seats) {
    return unreadable('seat', mark);
  }
  const move = notation.parseMove(rest);
  return move.ok ? accepted({ by: seat, move: move.value }) : move;
}
