import type { MatchId } from '@rookery/protocol/identifiers';
import { deadlineOf, type Clocks } from '@rookery/referee/clock';
import { formatAct, parseAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { viewersOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { StoredMatch } from '../store/store.ts';

/** A match in memory: its log as short texts, and what follows from it. */
export interface RunningMatch {
  readonly id: MatchId;
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly secret: string;
  readonly log: readonly string[];
  readonly state: Vocabulary['State'];
  /** How many decisions each seat has made. */
  readonly decisions: readonly number[];
  /**
   * Of how many acts each viewer has seen something, seats first, then onlookers. This is the only
   * length of the log that leaves the server: a pick that was changed must not even be counted.
   */
  readonly seen: readonly number[];
  readonly clocks: Clocks;
}

/** A match that has gone on, and what happened. */
export interface Progress {
  readonly running: RunningMatch;
  readonly events: readonly Vocabulary['Event'][];
}

type Beginning = Pick<StoredMatch, 'id' | 'options' | 'secret' | 'clocks'>;

/** A match before its first act. */
export const begun = (
  { id, options, secret, clocks }: Beginning,
  game: Game,
  seats: number,
): RunningMatch => ({
  id,
  game,
  seats,
  options,
  secret,
  clocks,
  log: [],
  state: game.start(options, seats),
  decisions: Array.from({ length: seats }, () => 0),
  seen: viewersOf(seats).map(() => 0),
});

/** A match as its log tells it. */
export function restored(stored: StoredMatch, game: Game, seats: number): RunningMatch {
  if (stored.rules !== game.version) {
    throw new Error(
      `the match was begun by version ${String(stored.rules)} of the rules of ${game.id}`,
    );
  }
  const acts = stored.acts.map((text) => actOf(text, game, seats));
  return advanced(begun(stored, game, seats), acts).running;
}

function actOf(text: string, game: Game, seats: number): Act {
  const act = parseAct(game.notation, text, seats);
  // The text itself may tell cards, and must not get into a log.
  if (!act.ok) throw new Error(`the log holds something that is no act of ${game.id}`);
  return act.value;
}

/** The match some acts later; its clocks are another matter. */
export function advanced(running: RunningMatch, acts: readonly Act[]): Progress {
  const { game, seats } = running;
  const viewers = viewersOf(seats);
  const decisions = [...running.decisions];
  const seen = [...running.seen];
  const happened: Vocabulary['Event'][] = [];
  let { state } = running;
  for (const act of acts) {
    const step = game.apply(state, act);
    ({ state } = step);
    happened.push(...step.events);
    if (act.by !== 'chance') decisions[act.by] = entryOf(decisions, act.by) + 1;
    for (const [index, viewer] of viewers.entries()) {
      if (isSeen(game, step.events, viewer)) seen[index] = entryOf(seen, index) + 1;
    }
  }
  const log = [...running.log, ...acts.map((act) => formatAct(game.notation, act))];
  return { running: { ...running, log, state, decisions, seen }, events: happened };
}

const isSeen = (game: Game, events: readonly Vocabulary['Event'][], viewer: Viewer): boolean =>
  events.some((event) => game.see(event, viewer) !== undefined);

/** Of how many acts a viewer has seen something. */
export const seenBy = ({ seen, seats }: RunningMatch, viewer: Viewer): number =>
  entryOf(seen, viewer === 'onlooker' ? seats : viewer);

/** What happened after a viewer had seen something of so many acts; the log is told anew for it. */
export function eventsSince(
  running: RunningMatch,
  viewer: Viewer,
  since: number,
): readonly Vocabulary['Event'][] {
  if (since >= seenBy(running, viewer)) return [];
  const { game, seats, options, log } = running;
  const happened: Vocabulary['Event'][] = [];
  let state = game.start(options, seats);
  let seen = 0;
  for (const text of log) {
    const step = game.apply(state, actOf(text, game, seats));
    ({ state } = step);
    if (seen >= since) happened.push(...step.events);
    if (isSeen(game, step.events, viewer)) seen += 1;
  }
  return happened;
}

/** Everything that happened in a match up to some length of its log. */
export interface Story {
  readonly match: MatchId;
  readonly length: number;
  readonly state: Vocabulary['State'];
  readonly events: readonly Vocabulary['Event'][];
}

/** The story up to now; only what came after the known part of it is told anew. */
export function storyOf(running: RunningMatch, known: Story | undefined): Story {
  const { id: match, game, seats, options, log } = running;
  const from =
    known?.match === match ? known : { length: 0, state: game.start(options, seats), events: [] };
  const events = [...from.events];
  let { state } = from;
  for (const text of log.slice(from.length)) {
    const step = game.apply(state, actOf(text, game, seats));
    ({ state } = step);
    events.push(...step.events);
  }
  return { match, length: log.length, state, events };
}

/** The match as the referee knows it, without its past. */
export const refereed = ({ game, seats, options, state }: RunningMatch): Match => ({
  game,
  seats,
  options,
  acts: [],
  state,
});

/** How a match ended; null while it is being played. */
export function resultOf({ game, state }: RunningMatch): MatchResult | null {
  const waiting = game.waiting(state);
  if (waiting.for !== 'nobody') return null;
  return { ranking: waiting.ranking, scores: game.standing(state).scores };
}

/** What is kept of how a match ended. */
export interface MatchResult {
  /** Seats, best first, equals together. */
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[] | null;
}

/** When time runs out next; null while no clock runs. */
export const dueAt = (clocks: Clocks): number | null => deadlineOf(clocks)?.at ?? null;
