import type { Line } from '@rookery/protocol/client/line';
import type { TableLine } from '@rookery/protocol/client/table-line';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Shell } from '../shell.ts';
import type { Remarks } from './remarks.ts';

/** Somebody at a table elsewhere, from coming in to leaving. */
export interface Visit {
  readonly shell: Shell;
  readonly line: Line;
  readonly table: TableLine;
  readonly id: TableId;
  /** What others open to come here too. */
  readonly link: string;
  readonly remarks: Remarks;
  /** What the person should read next: a refusal, most of the time. */
  message: string;
}
