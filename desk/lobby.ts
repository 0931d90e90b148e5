import type { Tell } from '@rookery/protocol/tells';
import type { DeskContext } from './context.ts';
import type { Caller } from './desk.ts';
import { messageOf } from './ports.ts';
import type { SavedTable } from './store.ts';
import { lobbyTable } from './table-tells.ts';

/** The lobby shows at most this many tables, the liveliest ones. */
const mostTables = 60;

/** Changes within this span, in milliseconds, are told together. */
const debounce = 250;

type LobbyContext = Pick<DeskContext, 'directory' | 'games' | 'clock' | 'log'>;

/** The list of public tables, for those who look at it. */
export class Lobby {
  readonly #context: LobbyContext;
  readonly #followers = new Map<string, Caller>();
  #isDue = false;
  #recent: { readonly at: number; readonly tell: Promise<Tell> } | undefined;

  constructor(context: LobbyContext) {
    this.#context = context;
  }

  /** Tells the lobby now, and again whenever it changes. */
  async follow(caller: Caller): Promise<void> {
    this.#followers.set(caller.id, caller);
    const tell = await this.#recentTell();
    if (this.#followers.has(caller.id)) caller.tell(tell);
  }

  forget(caller: Caller): void {
    this.#followers.delete(caller.id);
  }

  /** Something that is shown here has changed. */
  onChange(): void {
    // Nobody is told, so whoever comes next must not get what was read before.
    if (this.#followers.size === 0) this.#recent = undefined;
    if (this.#isDue || this.#followers.size === 0) return;
    this.#isDue = true;
    this.#context.clock.after(debounce, () => {
      this.#isDue = false;
      this.#tellEveryone().catch((error: unknown) => {
        this.#context.log.warn('lobby-not-told', { because: messageOf(error) });
      });
    });
  }

  /** The lobby as it was a moment ago, so that many who ask at once cost one reading. */
  #recentTell(): Promise<Tell> {
    const now = this.#context.clock.monotonic();
    if (!this.#recent || now - this.#recent.at > debounce) {
      const tell = this.#tell();
      this.#recent = { at: now, tell };
      tell.catch(() => (this.#recent = undefined));
    }
    return this.#recent.tell;
  }

  async #tellEveryone(): Promise<void> {
    this.#recent = undefined;
    const tell = await this.#tell();
    for (const caller of this.#followers.values()) caller.tell(tell);
  }

  async #tell(): Promise<Tell> {
    const { directory } = this.#context;
    if (!directory) return { type: 'lobby', tables: [] };
    const saved = await directory.publicTables({ limit: mostTables });
    const hosts = saved.map(({ table }) => table.host).filter((host) => host !== null);
    const people = await directory.findPeople({ people: [...new Set(hosts)] });
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return { type: 'lobby', tables: saved.flatMap((table) => this.#shown(table, names)) };
  }

  #shown({ table }: SavedTable, names: ReadonlyMap<string, string>) {
    const game = this.#context.games.find(({ id }) => id === table.game);
    return game ? [lobbyTable(table, game, names.get(table.host ?? '') ?? null)] : [];
  }
}
