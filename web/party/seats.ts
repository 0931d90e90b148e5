import type { Reason } from '@rookery/protocol/reasons';
import type { Table } from '@rookery/protocol/tables';
import type { TableModel } from '../model/table-model.ts';

/** The names of those who have not agreed to begin. */
export const unreadyAt = ({ seats }: Pick<Table, 'seats'>): readonly string[] =>
  seats.flatMap(({ who }) => (who.kind === 'person' && !who.ready ? [who.name] : []));

/** Takes the free seats away and begins; returns why not. */
export async function beginMatch(
  model: Pick<TableModel, 'ask'>,
  { game, seats }: Pick<Table, 'game' | 'seats'>,
  options: unknown,
): Promise<Reason | null> {
  const taken = seats.filter(({ who }) => who.kind !== 'nobody').length;
  const reason =
    taken === seats.length
      ? null
      : await model.ask({ type: 'set-up', game, seats: taken, options });
  return reason ?? model.ask({ type: 'start' });
}
