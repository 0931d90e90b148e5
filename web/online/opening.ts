import type { TableId } from '@rookery/protocol/identifiers';
import type { Settings } from '@rookery/protocol/tables';
import { line } from './line.ts';
import { troubleIn, type Outcome } from './trouble.ts';

/** A table as somebody wants it. */
export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly bots: readonly { readonly seat: number; readonly level: string }[];
  readonly settings: Settings;
}

/** Opens a table and sits down there; whoever opened one wants to play. */
export async function openOnline(wanted: Wanted): Promise<Outcome<TableId>> {
  const answer = await line().ask({ type: 'create', ...wanted });
  if (answer.type !== 'created') {
    return { ok: false, trouble: troubleIn(answer) ?? { kind: 'unreadable-answer' } };
  }
  const { table } = answer;
  // A table of bots alone has no seat for its host; everyone else finds one, or sees it at the table.
  await line().ask({ type: 'sit', table, seat: null });
  return { ok: true, value: table };
}
