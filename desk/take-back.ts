import { parseMatchId, type TableId } from '@rookery/protocol/identifiers';
import type { Seat } from '@rookery/rules/kernel/seat';
import { openHostedMatch, readAct, replay, type HostedMatch } from './hosted-match.ts';
import type { HotTable } from './hot-table.ts';
import type { NewMatch, StoredTable } from './store.ts';
import { tellMatch, tellTable } from './telling.ts';

/** What became of the wish to take a move back. */
export type TakeBackOutcome = 'taken-back' | 'not-possible' | 'not-saved';

/** A wish to take back the last decision of a seat. */
export interface TakeBackWish {
  readonly table: TableId;
  readonly seat: Seat;
}

/**
 * Takes back the last decision of the only person at a table, and all that came of it. No log is ever shortened:
 * a match of its own goes on from the moment before the decision, and takes the place of the one that was played.
 * It has the same secret, so that the same deals follow, and bots that meet the same question decide alike.
 */
export async function takeBack(table: HotTable, seat: Seat): Promise<TakeBackOutcome> {
  const { now, context } = table;
  const length = lengthBefore(now.table, now.match, seat);
  if (!now.match || length === undefined || context.gathering !== 'together') return 'not-possible';
  const { match, id } = await shorten(table, now.match);
  const acts = now.match.log.slice(0, length);
  const playing: StoredTable = { ...now.table, match: id, touchedAt: context.clock.now() };
  const outcome = await table.store(playing, (expectedRevision) =>
    context.store.startMatch({ match, acts, table: playing, expectedRevision }),
  );
  if (outcome !== 'stored') return 'not-saved';
  table.setMatch(replay(openHostedMatch({ ...now.match, id }), acts).match);
  tellTable(table);
  tellMatch(table);
  return 'taken-back';
}

/** How many acts there were before the last decision of a seat; nothing if it cannot be taken back. */
function lengthBefore(
  { phase, seats, beginning }: StoredTable,
  match: HostedMatch | null,
  seat: Seat,
): number | undefined {
  const isAlone = seats.every(({ person }, each) => (person !== null) === (each === seat));
  if (phase !== 'playing' || !match || !isAlone) return undefined;
  const last = match.log.findLastIndex((act) => readAct(match, act).by === seat);
  // What a table begins with was played elsewhere.
  return last < (beginning?.acts.length ?? 0) ? undefined : last;
}

/** The match that takes the place of another one. */
async function shorten(
  { context }: HotTable,
  { id: replaced, game, options, secret, clocks }: HostedMatch,
): Promise<{ readonly match: NewMatch; readonly id: NewMatch['id'] }> {
  const id = parseMatchId(context.randomId());
  if (!id.ok) throw new Error('the random id is none');
  const stored = await context.store.loadMatch({ match: replaced });
  const takenBack = (stored?.takenBack ?? 0) + 1;
  const startedAt = stored?.startedAt ?? context.clock.now();
  const rules = { game: game.id, rules: game.version, options, secret, clocks, deadline: null };
  return { match: { id: id.value, ...rules, startedAt, takenBack, replaced }, id: id.value };
}
