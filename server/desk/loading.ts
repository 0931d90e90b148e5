import type { TableId } from '@rookery/protocol/identifiers';
import { resultOf } from '@rookery/referee/hosted-match';
import type { Game } from '@rookery/rules/kernel/game';
import type { Person, SavedTable, Store, StoredTable } from '../store/store.ts';
import { restored, type RunningMatch } from './running-match.ts';
import type { TableNow } from './showing.ts';

/** Whatever is kept of a table, and what follows from it; nothing if there is no such table. */
export async function loadTable(
  store: Store,
  games: readonly Game[],
  id: TableId,
): Promise<TableNow | undefined> {
  const saved = await store.findTable({ table: id });
  if (!saved) return undefined;
  const game = games.find((each) => each.id === saved.table.game);
  if (!game) throw new Error(`nobody here knows the game ${saved.table.game}`);
  const [people, running] = await Promise.all([
    peopleAt(store, saved.table),
    loadMatch(store, game, saved.table),
  ]);
  const { table, revision } = await withTheEnd(store, saved, running);
  return { table, revision, game, people, running };
}

/** Those who sit at a table, and its host. */
export async function peopleAt(
  store: Store,
  { seats, host }: StoredTable,
): Promise<ReadonlyMap<string, Person>> {
  const ids = [host, ...seats.map(({ person }) => person)].filter((id) => id !== null);
  const people = await store.findPeople({ people: [...new Set(ids)] });
  return new Map(people.map((person) => [person.id, person]));
}

async function loadMatch(
  store: Store,
  game: Game,
  { phase, match, seats }: StoredTable,
): Promise<RunningMatch | null> {
  if (match === null || (phase !== 'playing' && phase !== 'over')) return null;
  const stored = await store.loadMatch({ match });
  if (!stored) throw new Error(`the match ${match} is not kept`);
  return restored(stored, game, seats.length);
}

/** A table whose match is over; the last match is shown until the next one. */
export const concluded = (table: StoredTable, at: number): StoredTable => ({
  ...table,
  phase: 'over',
  wishes: { pause: [], rematch: [] },
  touchedAt: at,
});

/** The end of a match is kept before its table hears of it: after a stop between them it hears now. */
async function withTheEnd(
  store: Store,
  saved: SavedTable,
  running: RunningMatch | null,
): Promise<SavedTable> {
  if (saved.table.phase !== 'playing' || !running || !resultOf(running)) return saved;
  const table = concluded(saved.table, saved.table.touchedAt);
  const outcome = await store.saveTable({ table, expectedRevision: saved.revision });
  return outcome.kind === 'saved' ? { table, revision: outcome.revision } : saved;
}
