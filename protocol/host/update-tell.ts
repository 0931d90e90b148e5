import type { Clocks } from '@rookery/referee/clock';
import type { HostedMatch } from '@rookery/referee/hosted-match';
import { nextOf } from '@rookery/referee/numbered-decision';
import { updateFor } from '@rookery/referee/update';
import { seenBy, type Happened } from '@rookery/referee/viewer-log';
import type { Viewer } from '@rookery/rules/kernel/seat';
import type { MatchId, TableId } from '../identifiers.ts';
import type { SeatLine } from '../people.ts';
import type { Tell } from '../tells.ts';

/** How a match stands at some moment. */
export interface Moment {
  readonly table: TableId;
  readonly match: HostedMatch<MatchId>;
  readonly clocks: Clocks;
  /** The host's time, to which the clocks refer. */
  readonly now: number;
  readonly seats: readonly SeatLine[];
}

/** Everything one viewer may know of a match: only `view` and `see` of the game decide what that is. */
export function updateTell(
  { table, match, clocks, now, seats }: Moment,
  { since, events }: Happened,
  viewer: Viewer,
): Tell {
  const { view, news, legal, waiting } = updateFor({ match, events }, viewer);
  return {
    type: 'update',
    table,
    match: match.id,
    seq: seenBy(match, viewer),
    since,
    view,
    news,
    legal,
    waiting,
    nth: viewer === 'onlooker' ? null : nextOf(match, viewer),
    clocks,
    now,
    seats,
  };
}
