import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Viewer } from '@rookery/rules/kernel/seat';
import { isSeen, replayActs, type HostedMatch, type Progress } from './hosted-match.ts';

/** News for a viewer who has seen something of `since` acts. */
export interface Happened {
  readonly since: number;
  readonly events: readonly Vocabulary['Event'][];
}

/** Of how many acts a viewer has seen something. */
export const seenBy = ({ seen, seats }: HostedMatch, viewer: Viewer): number =>
  entryOf(seen, viewer === 'onlooker' ? seats : viewer);

/** News for a viewer when a match goes on; nothing if the viewer sees nothing of it. */
export function newsOf(
  { match, events }: Progress,
  before: HostedMatch,
  viewer: Viewer,
): Happened | undefined {
  const since = seenBy(before, viewer);
  return since === seenBy(match, viewer) ? undefined : { since, events };
}

/** News since act `seen` for a viewer who joins; null asks for the current state only. */
export const newsSince = (match: HostedMatch, seen: number | null, viewer: Viewer): Happened =>
  happenedSince(match, Math.min(seen ?? Infinity, seenBy(match, viewer)), viewer);

/** News that a viewer missed while the host had a stale copy, of this match or of an earlier one. */
export const newsMissed = (match: HostedMatch, old: HostedMatch | null, viewer: Viewer): Happened =>
  happenedSince(match, old?.id === match.id ? seenBy(old, viewer) : 0, viewer);

/** Replays the log to collect the events. */
function happenedSince(match: HostedMatch, since: number, viewer: Viewer): Happened {
  if (since >= seenBy(match, viewer)) return { since, events: [] };
  const events: Vocabulary['Event'][] = [];
  let seen = 0;
  for (const step of replayActs({ ...match, state: startOf(match) }, match.log)) {
    if (seen >= since) events.push(...step.events);
    if (isSeen(match.game, step.events, viewer)) seen += 1;
  }
  return { since, events };
}

/** A match as a viewer saw it once they had been told so many news. */
interface PastMoment {
  readonly news: number;
  readonly view: Vocabulary['View'];
}

/** The first moment at which a viewer had been told at least so many news; the present one if there were fewer. */
export function momentAfter(match: HostedMatch, wanted: number, viewer: Viewer): PastMoment {
  const { game, log } = match;
  let told = 0;
  for (const { state, events } of replayActs({ ...match, state: startOf(match) }, log)) {
    told += events.filter((event) => game.see(event, viewer) !== undefined).length;
    if (told >= wanted) return { news: told, view: game.view(state, viewer) };
  }
  return { news: told, view: game.view(match.state, viewer) };
}

const startOf = ({ game, options, seats }: HostedMatch): Vocabulary['State'] =>
  game.start(options, seats);

/** Everything that happened in a match up to some length of its log. */
export interface EventHistory {
  readonly match: string;
  readonly length: number;
  readonly state: Vocabulary['State'];
  readonly events: readonly Vocabulary['Event'][];
}

/** The history up to now. Only what came after the known part is replayed. */
export function extendHistory(match: HostedMatch, known: EventHistory | undefined): EventHistory {
  const from = known?.match === match.id ? known : { length: 0, state: startOf(match), events: [] };
  const steps = replayActs({ ...match, state: from.state }, match.log.slice(from.length));
  return {
    match: match.id,
    length: match.log.length,
    state: steps.at(-1)?.state ?? from.state,
    events: [...from.events, ...steps.flatMap(({ events }) => events)],
  };
}
