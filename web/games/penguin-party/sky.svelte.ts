import type { TokenValue } from './tokens.ts';

/** Something that flies over the table for a moment, in pixels of the board. */
export interface Airborne {
  readonly id: number;
  readonly look: TokenValue | 'flake';
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
  readonly delay: number;
}

/** What is in the air above the table. */
export class Sky {
  #things = $state.raw<readonly Airborne[]>([]);
  #next = 0;

  get things(): readonly Airborne[] {
    return this.#things;
  }

  launch(things: readonly Omit<Airborne, 'id'>[]): void {
    this.#things = [...this.#things, ...things.map((thing) => ({ ...thing, id: this.#next++ }))];
  }

  landed(id: number): void {
    this.#things = this.#things.filter((thing) => thing.id !== id);
  }
}
