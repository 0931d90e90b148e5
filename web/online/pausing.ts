import type { Table } from '@rookery/protocol/tables';
import type { MatchUpdate } from '../model/table-model.ts';

/** How a table stands with a pause, for one of its players. */
export type Pausing =
  /** There is no clock to stop, or nothing is being played. */
  | 'impossible'
  | 'running'
  /** Somebody else wants one. */
  | 'asked'
  /** I want one, and somebody does not yet. */
  | 'asked-by-me'
  | 'paused';

export function pausingOf(
  { phase, settings, wishes, you }: Pick<Table, 'phase' | 'settings' | 'wishes' | 'you'>,
  update: Pick<MatchUpdate, 'clocks'> | null,
): Pausing {
  if (phase !== 'playing' || settings.clock.kind === 'none' || you.seat === null) {
    return 'impossible';
  }
  if (update !== null && update.clocks.paused !== null) return 'paused';
  if (wishes.pause.includes(you.seat)) return 'asked-by-me';
  return wishes.pause.length > 0 ? 'asked' : 'running';
}
