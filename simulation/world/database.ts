import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import { creditClocks, deadlineOf, type Clocks } from '@rookery/referee/clock';
import type {
  Added,
  Addition,
  ChatEntry,
  ChatLineKey,
  ChatStore,
  DeadlineStore,
  NewMatch,
  Person,
  RequestKey,
  Saved,
  SavedTable,
  StoredMatch,
  StoredTable,
  TableProgress,
} from '@rookery/desk/store';

import { NodeRows } from './node-rows.ts';

/** One match as the database has it. */
export interface StoredMatchRow {
  readonly begun: NewMatch;
  readonly table: TableId;
  readonly seats: number;
  readonly acts: string[];
  /** Where each seat's nth decision is in the log. */
  readonly decided: Map<string, { readonly index: number; readonly answer: unknown }>;
  clocks: Clocks;
  deadline: number | null;
  finishedAt: number | null;
  result: unknown;
}

/** Whoever watches what is committed. */
export interface CommitObserver {
  onTable(saved: SavedTable, before: StoredTable | undefined): void;
  onMatch(row: StoredMatchRow): void;
  onAddition(row: StoredMatchRow, addition: Addition, clocksBefore: Clocks): void;
}

const decisionKey = (seat: number, nth: number): string => `${String(seat)} ${String(nth)}`;
const requestKey = ({ person, nonce }: RequestKey): string => `${person} ${nonce}`;

/** Clocks of two machines may differ by so much, in milliseconds; more means that somebody set a clock. */
const harmlessSetback = 60_000;

/**
 * The rows that all nodes share, with the meaning that the server's stores give to each call. Each call is
 * one transaction: it is done at once, and completely or not at all.
 */
export class SimulatedDatabase {
  readonly tables = new Map<TableId, SavedTable>();
  readonly matches = new Map<MatchId, StoredMatchRow>();
  readonly people = new Map<string, Person>();
  readonly chat = new Map<TableId, ChatEntry[]>();
  readonly nodes: NodeRows;
  readonly granted = new Map<string, TableId>();
  readonly #said = new Set<string>();
  readonly #observer: CommitObserver;
  #alive: number | undefined;

  /** `now` is the database's clock. */
  constructor(observer: CommitObserver, now: () => number) {
    this.#observer = observer;
    this.nodes = new NodeRows(now);
  }

  createTable(table: StoredTable, wish: RequestKey | undefined): TableId {
    const known = wish && this.granted.get(requestKey(wish));
    if (known !== undefined) return known;
    if (wish) this.granted.set(requestKey(wish), table.id);
    this.#put({ table, revision: 1 }, undefined);
    return table.id;
  }

  findGranted(wish: RequestKey): TableId | undefined {
    return this.granted.get(requestKey(wish));
  }

  saveTable(table: StoredTable, expectedRevision: number): Saved {
    const found = this.tables.get(table.id);
    if (!found) return { kind: 'unknown' };
    if (found.revision !== expectedRevision) return { kind: 'conflict', revision: found.revision };
    this.#put({ table, revision: expectedRevision + 1 }, found.table);
    return { kind: 'saved', revision: expectedRevision + 1 };
  }

  progress(table: TableId, match: MatchId | null): TableProgress | undefined {
    const found = this.tables.get(table);
    const row = match === null ? undefined : this.matches.get(match);
    return found && { revision: found.revision, seq: row?.acts.length ?? null };
  }

  startMatch(
    match: NewMatch,
    acts: readonly string[],
    table: StoredTable,
    expectedRevision: number,
  ): Saved {
    const found = this.tables.get(table.id);
    if (!found) return { kind: 'unknown' };
    if (found.revision !== expectedRevision) return { kind: 'conflict', revision: found.revision };
    const row: StoredMatchRow = {
      begun: match,
      table: table.id,
      seats: table.seats.length,
      acts: [...acts],
      decided: new Map(),
      clocks: match.clocks,
      deadline: match.deadline,
      finishedAt: null,
      result: null,
    };
    this.matches.set(match.id, row);
    this.#observer.onMatch(row);
    this.#put({ table, revision: expectedRevision + 1 }, found.table);
    return { kind: 'saved', revision: expectedRevision + 1 };
  }

  append(addition: Addition): Added {
    const row = this.matches.get(addition.match);
    const { decision, expectedSeq, acts } = addition;
    if (!row) return { kind: 'unknown' };
    const known = decision && row.decided.get(decisionKey(decision.seat, decision.nth));
    if (row.finishedAt !== null || row.acts.length !== expectedSeq || known) {
      return this.#whyNot(row, addition, known ?? undefined);
    }
    this.#add(row, addition);
    return { kind: 'added', seq: expectedSeq + acts.length };
  }

  #whyNot(
    row: StoredMatchRow,
    { acts }: Addition,
    known: { readonly index: number; readonly answer: unknown } | undefined,
  ): Added {
    const act = known && row.acts[known.index];
    if (known && act !== undefined) {
      return act === acts[0]
        ? { kind: 'repeated', answer: known.answer }
        : { kind: 'contradicted', act };
    }
    return row.finishedAt === null ? { kind: 'conflict', seq: row.acts.length } : { kind: 'over' };
  }

  #add(row: StoredMatchRow, addition: Addition): void {
    const { decision, acts, clocks, deadline, at, result } = addition;
    const clocksBefore = row.clocks;
    if (decision) {
      const { seat, nth, answer } = decision;
      row.decided.set(decisionKey(seat, nth), { index: row.acts.length, answer });
    }
    row.acts.push(...acts);
    const isOver = result !== null && result !== undefined;
    row.clocks = clocks;
    row.deadline = isOver ? null : deadline;
    row.finishedAt = isOver ? at : null;
    row.result = isOver ? result : null;
    this.#observer.onAddition(row, addition, clocksBefore);
  }

  loadMatch(id: MatchId): StoredMatch | undefined {
    const row = this.matches.get(id);
    if (!row) return undefined;
    const { begun, table, acts, clocks, deadline, finishedAt, result } = row;
    return { ...begun, table, acts: [...acts], clocks, deadline, finishedAt, result };
  }

  peopleWith(ids: readonly (string | null)[]): readonly Person[] {
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : (this.people.get(id) ?? [])));
  }

  dueMatches(before: number, limit: number): Awaited<ReturnType<DeadlineStore['dueMatches']>> {
    return [...this.matches]
      .flatMap(([match, { table, deadline }]) =>
        deadline === null || deadline > before ? [] : [{ match, table, deadline }],
      )
      .toSorted((a, b) => a.deadline - b.deadline || (a.match < b.match ? -1 : 1))
      .slice(0, limit);
  }

  markAlive(at: number): void {
    this.#alive = at;
  }

  creditDowntime(at: number): void {
    const span = this.#alive === undefined ? 0 : at - this.#alive;
    if (span > 0 || span < -harmlessSetback) this.#credit(span, [...this.matches.values()]);
    this.#alive = at;
  }

  /** Gives the running clocks of these tables some time. */
  creditTables(span: number, tables: readonly TableId[]): void {
    const matches = tables.flatMap((table) => this.tables.get(table)?.table.match ?? []);
    const rows = matches.flatMap((match) => this.matches.get(match) ?? []);
    if (span > 0) this.#credit(span, rows);
  }

  #credit(span: number, rows: readonly StoredMatchRow[]): void {
    for (const row of rows) {
      if (row.deadline === null) continue;
      row.clocks = creditClocks(row.clocks, span);
      row.deadline = deadlineOf(row.clocks)?.at ?? null;
    }
  }

  say(line: Parameters<ChatStore['say']>[0]): 'said' | 'repeated' | 'unknown' {
    const { table, person, id, at, said } = line;
    if (!this.tables.has(table)) return 'unknown';
    if (this.hasSaid(line)) return 'repeated';
    this.#said.add(`${table} ${requestKey(line)}`);
    const lines = this.chat.get(table) ?? [];
    lines.push({ id, at, person, name: this.people.get(person)?.name ?? '', said });
    this.chat.set(table, lines);
    return 'said';
  }

  hasSaid(line: ChatLineKey): boolean {
    return this.#said.has(`${line.table} ${requestKey(line)}`);
  }

  /** Tables that are not closed, the liveliest first. */
  openTables(isWanted: (table: StoredTable) => boolean): readonly SavedTable[] {
    return [...this.tables.values()]
      .filter(({ table }) => table.phase !== 'closed' && isWanted(table))
      .toSorted(
        (a, b) => b.table.touchedAt - a.table.touchedAt || (a.table.id < b.table.id ? -1 : 1),
      );
  }

  #put(saved: SavedTable, before: StoredTable | undefined): void {
    this.tables.set(saved.table.id, saved);
    this.#observer.onTable(saved, before);
  }
}
