import type { Act, Game, Step, Vocabulary } from './game.ts';

/** A match in progress: its acts, and the state that follows from them. */
export interface Match<G extends Vocabulary = Vocabulary> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly options: G['Options'];
  readonly acts: readonly Act<G>[];
  readonly state: G['State'];
}

/** A match before its first act. */
export const openMatch = <G extends Vocabulary>(
  game: Game<G>,
  options: G['Options'],
  seats: number,
): Match<G> => ({ game, seats, options, acts: [], state: game.start(options, seats) });

/** A match one act later, and what happened. */
export function extend<G extends Vocabulary>(
  match: Match<G>,
  act: Act<G>,
): { readonly match: Match<G>; readonly events: Step<G>['events'] } {
  const { state, events } = match.game.apply(match.state, act);
  return { match: { ...match, acts: [...match.acts, act], state }, events };
}

/** The state that a list of acts leads to. */
export const play = <G extends Vocabulary>(
  game: Game<G>,
  options: G['Options'],
  seats: number,
  acts: readonly Act<G>[],
): G['State'] =>
  acts.reduce<G['State']>((state, act) => game.apply(state, act).state, game.start(options, seats));
