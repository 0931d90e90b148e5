import type { TableId } from '@rookery/protocol/identifiers';
import { noWishes } from '@rookery/protocol/tables';
import type { Game } from '@rookery/rules/kernel/game';
import { openHostedMatch, replay, resultOf, type HostedMatch } from './hosted-match.ts';
import type { Person, SavedTable, StoredMatch, StoredTable, TableStore } from './store.ts';
import type { TableNow } from './table-tells.ts';

/** A match that older rules began, and that ours could replay differently. */
export class OutdatedMatch extends Error {}

/**
 * Loads a table, its people and its match; nothing if there is no such table. Acts that a known copy of
 * the match already has are not replayed again.
 */
export async function loadTable(
  store: TableStore,
  games: readonly Game[],
  id: TableId,
  known: HostedMatch | null,
): Promise<TableNow | undefined> {
  const saved = await store.findTable({ table: id });
  if (!saved) return undefined;
  const game = games.find((each) => each.id === saved.table.game);
  if (!game) throw new OutdatedMatch(`nobody here knows the game ${saved.table.game}`);
  const [people, match] = await Promise.all([
    loadPeople(store, saved.table),
    loadMatch(store, game, saved.table, known),
  ]);
  const { table, revision } = await concludeIfOver(store, saved, match);
  return { table, revision, game, people, match };
}

/** Those who sit at a table, and its host. */
export async function loadPeople(
  store: TableStore,
  { id, seats, host }: StoredTable,
): Promise<ReadonlyMap<string, Person>> {
  const people = await store.peopleAt({ id, seats, host });
  return new Map(people.map((person) => [person.id, person]));
}

async function loadMatch(
  store: TableStore,
  game: Game,
  { phase, match, seats }: StoredTable,
  known: HostedMatch | null,
): Promise<HostedMatch | null> {
  if (match === null || (phase !== 'playing' && phase !== 'over')) return null;
  const stored = await store.loadMatch({ match });
  if (!stored) throw new Error(`the match ${match} is not stored`);
  return restoreMatch(stored, game, seats.length, known);
}

/** A match as its log tells it. */
export function restoreMatch(
  stored: StoredMatch,
  game: Game,
  seats: number,
  known: HostedMatch | null = null,
): HostedMatch {
  const { id, options, secret, clocks, rules, acts } = stored;
  if (rules !== game.version) {
    throw new OutdatedMatch(
      `the match was begun by version ${String(rules)} of the rules of ${game.id}`,
    );
  }
  const isKnown = known?.id === id && known.log.every((act, index) => acts[index] === act);
  const from = isKnown ? known : openHostedMatch({ id, game, seats, options, secret, clocks });
  return { ...replay(from, acts.slice(from.log.length)).match, clocks };
}

/** A table whose match is over; the last match is shown until the next one. */
export const concludeTable = (table: StoredTable, at: number): StoredTable => ({
  ...table,
  phase: 'over',
  wishes: noWishes,
  touchedAt: at,
});

/** The end of a match is stored before its table. After a crash between the two, the table follows now. */
async function concludeIfOver(
  store: TableStore,
  saved: SavedTable,
  match: HostedMatch | null,
): Promise<SavedTable> {
  if (saved.table.phase !== 'playing' || !match || !resultOf(match)) return saved;
  const table = concludeTable(saved.table, saved.table.touchedAt);
  const outcome = await store.saveTable({ table, expectedRevision: saved.revision });
  return outcome.kind === 'saved' ? { table, revision: outcome.revision } : saved;
}
