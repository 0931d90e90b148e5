import type { TableId } from '@rookery/protocol/identifiers';
import { call } from './api.ts';
import { session } from './session.svelte.ts';

/** How often a code is renewed, in milliseconds: well before it runs out. */
const renewal = 600_000;

/** Keeps a code of four letters for a table, to say out loud, while the component lives that creates it. */
export class TableCode {
  #issued = $state.raw<{ readonly code: string; readonly expiresAt: number } | null>(null);

  constructor(readTable: () => TableId) {
    // These stay the same when somebody sits down or changes their name: no new code is needed then.
    const table = $derived(readTable());
    const hasSession = $derived(session.you !== null);
    if (!session.isLoaded) void session.load();
    $effect(() => (hasSession ? this.#keepIssued(table) : undefined));
  }

  /** Null until there is one, and for those without a session. */
  get issued(): { readonly code: string; readonly expiresAt: number } | null {
    return this.#issued;
  }

  /** Asks for a code, and again well before it runs out. Returns how to stop. */
  #keepIssued(table: TableId): () => void {
    const renew = async (): Promise<void> => {
      const found = await call('POST /api/table-codes', { body: { table } });
      this.#issued = found.ok ? found.value : null;
      if (!found.ok) clearInterval(timer);
    };
    const timer = setInterval(() => void renew(), renewal);
    void renew();
    return () => clearInterval(timer);
  }
}
