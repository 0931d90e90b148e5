import type { MatchUpdate } from '../model/table-model.ts';
import { call } from '../online/api.ts';
import { addMatch, type Evening } from './evening.ts';

/**
 * Notes which match is being played, and how it ended. If the match before has no end yet, this screen was
 * dark then: the server is asked for it.
 */
export async function noteMatch(
  { current, matches }: Evening,
  update: MatchUpdate,
  change: (noted: (evening: Evening) => Evening) => void,
): Promise<void> {
  const { match, waiting, seats } = update;
  const missed = current !== null && current !== match ? current : null;
  if (current !== match) change((evening) => ({ ...evening, current: match }));
  if (waiting.for === 'nobody') {
    const { ranking } = waiting;
    change((evening) => addMatch(evening, match, seats, ranking));
  }
  if (missed === null || matches.some(({ id }) => id === missed)) return;
  const found = await call('GET /api/matches/:match', { match: missed });
  if (!found.ok || found.value.ranking === null) return;
  const { seats: played, ranking } = found.value;
  change((evening) => addMatch(evening, missed, played, ranking));
}
