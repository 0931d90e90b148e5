import type { ChatEntry } from './store.ts';

/** How many lines of chat a newcomer gets. */
export const lastLines = 50;

/** Which lines of chat were told at a table, so that those of other desks are told once. */
export class ToldLines {
  #ids: ReadonlySet<string> | undefined;

  has(id: string): boolean {
    return this.#ids?.has(id) ?? false;
  }

  /** Notes the last lines of a table. Returns those that were not told; none if nobody has been told any. */
  add(lines: readonly ChatEntry[]): readonly ChatEntry[] {
    const known = this.#ids;
    this.#ids = new Set(lines.map(({ id }) => id));
    return known ? lines.filter(({ id }) => !known.has(id)) : [];
  }

  /** Notes lines that a newcomer gets, unless others were told some before: these may lack a few of them. */
  begin(lines: readonly ChatEntry[]): void {
    if (!this.#ids) this.add(lines);
  }

  /** Notes a line that everyone is told. */
  addOne({ id }: Pick<ChatEntry, 'id'>): void {
    this.#ids = new Set([...(this.#ids ?? []), id].slice(-lastLines));
  }
}
