import { untrack } from 'svelte';
import { inTurn } from './in-turn.ts';

/** A value that follows another one a frame or a few later: see `inTurn`. Lives as long as its component. */
export class Following<T> {
  #now: T;

  constructor(read: () => T, how: { readonly isUrgent?: boolean } = {}) {
    this.#now = $state.raw(untrack(read));
    $effect(() => {
      const next = read();
      if (next === untrack(() => this.#now)) return undefined;
      return inTurn(() => (this.#now = next), how);
    });
  }

  get now(): T {
    return this.#now;
  }
}
