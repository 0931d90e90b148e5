import { mustRecall, statusOf } from './penguinramids.ts';
import { doesAnyFit } from './penguinramids-legality.ts';
import type { Move } from './penguinramids-moves.ts';
import { playerAt, rounds } from './penguinramids-state.ts';
import type { State } from './penguinramids-state.ts';

/** A move between the states before and after it. */
interface Step {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly move: Move;
  /** The penguins that went to the bottom of the deck earlier. */
  readonly exchanged: ReadonlySet<string>;
}

/** What a move brought about that does not happen every time. */
export function rareIn(step: Step): readonly string[] {
  return [
    ...rareMove(step),
    ...(cameRound(step) ? ['an exchanged penguin coming round again'] : []),
    ...(isTied(step.after) ? ['a tie for the highest total'] : []),
  ];
}

function rareMove(step: Step): string[] {
  const { before, seat, move } = step;
  switch (move.type) {
    case 'choose':
      return playerAt(before, seat).chosen === null ? [] : ['choosing again'];
    case 'take':
      return move.side === 'grey' ? [greyKind(before, seat)] : [];
    case 'end':
      return rareEnd(before, seat);
    case 'flip':
      return ['a placed penguin flipped'];
    case 'strengthen':
      return ['a token put on an arm'];
    case 'chief':
    case 'swap':
    case 'recall':
    case 'token':
      return [];
  }
}

function greyKind(before: State, seat: number): string {
  return doesAnyFit(before, seat) ? 'grey by action 2' : 'grey because nothing fits';
}

function rareEnd(before: State, seat: number): string[] {
  const { turn } = before;
  if (turn === null || turn.hasActed) return [];
  if (mustRecall(before, seat)) return ['action 4 carried out by the game'];
  if (turn.action === 4 && before.round < rounds) return ['action 4 left unused'];
  return turn.action === 5 && before.supply === 0 ? ['no token left to take'] : [];
}

function cameRound({ before, after, exchanged }: Step): boolean {
  const known = new Set(before.available.map((penguin) => penguin.id));
  return after.available.some(({ id }) => exchanged.has(id) && !known.has(id));
}

function isTied(state: State): boolean {
  const { scores } = statusOf(state);
  if (scores === null) return false;
  return scores.filter((score) => score === Math.max(...scores)).length > 1;
}
