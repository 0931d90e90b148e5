import type { ChatEntry } from './store.ts';

/** How many lines of chat a newcomer gets. */
export const lastLines = 50;

/** Which lines of chat were told at a table, so that those of other desks are told once. */
export class ToldLines {
  #ids: ReadonlySet<string> | undefined;
  /** Whether a line of another desk may be missing though a later one was told. */
  #mayLack = false;

  /** Whether everyone was told this line and all before it. */
  isToldUpTo(id: string): boolean {
    return !this.#mayLack && this.#ids?.has(id) === true;
  }

  /** Another desk has said that there is a new line. */
  doubt(): void {
    this.#mayLack = true;
  }

  /** Notes the last lines of a table. Returns those that were not told; none if nobody has been told any. */
  add(lines: readonly ChatEntry[]): readonly ChatEntry[] {
    const known = this.#ids;
    this.#mayLack = false;
    this.#ids = new Set(lines.map(({ id }) => id));
    return known ? lines.filter(({ id }) => !known.has(id)) : [];
  }

  /** Notes lines that a newcomer gets, unless others were told some before: these may lack a few of them. */
  begin(lines: readonly ChatEntry[]): void {
    if (!this.#ids) this.add(lines);
  }

  /** Notes a line that everyone is told. One of another desk may have come just before it. */
  addOne({ id }: Pick<ChatEntry, 'id'>): void {
    this.#mayLack = true;
    this.#ids = new Set([...(this.#ids ?? []), id].slice(-lastLines));
  }
}
