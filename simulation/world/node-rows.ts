import type { NodeReport, PresenceNote } from '@rookery/desk/node-store';
import type { TableId } from '@rookery/protocol/identifiers';

interface NodeLife {
  seenAt: number;
  until: number;
}

interface LeaseRow {
  readonly node: string;
  readonly until: number;
}

/** What is noted of nodes, by the database's clock. */
export class NodeRows {
  readonly #now: () => number;
  readonly #lives = new Map<string, NodeLife>();
  readonly #leases = new Map<TableId, LeaseRow>();
  /** By table and node. */
  readonly #presence = new Map<TableId, Map<string, PresenceNote>>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get now(): number {
    return Math.round(this.#now());
  }

  noteLife(node: string, span: number): void {
    this.#lives.set(node, { seenAt: this.now, until: this.now + span });
  }

  isAlive(node: string): boolean {
    return (this.#lives.get(node)?.until ?? -Infinity) > this.now;
  }

  countOthers(node: string): number {
    return [...this.#lives.keys()].filter((each) => each !== node && this.isAlive(each)).length;
  }

  /** Forgets whoever has not said in time that they live; says for how long they were silent. */
  giveUp(node: string): NodeReport['givenUp'] & { readonly silence: number } {
    const dead = [...this.#lives].filter(([each]) => each !== node && !this.isAlive(each));
    const nodes = dead.map(([each]) => each);
    const silence = Math.max(0, ...dead.map(([, { seenAt }]) => this.now - seenAt));
    const tables = [...this.#presence].flatMap(([table, notes]) =>
      nodes.some((each) => notes.has(each)) ? [table] : [],
    );
    for (const each of nodes) this.leave(each);
    return { nodes, tables, silence };
  }

  leave(node: string): void {
    this.#lives.delete(node);
    for (const notes of this.#presence.values()) notes.delete(node);
    for (const [table, lease] of this.#leases) {
      if (lease.node === node) this.#leases.delete(table);
    }
  }

  takeLeases(node: string, tables: readonly TableId[], span: number): readonly TableId[] {
    const taken = tables.filter((table) => {
      const lease = this.#leases.get(table);
      return !lease || lease.node === node || lease.until <= this.now;
    });
    for (const table of taken) this.#leases.set(table, { node, until: this.now + span });
    return taken;
  }

  releaseLeases(node: string, tables: readonly TableId[]): void {
    for (const table of tables) {
      if (this.#leases.get(table)?.node === node) this.#leases.delete(table);
    }
  }

  notePresence(node: string, { table, ...note }: PresenceNote & { readonly table: TableId }): void {
    const notes = this.#presence.get(table) ?? new Map<string, PresenceNote>();
    if (note.people.length === 0 && note.strangers === 0) notes.delete(node);
    else notes.set(node, note);
    this.#presence.set(table, notes);
  }

  /** Who has a table open at other nodes that live. */
  presenceElsewhere(node: string, table: TableId): PresenceNote {
    const notes = [...(this.#presence.get(table) ?? [])].flatMap(([each, note]) =>
      each !== node && this.isAlive(each) ? [note] : [],
    );
    return {
      people: [...new Set(notes.flatMap(({ people }) => people))].toSorted(),
      strangers: notes.reduce((sum, { strangers }) => sum + strangers, 0),
    };
  }
}
