import type { TableId } from '@rookery/protocol/identifiers';
import type { Game } from '@rookery/rules/kernel/game';
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
  /** A table was saved: other desks and the lobby should know. */
  onTableSaved(saved: SavedTable): void;
  /** Something was stored: other desks should know. */
  publish(news: News): void;
  /** Time runs out then at that table; null while no clock runs there. */
  onDeadlineChange(table: TableId, deadline: number | null): void;
  /** Something failed at that table: wake it again a little later. */
  wakeLater(table: TableId): void;
  /** That table has nothing to do at the moment. */
  onIdle(table: TableId): void;
}
