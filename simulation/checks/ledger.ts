import type { Person, SavedTable, StoredTable } from '@rookery/desk/store';
import type { Ask } from '@rookery/protocol/asks';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';

/** A table as it was committed, and when by the true time. */
export interface CommittedTable extends SavedTable {
  readonly at: number;
}

/** An ask that has reached a node and has no answer yet. */
export interface OpenAsk {
  readonly ask: Ask;
  readonly at: number;
}

/** What people wanted and what became of tables, as nobody inside the simulation knows it. */
export class Ledger {
  readonly #tables = new Map<TableId, CommittedTable[]>();
  readonly #decisions = new Map<string, Set<string>>();
  readonly #asks = new Map<string, number>();

  /** A person decides, in one of their windows. */
  noteDecision(match: MatchId, person: string, nth: number, move: string): void {
    const key = `${match} ${person} ${String(nth)}`;
    const moves = this.#decisions.get(key) ?? new Set();
    this.#decisions.set(key, moves.add(move));
  }

  hasDecided(match: MatchId, person: string, nth: number, move: string): boolean {
    return this.#decisions.get(`${match} ${person} ${String(nth)}`)?.has(move) === true;
  }

  noteTable(saved: SavedTable, at: number): void {
    const { id } = saved.table;
    const known = this.#tables.get(id) ?? [];
    known.push({ ...saved, at });
    this.#tables.set(id, known);
  }

  /** Every committed state of a table, the oldest first. */
  historyOf(table: TableId): readonly CommittedTable[] {
    return this.#tables.get(table) ?? [];
  }

  /** The states that were true at some moment since then. */
  since(table: TableId, at: number): readonly StoredTable[] {
    const history = this.historyOf(table);
    const first = history.findIndex((each) => each.at >= at);
    const from = first < 0 ? history.length - 1 : first - 1;
    return history.slice(Math.max(0, from)).map((each) => each.table);
  }

  noteAsk(table: TableId, person: Person, type: Ask['type'], at: number): void {
    this.#asks.set(`${table} ${person.id} ${type}`, at);
  }

  /** Whether a person has asked one of these things at a table since then. */
  hasAsked(
    table: TableId,
    person: string | null,
    types: readonly Ask['type'][],
    since: number,
  ): boolean {
    return types.some((type) => {
      const at = this.#asks.get(`${table} ${String(person)} ${type}`);
      return at !== undefined && at >= since;
    });
  }
}
