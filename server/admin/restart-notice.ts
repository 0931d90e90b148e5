import type { Tell } from '@rookery/protocol/tells';

/** When the server is going to be restarted, as everyone was told. */
export class RestartNotice {
  readonly #now: () => number;
  #at: number | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds since 1970; null if nothing is announced, or the time has gone by. */
  get at(): number | null {
    return this.#at !== null && this.#at > this.#now() ? this.#at : null;
  }

  /** What everyone is told now. */
  announce(at: number | null): Tell {
    this.#at = at;
    return { type: 'restart', at };
  }

  /** What a newcomer is told; nothing if no restart is near. */
  tell(): Tell | undefined {
    const { at } = this;
    return at === null ? undefined : { type: 'restart', at };
  }
}
