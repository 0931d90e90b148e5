/** How a level searches, apart from its budget. */
export interface SearchSettings {
  /** How many worlds are sampled for each that is kept by its likelihood; 1 keeps all. */
  readonly oversampling: number;
  /** Positions with at most this many cards in hands are solved exactly, with open hands. */
  readonly solveFrom: { readonly two: number; readonly more: number };
  /** The exploration constant at a table for two; see `bots/exploration.ts`. */
  readonly exploration: number;
  /** Whether playouts at tables for more than two are random: weaker, but many times as fast. */
  readonly hasRandomPlayouts: boolean;
  /** The temperature of the policy in tree and playouts; it was fitted at 1. */
  readonly temperature: number;
  /** Whether the moves at the root are tried by their upper confidence bounds, or all equally often. */
  readonly rootAllocation: 'promising' | 'even';
}

/** Samples worlds uniformly and plays on by the policy. */
export const gentoo: SearchSettings = {
  oversampling: 1,
  solveFrom: { two: 0, more: 0 },
  exploration: 1,
  hasRandomPlayouts: false,
  temperature: 1,
  rootAllocation: 'promising',
};

/** Weighs worlds by what the others played, and solves the end of a round exactly. */
export const king: SearchSettings = { ...gentoo, oversampling: 3, solveFrom: { two: 8, more: 3 } };

/** With so large a budget, many random playouts tell more than few by the policy. */
export const emperor: SearchSettings = {
  ...gentoo,
  oversampling: 5,
  solveFrom: { two: 14, more: 4 },
  hasRandomPlayouts: true,
};

/** Judges every move of a position equally thoroughly; it is there to compare moves, not to play. */
export const judge: SearchSettings = { ...king, rootAllocation: 'even' };
