import type { MatchId } from '@rookery/protocol/identifiers';
import { deadlineOf, type Clocks } from '@rookery/referee/clock';
import { drawChance, type RuledAct } from '@rookery/referee/ruling';
import { formatAct, parseAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { viewersOf, type Viewer } from '@rookery/rules/kernel/seat';

/** What a match begins with. */
export interface MatchSetup {
  readonly id: MatchId;
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  /** Everything random of the match is drawn from it. */
  readonly secret: string;
  readonly clocks: Clocks;
}

/** A match in memory: its log as short texts, and what follows from the log. */
export interface HostedMatch extends MatchSetup {
  readonly log: readonly string[];
  readonly state: Vocabulary['State'];
  /** How many decisions each seat has made. */
  readonly decisions: readonly number[];
  /**
   * Of how many acts each viewer has seen something: seats first, then onlookers. Only this length of the
   * log leaves the host, because nobody may learn that a sealed pick was changed.
   */
  readonly seen: readonly number[];
}

/** A match that has gone on, and what happened. */
export interface Progress {
  readonly match: HostedMatch;
  readonly events: readonly Vocabulary['Event'][];
}

/** What is stored about the end of a match. */
export interface MatchResult {
  /** Seats, best first, equals together. */
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[] | null;
}

/** A match before its first act. */
export const openHostedMatch = (setup: MatchSetup): HostedMatch => ({
  ...setup,
  log: [],
  state: setup.game.start(setup.options, setup.seats),
  decisions: Array.from({ length: setup.seats }, () => 0),
  seen: viewersOf(setup.seats).map(() => 0),
});

/** Draws everything that comes before the first decision. */
export const drawFirstActs = (match: HostedMatch): Progress =>
  advance(match, drawChance(match, seededStreams(match.secret)));

/** The match after the acts that the referee has ruled. Nothing is applied a second time. */
export function advance(match: HostedMatch, ruled: readonly RuledAct[]): Progress {
  const { game } = match;
  const viewers = viewersOf(match.seats);
  const decisions = [...match.decisions];
  const seen = [...match.seen];
  for (const { act, events } of ruled) {
    if (act.by !== 'chance') decisions[act.by] = entryOf(decisions, act.by) + 1;
    viewers.forEach((viewer, index) => {
      if (isSeen(game, events, viewer)) seen[index] = entryOf(seen, index) + 1;
    });
  }
  const log = [...match.log, ...ruled.map(({ act }) => formatAct(game.notation, act))];
  const state = ruled.at(-1)?.state ?? match.state;
  const events = ruled.flatMap((each) => each.events);
  return { match: { ...match, log, state, decisions, seen }, events };
}

/** The match after further acts of its log. */
export const replay = (match: HostedMatch, texts: readonly string[]): Progress =>
  advance(match, replayActs(match, texts));

/** Applies acts as the log has them, one after the other. */
export function replayActs(
  { game, seats, state }: Pick<HostedMatch, 'game' | 'seats' | 'state'>,
  texts: readonly string[],
): readonly RuledAct[] {
  let now = state;
  return texts.map((text) => {
    const act = readAct({ game, seats }, text);
    const step = game.apply(now, act);
    now = step.state;
    return { act, ...step };
  });
}

/** Reads one act of the log. */
export function readAct({ game, seats }: Pick<HostedMatch, 'game' | 'seats'>, text: string): Act {
  const act = parseAct(game.notation, text, seats);
  // The error does not quote the text, because the text may name hidden cards.
  if (!act.ok) throw new Error(`the log holds something that is no act of ${game.id}`);
  return act.value;
}

/** What happened after a known part of a log. */
export const eventsAfter = (
  known: HostedMatch,
  log: readonly string[],
): readonly Vocabulary['Event'][] => replay(known, log.slice(known.log.length)).events;

/** Whether a viewer sees anything of these events. */
export const isSeen = (
  game: Game,
  events: readonly Vocabulary['Event'][],
  viewer: Viewer,
): boolean => events.some((event) => game.see(event, viewer) !== undefined);

/** How a match ended; null while it is being played. */
export function resultOf({ game, state }: HostedMatch): MatchResult | null {
  const waiting = game.waiting(state);
  if (waiting.for !== 'nobody') return null;
  return { ranking: waiting.ranking, scores: game.standing(state).scores };
}

/** When time runs out next; null while no clock runs. */
export const dueAt = (clocks: Clocks): number | null => deadlineOf(clocks)?.at ?? null;

/** The number of the round that is played. */
export const roundOf = ({ game, state }: Pick<HostedMatch, 'game' | 'state'>): number =>
  game.standing(state).round;
