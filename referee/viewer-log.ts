import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Viewer } from '@rookery/rules/kernel/seat';
import { actsIn, isSeen, type HostedMatch, type Progress } from './hosted-match.ts';

/** What has happened, for a viewer who had seen something of so many acts. */
export interface Happened {
  readonly since: number;
  readonly events: readonly Vocabulary['Event'][];
}

/** Of how many acts a viewer has seen something. */
export const seenBy = ({ seen, seats }: HostedMatch, viewer: Viewer): number =>
  entryOf(seen, viewer === 'onlooker' ? seats : viewer);

/** What a viewer is told when a match goes on; nothing if they saw nothing of it. */
export function newsOf(
  { match, events }: Progress,
  before: HostedMatch,
  viewer: Viewer,
): Happened | undefined {
  const since = seenBy(before, viewer);
  return since === seenBy(match, viewer) ? undefined : { since, events };
}

/** What a viewer is told who comes; null, if they want to know only how things stand. */
export const newsSince = (match: HostedMatch, seen: number | null, viewer: Viewer): Happened =>
  happenedSince(match, Math.min(seen ?? Infinity, seenBy(match, viewer)), viewer);

/** What a viewer has missed where the host had an old copy, of this match or of another. */
export const newsMissed = (match: HostedMatch, old: HostedMatch | null, viewer: Viewer): Happened =>
  happenedSince(match, old?.id === match.id ? seenBy(old, viewer) : 0, viewer);

/** The log is told anew for it. */
function happenedSince(match: HostedMatch, since: number, viewer: Viewer): Happened {
  const events: Vocabulary['Event'][] = [];
  if (since >= seenBy(match, viewer)) return { since, events };
  const { game, seats, options, log } = match;
  let state = game.start(options, seats);
  let seen = 0;
  for (const act of actsIn(match, log)) {
    const step = game.apply(state, act);
    ({ state } = step);
    if (seen >= since) events.push(...step.events);
    if (isSeen(game, step.events, viewer)) seen += 1;
  }
  return { since, events };
}

/** Everything that happened in a match up to some length of its log. */
export interface Story {
  readonly match: string;
  readonly length: number;
  readonly state: Vocabulary['State'];
  readonly events: readonly Vocabulary['Event'][];
}

/** The story up to now; only what came after the known part of it is told anew. */
export function storyOf(hosted: HostedMatch, known: Story | undefined): Story {
  const { id: match, game, seats, options, log } = hosted;
  const from =
    known?.match === match ? known : { length: 0, state: game.start(options, seats), events: [] };
  const events = [...from.events];
  let { state } = from;
  for (const act of actsIn(hosted, log.slice(from.length))) {
    const step = game.apply(state, act);
    ({ state } = step);
    events.push(...step.events);
  }
  return { match, length: log.length, state, events };
}
