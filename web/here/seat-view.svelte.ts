import { openLine } from '@rookery/protocol/client/line';
import type { TableId } from '@rookery/protocol/identifiers';
import { openTable } from '../model/open-table.svelte.ts';
import type { TableModel } from '../model/table-model.ts';
import { chooseScreen, type SharedScreen } from './curtain.ts';
import { linePartsFor } from './wire.ts';

/** A table on this device, seen from one seat at a time. */
export interface SeatView {
  /** Reactive, as is all of this. */
  readonly model: TableModel;
  /** The seat whose view is shown; null for an onlooker's. */
  readonly seat: number | null;
  /** What the screen must show next. */
  readonly screen: SharedScreen;
  /** Shows the table from another seat. */
  switchTo(seat: number | null): void;
  close(): void;
}

function openView(table: TableId, seat: number | null) {
  const line = openLine(linePartsFor({ seat, people: [] }));
  // Nobody waits for anybody here but the bots, and they wait as long as it takes.
  const model = openTable(line, table, { longestInterlude: null });
  return {
    seat,
    model,
    close() {
      model.close();
      line.close();
    },
  };
}

/**
 * Opens a table as an onlooker. The page never holds two views: it closes the former one before it asks
 * for that of the next person.
 */
export function openSeatView(table: TableId): SeatView {
  let view = $state.raw(openView(table, null));
  const screen = $derived.by(() => {
    const { table: known, update } = view.model.picture;
    return chooseScreen({
      seats: known?.seats ?? [],
      waiting: known?.phase === 'playing' ? (update?.waiting ?? null) : null,
      isOver: known?.phase === 'over',
      shown: view.seat,
    });
  });
  return {
    get model() {
      return view.model;
    },
    get seat() {
      return view.seat;
    },
    get screen() {
      return screen;
    },
    switchTo(seat) {
      if (seat === view.seat) return;
      view.close();
      view = openView(table, seat);
    },
    close: () => view.close(),
  };
}
