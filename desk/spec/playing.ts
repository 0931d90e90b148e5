import type { Desk } from '../desk.ts';
import { quickRng, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import type { Company } from './company.ts';
import type { TestCaller, Wish } from './test-caller.ts';

/** How far to play. */
export type Distance = 'to the end' | { readonly decisions: number };

export const rngOf = (seed: string): Rng => quickRng(seededStreams(seed)('test'));

/** A legal decision of whoever is waited for, if this caller is. */
export function decisionOf(caller: TestCaller, rng: Rng): Wish | undefined {
  const { waiting, legal, nth, table, match } = caller.last('update');
  const { seat } = caller.last('table').table.you;
  if (waiting.for !== 'seats' || !waiting.seats.some((each) => each === seat)) return undefined;
  return { type: 'decide', table, match, nth: nth ?? 0, move: legal[rng.below(legal.length)] };
}

/** Plays random legal moves. */
export async function playOn(
  company: Company,
  desk: Desk,
  players: readonly TestCaller[],
  distance: Distance,
  rng: Rng = rngOf('moves'),
): Promise<void> {
  let left = distance === 'to the end' ? Infinity : distance.decisions;
  while (left > 0) {
    const player = players.find((each) => decisionOf(each, rng));
    const wish = player && decisionOf(player, rng);
    if (wish) {
      const answer = await player.ask(desk, wish);
      if (answer.type !== 'decided') throw new Error(JSON.stringify(answer));
      left -= 1;
    } else {
      await company.settle(desk);
      if (players.every((each) => each.last('update').waiting.for === 'nobody')) return;
      if (players.every((each) => !decisionOf(each, rng))) throw new Error('nobody moves');
    }
  }
}
