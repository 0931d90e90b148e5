/** The settings of the search; found in matches, see bots/spec/penguinramids/arena.ts. */
export interface SearchSettings {
  /** The exploration constant; see `bots/exploration.ts`. */
  readonly exploration: number;
  /** The weight of victory in the utility of an outcome; the rest is the lead. */
  readonly winWeight: number;
  /** The lead, in points, that is worth half of a certain one. */
  readonly halfLead: number;
  /** The noise in the choice of action cards in playouts, in points. */
  readonly playoutNoise: number;
  /** How many rounds after the present one a playout has before the position is evaluated. */
  readonly playoutRounds: number;
  /** Whether the moves at the root are tried by their upper confidence bounds, or all equally often. */
  readonly rootAllocation: 'promising' | 'even';
}

/** The settings of all levels that search. */
export const searchSettings: SearchSettings = {
  exploration: 0.5,
  winWeight: 0.25,
  halfLead: 4,
  playoutNoise: 0.2,
  playoutRounds: 1,
  rootAllocation: 'promising',
};
