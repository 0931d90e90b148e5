import { shuffle, type Rng } from '@rookery/rules/kernel/rng';

/** Who sits where: the numbers of the players, by seat. */
export type LineUp = readonly number[];

/**
 * The groups that take turns at the table, deal by deal, so that after all of them everyone has
 * met everyone equally often. Two players at a larger table: the first alone against copies of the
 * second. Else everyone sits down as often as anyone, and those for whom a seat is left once more.
 */
export function groupsOf(players: number, seats: number): readonly LineUp[] {
  if (players === 2 && seats > 2) return [[0, ...repeat([1], seats - 1)]];
  const everyone = Array.from({ length: players }, (_, player) => player);
  const all = repeat(everyone, Math.floor(seats / players));
  return combinations(everyone, seats % players).map((more) => [...all, ...more]);
}

/** The line-ups of one deal: its group in random order, moved on seat by seat around the table. */
export function lineUpsOf(group: LineUp, rng: Rng): readonly LineUp[] {
  const order = shuffle(group, rng);
  return order.map((_, by) => [...order.slice(by), ...order.slice(0, by)]);
}

/** How many deals it takes to play at least so many matches, with everyone meeting equally often. */
export function dealsFor(matches: number, groups: number, seats: number): number {
  return Math.ceil(matches / (seats * groups)) * groups;
}

const repeat = (list: readonly number[], times: number): readonly number[] =>
  Array.from({ length: times }, () => list).flat();

/** Every way to choose so many entries of a list, in its order. */
function combinations(list: readonly number[], count: number): readonly LineUp[] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) =>
    combinations(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  );
}
