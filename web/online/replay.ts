import type { MatchLine } from '@rookery/protocol/api';
import type { Act, Game } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord } from '@rookery/rules/kernel/record';
import { accepted, type Result } from '@rookery/rules/kernel/result';
import { makeUpdate } from '../model/match-update.ts';
import type { MatchUpdate } from '../model/table-model.ts';

/** A finished match as an onlooker saw it: one update for each act that onlookers noticed. */
export type Replay = readonly MatchUpdate[];

/** Checks every act of a record against the rules and replays it. */
export function replayRecord(
  record: unknown,
  line: Pick<MatchLine, 'id' | 'seats'>,
  games: readonly Game[],
): Result<Replay, Problem> {
  const parsed = parseRecord(record, games);
  if (!parsed.ok) return parsed;
  const { game, options, seats, acts } = parsed.value;
  const opening = openTable(openMatch(game, options, seats), acts);
  let { match } = opening;
  const moments = [makeUpdate(opening, 'onlooker', line, 0)];
  for (const act of acts.slice(match.acts.length)) {
    const step = extend(match, act);
    ({ match } = step);
    const moment = makeUpdate(step, 'onlooker', line, moments.length);
    if (moment.news.length > 0) moments.push(moment);
  }
  return accepted(moments);
}

/** What chance settles before anybody moves is one moment: before it there is nothing to see. */
function openTable(opened: Match, acts: readonly Act[]): ReturnType<typeof extend> {
  const firstMove = acts.findIndex(({ by }) => by !== 'chance');
  let step: ReturnType<typeof extend> = { match: opened, events: [] };
  for (const act of acts.slice(0, firstMove < 0 ? acts.length : firstMove)) {
    const { match, events } = extend(step.match, act);
    step = { match, events: [...step.events, ...events] };
  }
  return step;
}

/** The last moment with the news of the whole match, as the result shows it. */
export function summariseReplay(replay: Replay): MatchUpdate | undefined {
  const last = replay.at(-1);
  return last && { ...last, since: 0, news: replay.flatMap(({ news }) => news) };
}
