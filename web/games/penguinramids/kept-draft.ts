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

/** A kept turn as the browser has it, not checked yet. */
type KeptTurn = ReadonlyMap<string, unknown>;

/** The unsent turns of so many tables are kept; matches that were abandoned make room for newer ones. */
const capacity = 20;

/** Keeps the steps of an unsent turn, one turn for each match, so that a reload does not lose them. */
export function keepDraft({ match, nth, seat }: TurnKey, steps: readonly Move[]): void {
  const others = keptTurns()
    .filter((kept) => kept.get('match') !== match)
    .map((kept) => Object.fromEntries(kept));
  const turns = steps.length === 0 ? others : [...others, { match, nth, seat, steps }];
  saveItem('turns', turns.slice(-capacity));
  saveItem(earlierName, null);
  tellWatcher();
}

/** The kept steps, if they belong to this very turn. */
export function loadDraft(turn: TurnKey): readonly Move[] {
  const kept = keptTurns().find((each) => isOfTurn(each, turn));
  const steps: unknown = kept?.get('steps');
  if (!Array.isArray(steps)) return [];
  return steps.flatMap((step) => {
    const move = penguinramids.parseMove(step);
    return move.ok ? [move.value] : [];
  });
}

const isOfTurn = (kept: KeptTurn, turn: TurnKey): boolean =>
  Object.entries(turn).every(([name, value]) => kept.get(name) === value);

/** Where earlier versions of the page kept the only unsent turn of the device. */
const earlierName = 'turn';

function keptTurns(): readonly KeptTurn[] {
  const turns = loadItem('turns');
  const known: readonly unknown[] = Array.isArray(turns) ? turns : [];
  return [loadItem(earlierName), ...known]
    .filter(isObject)
    .map((kept) => new Map(Object.entries(kept)));
}
