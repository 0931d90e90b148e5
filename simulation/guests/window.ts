import { openLine, type Line } from '@rookery/protocol/client/line';
import { openTableLine, type TableLine } from '@rookery/protocol/client/table-line';
import type { Answer, LineAsk } from '@rookery/protocol/client/unanswered';
import type { LineParts } from '@rookery/protocol/client/wire';
import type { TableId } from '@rookery/protocol/identifiers';

/** An ask without an answer so far. */
export interface WaitingAsk {
  readonly type: string;
  readonly since: number;
}

/** Refusals that pass by themselves. */
const passing = new Set(['busy', 'fault', 'not-saved']);

/** One window in which a person plays: a line and the tables that are open in it. */
export class GuestWindow {
  readonly line: Line;
  readonly tables = new Map<TableId, TableLine>();
  readonly waiting = new Set<WaitingAsk>();
  readonly #now: () => number;

  constructor(parts: LineParts, now: () => number) {
    this.line = openLine(parts);
    this.#now = now;
  }

  follow(table: TableId): TableLine {
    const known = this.tables.get(table);
    if (known && known.picture.parting === null) return known;
    const opened = openTableLine(this.line, table);
    this.tables.set(table, opened);
    return opened;
  }

  /** Opens a table that is not open here, unless it is gone for good. */
  tryAgain(table: TableId): void {
    const parting = this.tables.get(table)?.picture.parting;
    const isGone = parting?.kind === 'gone' && parting.because !== 'crowded';
    const isRefused = parting?.kind === 'refused' && !passing.has(parting.reason.kind);
    if (!isGone && !isRefused) this.follow(table);
  }

  /** Closes a table in this window. */
  leave(table: TableId): void {
    const opened = this.tables.get(table);
    this.tables.delete(table);
    if (opened) void this.#wait('leave', opened.leave('give-up'));
  }

  ask(ask: LineAsk): Promise<Answer> {
    return this.#wait(ask.type, this.line.ask(ask));
  }

  /** Decides as the page does: once per update. */
  decide(table: TableId, move: unknown): Promise<Answer> | undefined {
    const answer = this.tables.get(table)?.decide(move);
    return answer && this.#wait('decide', answer);
  }

  close(): void {
    this.line.close();
  }

  async #wait(type: string, answer: Promise<Answer>): Promise<Answer> {
    const waiting = { type, since: this.#now() };
    this.waiting.add(waiting);
    const found = await answer;
    this.waiting.delete(waiting);
    return found;
  }
}
