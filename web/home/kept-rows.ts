import type { Table } from '@rookery/protocol/tables';
import { isObject } from '@rookery/rules/kernel/shape';
import type { MatchUpdate } from '../model/table-model.ts';
import { loadItem, saveItem } from '../shell/local-storage.ts';
import { findState, isMyTurn } from './ongoing.ts';

/** A table that home lists, as far as it takes room there while the lists load. */
export interface KeptRow {
  readonly id: string;
  /** Whether it stands among those that wait for the viewer. */
  readonly isMine: boolean;
}

/** How many rows home has in each of its lists. */
export interface RowCounts {
  readonly mine: number;
  readonly others: number;
}

/** Home lists at most this many matches of a kind; more would push the games off the screen. */
export const mostRows = 2;

const item = 'unfinished';

/** More than home shows, since a table that ends makes room for the next. */
const mostKept = 20;

/** Reads stored rows; whatever cannot be read reserves no room. */
export function readRows(kept: unknown): readonly KeptRow[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((row: unknown) => {
    if (!isObject(row) || !('id' in row) || !('isMine' in row)) return [];
    const { id, isMine } = row;
    return typeof id === 'string' && typeof isMine === 'boolean' ? [{ id, isMine }] : [];
  });
}

/** Notes that a table is listed among the viewer's or the others', or no more (null). */
export function withRow(
  rows: readonly KeptRow[],
  id: string,
  isMine: boolean | null,
): readonly KeptRow[] {
  const others = rows.filter((row) => row.id !== id);
  return isMine === null ? others : [{ id, isMine }, ...others].slice(0, mostKept);
}

export function countRows(rows: readonly KeptRow[]): RowCounts {
  const mine = rows.filter(({ isMine }) => isMine).length;
  return { mine: Math.min(mine, mostRows), others: Math.min(rows.length - mine, mostRows) };
}

/** Whether home will list an online table among the viewer's or the others'; null if in neither. */
export function findRow(
  { phase, seats, wishes, you }: Pick<Table, 'phase' | 'seats' | 'wishes' | 'you'>,
  update: Pick<MatchUpdate, 'waiting' | 'clocks'> | null,
): boolean | null {
  const { seat } = you;
  if (phase === 'closed' || (seat === null && !you.isHost)) return null;
  if (phase === 'over') {
    const { rematch } = wishes;
    return seat !== null && rematch.length > 0 && !rematch.includes(seat) ? true : null;
  }
  const match = phase === 'playing' ? update : null;
  return isMyTurn({ state: findState({ phase, seats, seat, wishes, match }) });
}

/** The rows that home had last, and those of tables visited since. */
export const loadRows = (): readonly KeptRow[] => readRows(loadItem(item));

export const saveRows = (rows: readonly KeptRow[]): void => saveItem(item, rows);

export function keepRow(id: string, isMine: boolean | null): void {
  saveRows(withRow(loadRows(), id, isMine));
}
