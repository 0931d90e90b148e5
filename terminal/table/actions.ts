import type { LineAsk } from '@rookery/protocol/client/unanswered';
import type { Table } from '@rookery/protocol/tables';
import type { TableAction } from '@rookery/texts/terminal-subjects';
import { usualOpponent } from '../play/opponents.ts';

/** What decides what can be wanted of a table. */
type TableFacts = Pick<Table, 'phase' | 'seats' | 'settings' | 'wishes' | 'you'>;

/** What can be wanted of a table as it is now. */
export function actionsAt(table: TableFacts): readonly TableAction[] {
  const { seat } = table.you;
  switch (table.phase) {
    case 'waiting':
      return [...(seat === null ? sitting(table) : readiness(table, seat)), ...hosting(table)];
    case 'playing':
      return seat === null ? [] : [...pausing(table, seat), ...standingIn(table, seat)];
    case 'over':
      return seat === null ? [] : replaying(table, seat);
    case 'closed':
      return [];
  }
}

const freeSeat = ({ seats }: TableFacts): number | undefined =>
  seats.find(({ who }) => who.kind === 'nobody')?.seat;

const sitting = (table: TableFacts): readonly TableAction[] =>
  freeSeat(table) === undefined ? [] : ['sit'];

function readiness({ seats, you }: TableFacts, seat: number): readonly TableAction[] {
  const who = seats[seat]?.who;
  // Whoever starts is ready.
  if (who?.kind !== 'person' || you.isHost) return [];
  return [who.ready ? 'not-ready' : 'ready'];
}

function hosting(table: TableFacts): readonly TableAction[] {
  if (!table.you.isHost) return [];
  return [freeSeat(table) === undefined ? 'start' : 'add-bot'];
}

function pausing({ settings, wishes }: TableFacts, seat: number): readonly TableAction[] {
  if (settings.clock.kind === 'none') return [];
  return [wishes.pause.includes(seat) ? 'unpause' : 'pause'];
}

function standingIn({ seats }: TableFacts, seat: number): readonly TableAction[] {
  const who = seats[seat]?.who;
  if (who?.kind !== 'person') return [];
  // A seat is given up for good in two steps, so that no single key does it.
  return who.standIn === null ? ['hand-over'] : ['take-back', 'resign'];
}

/** The host may begin without those who have not said yet that they play again. */
const replaying = ({ wishes, you }: TableFacts, seat: number): readonly TableAction[] => {
  if (!wishes.rematch.includes(seat)) return ['rematch'];
  return you.isHost ? ['start'] : [];
};

/** The message that asks the server for an action. */
export function askFor(action: TableAction, table: Table): LineAsk {
  const { id } = table;
  switch (action) {
    case 'sit':
      return { type: action, table: id, seat: null };
    case 'add-bot':
      return { type: action, table: id, seat: freeSeat(table) ?? 0, level: usualOpponent };
    case 'hand-over':
      return { type: action, table: id, level: usualOpponent };
    case 'ready':
    case 'not-ready':
    case 'start':
    case 'rematch':
    case 'pause':
    case 'unpause':
    case 'take-back':
    case 'resign':
      return { type: action, table: id };
  }
}
