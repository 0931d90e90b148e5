import {
  parseMatchId,
  parseTableId,
  type MatchId,
  type TableId,
} from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import { updateFor } from '@rookery/referee/update';
import type { Match } from '@rookery/rules/kernel/match';
import type { Viewer } from '@rookery/rules/kernel/seat';
import type { MatchUpdate } from './table-model.ts';

/** A match that the page itself holds, and who sits at it. */
export interface HeldMatch {
  readonly id: MatchId;
  readonly seats: readonly SeatLine[];
}

/** The id of matches that nobody else ever sees, such as those of lessons and puzzles. */
export const heldMatchId: MatchId = (() => {
  const id = parseMatchId('AAAAAAAAAAAAAAAAAAAAAA');
  if (!id.ok) throw new Error('ids of matches have another form');
  return id.value;
})();

/** The update of a moment of a match that no host tells of: in a replay, a lesson or a puzzle. */
export function makeUpdate(
  ruling: { readonly match: Match; readonly events: readonly unknown[] },
  viewer: Viewer,
  { id, seats }: HeldMatch,
  seq: number,
): MatchUpdate {
  const { view, news, legal, waiting } = updateFor(ruling, viewer);
  return {
    type: 'update',
    table: asTableId(id),
    match: id,
    seq,
    since: Math.max(0, seq - 1),
    view,
    news,
    legal,
    waiting,
    nth: null,
    clocks: { rule: { kind: 'none' }, seats: [], paused: null },
    now: 0,
    seats,
  };
}

/** Such a match belongs to no table: its updates carry its own id in place of a table's. */
function asTableId(match: MatchId): TableId {
  const id = parseTableId(match);
  if (!id.ok) throw new Error('ids of matches and tables differ in form');
  return id.value;
}
