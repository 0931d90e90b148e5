import { openLine } from '@rookery/protocol/client/line';
import type { TableId } from '@rookery/protocol/identifiers';
import { openTable } from '../model/open-table.svelte.ts';
import type { TableModel } from '../model/table-model.ts';
import { stageOf, type Stage } from './curtain.ts';
import { partsAs } from './wire.ts';

/** A table on this device, seen with one person's eyes at a time. */
export interface Eyes {
  /** Reactive, as is all of this. */
  readonly model: TableModel;
  /** Whose eyes; null for those of nobody in particular. */
  readonly seat: number | null;
  /** What should stand on the screen next. */
  readonly stage: Stage;
  /** Sees the table with other eyes. */
  look(seat: number | null): void;
  close(): void;
}

function openPair(table: TableId, seat: number | null) {
  const line = openLine(partsAs({ seat, people: [] }));
  const model = openTable(line, table);
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
 * Opens a table with nobody's eyes. Only one view is ever in the page: another person's is asked for when
 * that person says to be there, and the former one is dropped first.
 */
export function openEyes(table: TableId): Eyes {
  let pair = $state.raw(openPair(table, null));
  const stage = $derived.by(() => {
    const { table: known, update } = pair.model.picture;
    return stageOf({
      seats: known?.seats ?? [],
      waiting: known?.phase === 'playing' ? (update?.waiting ?? null) : null,
      isOver: known?.phase === 'over',
      shown: pair.seat,
    });
  });
  return {
    get model() {
      return pair.model;
    },
    get seat() {
      return pair.seat;
    },
    get stage() {
      return stage;
    },
    look(seat) {
      if (seat === pair.seat) return;
      pair.close();
      pair = openPair(table, seat);
    },
    close: () => pair.close(),
  };
}
