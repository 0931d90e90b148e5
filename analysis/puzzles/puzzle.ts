import type { Level } from '@rookery/bots/levels';
import { formatAct, parseAct } from '@rookery/rules/kernel/act-notation';
import type { Game } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import type { Seat } from '@rookery/rules/kernel/seat';

/** Why the best move of a puzzle is beyond doubt. */
export const proofs = ['solved', 'searched'] as const;

/** A position from a match between bots in which one move is best beyond doubt. */
export interface Puzzle {
  /** Names the match it comes from and the step. */
  readonly id: string;
  readonly seats: number;
  /** The acts up to the position, separated by spaces; a seat is named only where several are awaited. */
  readonly acts: string;
  /** The best move, as the notation writes it. */
  readonly best: string;
  /** The next best move, against which the best one is explained. */
  readonly next: string;
  /** How much more of the victory the best move brings than the next best, in hundredths. */
  readonly margin: number;
  /** Solved exactly for every hand that the others may hold, or found by search at two budgets. */
  readonly proof: (typeof proofs)[number];
  /** The kind of the reason for the best move against the next best. */
  readonly theme: string;
  /** By level: in how many of eight attempts it finds the move. */
  readonly solvedBy: { readonly [level in Level]: number };
}

/** How often each level tries to solve a puzzle. */
export const attempts = 8;

/** The acts of a match as short as they can be told. */
export function formatActs({ game, options, seats, acts }: Match): string {
  let match: Match = openMatch(game, options, seats);
  return acts
    .map((act) => {
      const waiting = game.waiting(match.state);
      const isAlone = waiting.for === 'seats' && waiting.seats.length === 1;
      match = extend(match, act).match;
      return isAlone && act.by !== 'chance'
        ? game.notation.formatMove(act.move)
        : formatAct(game.notation, act);
    })
    .join(' ');
}

/** The match that leads to a puzzle. Throws where an act is not a legal one: the sets are ours. */
export function matchOf(game: Game, { seats, acts, id }: Puzzle): Match {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error(`puzzle ${id} has no options`);
  let match: Match = openMatch(game, options.value, seats);
  for (const text of acts.split(' ')) {
    const waiting = game.waiting(match.state);
    const [seat, ...others] = waiting.for === 'seats' ? waiting.seats : [];
    const isAlone = seat !== undefined && others.length === 0;
    const act = parseAct(game.notation, isAlone ? `${String(seat)}${text}` : text, seats);
    if (!act.ok) throw new Error(`puzzle ${id} has a broken act: ${text}`);
    match = extend(match, act.value).match;
  }
  return match;
}

/** The seat that has to find the move. */
export function solverOf({ game, state, seats }: Match): Seat {
  const waiting = game.waiting(state);
  const seat = waiting.for === 'seats' ? waiting.seats[0] : undefined;
  if (seat === undefined) throw new Error(`nobody of ${String(seats)} seats is to move`);
  return seat;
}
