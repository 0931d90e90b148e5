import { parseTableId, type MatchId, type TableId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import type { Game } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord } from '@rookery/rules/kernel/record';
import { accepted, type Result } from '@rookery/rules/kernel/result';
import { updateFor } from '@rookery/referee/update';
import type { MatchUpdate } from '../model/table-model.ts';

/** A finished match as an onlooker saw it: every moment at which there was something to see. */
export type Replay = readonly MatchUpdate[];

/** What a replay says of the match besides its moments. */
interface Played {
  readonly id: MatchId;
  readonly seats: readonly SeatLine[];
}

/** Replays a record, after checking every act of it against the rules. */
export function replayOf(
  record: unknown,
  played: Played,
  games: readonly Game[],
): Result<Replay, Problem> {
  const parsed = parseRecord(record, games);
  if (!parsed.ok) return parsed;
  const { game, options, seats, acts } = parsed.value;
  let match: Match = openMatch(game, options, seats);
  const moments = [momentOf(match, [], played, 0)];
  for (const act of acts) {
    const step = extend(match, act);
    ({ match } = step);
    const moment = momentOf(match, step.events, played, moments.length);
    if (moment.news.length > 0) moments.push(moment);
  }
  return accepted(moments);
}

function momentOf(
  match: Match,
  events: readonly unknown[],
  { id, seats }: Played,
  seq: number,
): MatchUpdate {
  const { view, news, legal, waiting } = updateFor({ match, events }, 'onlooker');
  return {
    type: 'update',
    table: tableOf(id),
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

/** A replay belongs to no table; where an address is needed its match lends its own. */
function tableOf(match: MatchId): TableId {
  const id = parseTableId(match);
  if (!id.ok) throw new Error('an address of a match has another form than that of a table');
  return id.value;
}

/** The last moment with everything that was ever seen, as the sheet at the end of a match wants it. */
export function wholeStory(replay: Replay): MatchUpdate | undefined {
  const last = replay.at(-1);
  return last && { ...last, since: 0, news: replay.flatMap(({ news }) => news) };
}
