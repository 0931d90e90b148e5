import type { Tell } from '@rookery/protocol/tells';
import type { SavedTable } from '../store/store.ts';
import { messageOf } from '../store/trouble.ts';
import type { Caller } from './desk.ts';
import type { House } from './house.ts';
import { lobbyTable } from './showing.ts';

/** So many tables, the liveliest, are in the lobby. */
const mostTables = 60;

/** Changes that come so close together, in milliseconds, are told at once. */
const together = 250;

/** The list of public tables, for those who look at it. */
export class Lobby {
  readonly #house: Pick<House, 'store' | 'games' | 'clock' | 'log'>;
  readonly #followers = new Map<string, Caller>();
  #isDue = false;

  constructor(house: Pick<House, 'store' | 'games' | 'clock' | 'log'>) {
    this.#house = house;
  }

  /** Tells the lobby now, and again whenever it changes. */
  async follow(caller: Caller): Promise<void> {
    this.#followers.set(caller.id, caller);
    const tell = await this.#tell();
    if (this.#followers.has(caller.id)) caller.tell(tell);
  }

  forget(caller: Caller): void {
    this.#followers.delete(caller.id);
  }

  /** Something that is shown here has changed. */
  changed(): void {
    if (this.#isDue || this.#followers.size === 0) return;
    this.#isDue = true;
    this.#house.clock.after(together, () => {
      this.#isDue = false;
      this.#tellEveryone().catch((error: unknown) => {
        this.#house.log.warn('lobby-not-told', { because: messageOf(error) });
      });
    });
  }

  async #tellEveryone(): Promise<void> {
    const tell = await this.#tell();
    for (const caller of this.#followers.values()) caller.tell(tell);
  }

  async #tell(): Promise<Tell> {
    const { store } = this.#house;
    const saved = await store.publicTables({ limit: mostTables });
    const hosts = saved.map(({ table }) => table.host).filter((host) => host !== null);
    const people = await store.findPeople({ people: [...new Set(hosts)] });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return { type: 'lobby', tables: saved.flatMap((table) => this.#shown(table, names)) };
  }

  #shown({ table }: SavedTable, names: ReadonlyMap<string, string>) {
    const game = this.#house.games.find(({ id }) => id === table.game);
    return game ? [lobbyTable(table, game, names.get(table.host ?? '') ?? null)] : [];
  }
}
