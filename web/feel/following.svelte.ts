import { untrack } from 'svelte';
import { inTurn } from './in-turn.ts';

/** A value that follows another one a frame or a few later: see `inTurn`. Lives as long as its component. */
export class Following<T> {
  #now: T;
  #isBehind = false;

  constructor(read: () => T, how: { readonly isUrgent?: boolean } = {}) {
    this.#now = $state.raw(untrack(read));
    $effect(() => {
      const next = read();
      this.#isBehind = next !== untrack(() => this.#now);
      if (!this.#isBehind) return undefined;
      return inTurn(() => {
        this.#now = next;
        this.#isBehind = false;
      }, how);
    });
  }

  get now(): T {
    return this.#now;
  }
  /** Whether it has yet to catch up: a touch was then meant for something that is no more. */
  get isBehind(): boolean {
    return this.#isBehind;
  }
}
