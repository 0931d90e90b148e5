import type { TableId } from '@rookery/protocol/identifiers';
import type { Game } from '@rookery/rules/kernel/game';
import type { DeskLimits, DeskParts } from './desk.ts';
import type { Tally } from './tally.ts';

/** What all tables of a desk share. */
export interface House extends Omit<DeskParts, 'games' | 'limits' | 'standIn'> {
  readonly games: readonly Game[];
  readonly limits: DeskLimits;
  readonly standIn: string;
  readonly tally: Tally;
  /** Something that the lobby shows has changed. */
  lobbyChanged(): void;
  /** Time runs out then at that table; null while no clock runs there. */
  deadlineChanged(table: TableId, deadline: number | null): void;
  /** What was tried at that table failed: it is tried again a little later. */
  wakeLater(table: TableId): void;
  /** That table has nothing to do at the moment. */
  rests(table: TableId): void;
}
