import { penguinramids } from '@rookery/rules/penguinramids/game';
import { isObject } from '@rookery/rules/kernel/shape';
import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { createSubscriber } from 'svelte/reactivity';
import { loadItem, saveItem } from '../../shell/local-storage.ts';

/** The turn that steps belong to. */
export interface TurnKey {
  readonly match: string;
  readonly seat: number | null;
  /** The number of the next decision of that seat. */
  readonly nth: number | null;
}

let tellWatcher = (): void => undefined;

/** Whoever calls this in an effect or derived value is told when other steps are kept. */
export const watchDraft = createSubscriber((tell) => {
  tellWatcher = tell;
  return () => (tellWatcher = () => undefined);
});

/** Keeps the steps of an unsent turn, so that a reload does not lose them. */
export function keepDraft({ match, nth, seat }: TurnKey, steps: readonly Move[]): void {
  saveItem('turn', steps.length === 0 ? null : { match, nth, seat, steps });
  tellWatcher();
}

/** The kept steps, if they belong to this very turn. */
export function loadDraft(turn: TurnKey): readonly Move[] {
  const kept = loadItem('turn');
  const found = new Map(isObject(kept) ? Object.entries(kept) : []);
  const isThisTurn = Object.entries(turn).every(([name, value]) => found.get(name) === value);
  const steps: unknown = found.get('steps');
  if (!isThisTurn || !Array.isArray(steps)) return [];
  return steps.flatMap((step) => {
    const move = penguinramids.parseMove(step);
    return move.ok ? [move.value] : [];
  });
}
