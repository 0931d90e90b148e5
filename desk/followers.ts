import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import type { Viewer } from '@rookery/rules/kernel/seat';
import type { TableAbsences } from './absence-times.ts';
import type { DeskContext } from './context.ts';
import type { Caller, Gathering } from './desk.ts';
import type { PresenceNote } from './node-store.ts';
import type { StoredTable } from './store.ts';
import { viewerOf, type Presence } from './table-tells.ts';

const nobody: PresenceNote = { people: [], strangers: 0 };

const everybodyHere: Presence = { isPresent: () => true, awaySince: () => null, onlookers: 0 };

/** The lines that follow a table. */
export class Followers {
  readonly #gathering: Gathering;
  readonly #absences: TableAbsences;
  readonly #onChange: () => void;
  readonly #callers = new Map<string, Caller>();
  #elsewhere = nobody;

  constructor(
    table: TableId,
    context: Pick<DeskContext, 'gathering' | 'absences' | 'onFollowersChange'>,
  ) {
    this.#gathering = context.gathering;
    this.#absences = context.absences.at(table);
    this.#onChange = () => context.onFollowersChange(table);
  }

  /** Who has the table open at other nodes. */
  get elsewhere(): PresenceNote {
    return this.#elsewhere;
  }
  set elsewhere(note: PresenceNote) {
    const before = this.#elsewhere;
    this.#elsewhere = note;
    for (const person of note.people) this.#absences.comeBack(person);
    for (const person of before.people) this.#noteLeaving(person);
  }

  /** Who has the table open at this node. */
  get here(): PresenceNote {
    const people = [...this.#callers.values()].flatMap(({ person }) => person?.id ?? []);
    return { people: [...new Set(people)], strangers: this.#callers.size - people.length };
  }

  get size(): number {
    return this.#callers.size;
  }

  /** Whether anybody with a session has the table open, at any node. */
  get hasPeople(): boolean {
    if (this.elsewhere.people.length > 0) return true;
    return [...this.#callers.values()].some(({ person }) => person !== null);
  }

  has(caller: Caller): boolean {
    return this.#callers.has(caller.id);
  }

  add(caller: Caller): void {
    this.#callers.set(caller.id, caller);
    if (caller.person) this.#absences.comeBack(caller.person.id);
    this.#onChange();
  }

  /** Whether it was there. */
  remove(caller: Caller): boolean {
    const wasThere = this.#callers.delete(caller.id);
    if (wasThere && caller.person) this.#noteLeaving(caller.person.id);
    if (wasThere) this.#onChange();
    return wasThere;
  }

  #noteLeaving(person: string): void {
    if (!this.isPresent(person)) this.#absences.leave(person);
  }

  /** Everyone for whom something holds. */
  where(holds: (person: string | null) => boolean): readonly Caller[] {
    return [...this.#callers.values()].filter(({ person }) => holds(person?.id ?? null));
  }

  /** An onlooker who can be asked to make room: rather one without a session, rather an early one. */
  findOnlooker(table: StoredTable): Caller | undefined {
    const onlookers = [...this.#callers.values()].filter(
      ({ person }) =>
        viewerOf(table, person?.id ?? null) === 'onlooker' && person?.id !== table.host,
    );
    return onlookers.find(({ person }) => person === null) ?? onlookers[0];
  }

  /** Whether a person has the table open, at any node. */
  isPresent(person: string): boolean {
    for (const caller of this.#callers.values()) if (caller.person?.id === person) return true;
    return this.elsewhere.people.includes(person);
  }

  /**
   * Who is present, as others see it. A person with many windows looks on once. Around one device everybody
   * is present, and its other windows are no onlookers.
   */
  presenceAt(table: StoredTable): Presence {
    if (this.#gathering === 'together') return everybodyHere;
    const { people, strangers } = this.here;
    const everyone = new Set([...people, ...this.elsewhere.people]);
    const onlookers = [...everyone].filter((person) => viewerOf(table, person) === 'onlooker');
    return {
      isPresent: (person) => everyone.has(person),
      awaySince: (person) => this.#absences.since(person),
      onlookers: onlookers.length + strangers + this.elsewhere.strangers,
    };
  }

  /** Tells each person their own version. */
  tellEveryone(version: (person: string | null) => Tell): void {
    this.#tellGroups((person) => person, version);
  }

  /** Tells everyone what their viewer may know, if there is anything. */
  tellViewers(table: StoredTable, version: (viewer: Viewer) => Tell | undefined): void {
    this.#tellGroups((person) => viewerOf(table, person), version);
  }

  /** All of a group are told the same object, one after the other, so that it is serialized once. */
  #tellGroups<Key>(
    groupOf: (person: string | null) => Key,
    version: (key: Key) => Tell | undefined,
  ): void {
    const groups = new Map<Key, Caller[]>();
    for (const caller of this.#callers.values()) {
      const key = groupOf(caller.person?.id ?? null);
      const group = groups.get(key);
      if (group) group.push(caller);
      else groups.set(key, [caller]);
    }
    for (const [key, callers] of groups) {
      const tell = version(key);
      if (tell) for (const caller of callers) caller.tell(tell);
    }
  }
}
