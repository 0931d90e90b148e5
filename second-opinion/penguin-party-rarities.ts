import { statusOf } from './penguin-party.ts';
import type { State } from './penguin-party.ts';
import { itemAt } from './list.ts';

/** What a move brought about that does not happen every time. */
export function rareIn(before: State, after: State): readonly string[] {
  return [
    ...(leftRound(before, after) ? ['a player out'] : []),
    ...(goesOnAlone(before, after) ? ['a last player going on alone'] : []),
    ...(pointsGivenBack(before, after) ? ['points given back'] : []),
    ...(isExtraRound(before, after) ? ['an extra round'] : []),
    ...((statusOf(after).winners ?? []).length > 1 ? ['a shared victory'] : []),
  ];
}

function leftRound(before: State, after: State): boolean {
  return after.points.some((points, seat) => points > itemAt(before.points, seat));
}

function goesOnAlone(before: State, after: State): boolean {
  return before.turn === after.turn && before.round === after.round;
}

function pointsGivenBack(before: State, after: State): boolean {
  return after.points.some((points, seat) => points < itemAt(before.points, seat));
}

function isExtraRound(before: State, after: State): boolean {
  return after.round > before.round && after.round > after.options.seats;
}
