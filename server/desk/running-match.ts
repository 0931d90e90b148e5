import type { MatchId } from '@rookery/protocol/identifiers';
import { deadlineOf, type Clocks } from '@rookery/referee/clock';
import { retold, unplayed, type HostedMatch } from '@rookery/referee/hosted-match';
import type { Game } from '@rookery/rules/kernel/game';
import type { StoredMatch } from '../store/store.ts';

/** A match in memory, with the clocks of its table. */
export interface RunningMatch extends HostedMatch<MatchId> {
  readonly clocks: Clocks;
}

type Beginning = Pick<StoredMatch, 'id' | 'options' | 'secret' | 'clocks'>;

/** A match before its first act. */
export const begun = (
  { id, options, secret, clocks }: Beginning,
  game: Game,
  seats: number,
): RunningMatch => ({ ...unplayed({ id, game, seats, options, secret }), clocks });

/** A match as its log tells it. */
export function restored(stored: StoredMatch, game: Game, seats: number): RunningMatch {
  if (stored.rules !== game.version) {
    throw new Error(
      `the match was begun by version ${String(stored.rules)} of the rules of ${game.id}`,
    );
  }
  return retold(begun(stored, game, seats), stored.acts).match;
}

/** When time runs out next; null while no clock runs. */
export const dueAt = (clocks: Clocks): number | null => deadlineOf(clocks)?.at ?? null;
