import type { TableId } from '@rookery/protocol/identifiers';
import type { Game } from '@rookery/rules/kernel/game';
import type { AbsenceTimes } from './absence-times.ts';
import type { AlertOccasion } from './alert-occasions.ts';
import type { BotPace } from './bot-pace.ts';
import type { DeskLimits, DeskParts, Gathering } from './desk.ts';
import type { News } from './ports.ts';
import type { SavedTable } from './store.ts';
import type { Tally } from './tally.ts';

/** What all tables of a desk share. */
export interface DeskContext extends Omit<
  DeskParts,
  'games' | 'limits' | 'levels' | 'standIn' | 'gathering' | 'botPace'
> {
  readonly games: readonly Game[];
  readonly limits: DeskLimits;
  readonly levels: readonly string[];
  readonly standIn: string;
  readonly gathering: Gathering;
  /** Undefined where bots move at once. */
  readonly botPace: BotPace | undefined;
  readonly tally: Tally;
  readonly absences: AbsenceTimes;
  /** A table was saved: other desks and the lobby should know. */
  onTableSaved(saved: SavedTable): void;
  /** Something was stored: other desks should know. */
  publish(news: News): void;
  /** The name of this desk among those that share its store. */
  readonly node: string;
  /** Whether the bots of that table are this desk's. If not, the table is woken when they are. */
  claimLease(table: TableId): boolean;
  /** A line has come to that table, or gone. */
  onFollowersChange(table: TableId): void;
  /** The host of that table is nowhere to be seen. */
  onHostAway(table: TableId): void;
  /** Time runs out then at that table; null while no clock runs there. */
  onDeadlineChange(table: TableId, deadline: number | null): void;
  /** Something failed at that table: wake it again a little later. */
  wakeLater(table: TableId): void;
  /** Something has happened at that table that people who are away should hear of; `by` is the seat that caused it. */
  onOccasions(table: TableId, occasions: readonly AlertOccasion[], by: number | null): void;
  /** That table has nothing to do at the moment. */
  onIdle(table: TableId): void;
}
