import { boxInPlay } from '@rookery/rules/penguinramids/box';
import { parseBox } from '@rookery/rules/penguinramids/box-file';
import { goalsInPlay } from '@rookery/rules/penguinramids/options';
import type { Box } from '@rookery/rules/penguinramids/vocabulary';
import type { OptionsProps } from '../game-ui.ts';

/** The options of the form; null is left to chance. */
export interface ChosenOptions {
  readonly goals: readonly string[] | null;
  readonly chief: number | null;
  /** The own cards to play with; null for the reconstruction. */
  readonly box: Box | null;
}

/** What options choose; whatever cannot be read is left to chance. */
export function chosenFrom(
  { goals, chief, box: kept }: OptionsProps['options'],
  seats: number,
): ChosenOptions {
  const read = parseBox(kept);
  const box = read.ok ? read.value : null;
  return {
    box,
    goals: Array.isArray(goals)
      ? boxInPlay(box).goals.flatMap(({ id }) => (goals.includes(id) ? [id] : []))
      : null,
    chief: typeof chief === 'number' && chief >= 0 && chief < seats ? chief : null,
  };
}

/** Options that choose this, as the referee reads them; too few goals are not sent. */
export function optionsFor(
  before: OptionsProps['options'],
  { goals, chief, box }: ChosenOptions,
): OptionsProps['options'] {
  const { goals: _goals, chief: _chief, box: _box, ...others } = before;
  return {
    ...others,
    ...(goals?.length === goalsInPlay ? { goals } : {}),
    ...(chief === null ? {} : { chief }),
    ...(box === null ? {} : { box }),
  };
}

/** The chosen goals with one more, or less; where three are chosen the one chosen first makes room. */
export function withGoal(goals: readonly string[], id: string): readonly string[] {
  if (goals.includes(id)) return goals.filter((each) => each !== id);
  return [...goals.slice(goals.length < goalsInPlay ? 0 : 1), id];
}
