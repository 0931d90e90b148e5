import { formatAct, parseAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import { viewersOf, type Viewer } from '@rookery/rules/kernel/seat';

/** What a match is begun with. */
export interface Beginning<Id extends string = string> {
  readonly id: Id;
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  /** Everything random of the match is drawn from it. */
  readonly secret: string;
}

/** A match as its host has it in memory: its log as short texts, and what follows from it. */
export interface HostedMatch<Id extends string = string> extends Beginning<Id> {
  readonly log: readonly string[];
  readonly state: Vocabulary['State'];
  /** How many decisions each seat has made. */
  readonly decisions: readonly number[];
  /**
   * Of how many acts each viewer has seen something, seats first, then onlookers. This is the only
   * length of the log that leaves the host: a pick that was changed must not even be counted.
   */
  readonly seen: readonly number[];
}

/** A match that has gone on, and what happened. */
export interface Progress<Hosted extends HostedMatch = HostedMatch> {
  readonly match: Hosted;
  readonly events: readonly Vocabulary['Event'][];
}

/** What is kept of how a match ended. */
export interface MatchResult {
  /** Seats, best first, equals together. */
  readonly ranking: readonly (readonly number[])[];
  readonly scores: readonly number[] | null;
}

/** A match before its first act. */
export const unplayed = <Id extends string>(beginning: Beginning<Id>): HostedMatch<Id> => {
  const { id, game, seats, options, secret } = beginning;
  return {
    id,
    game,
    seats,
    options,
    secret,
    log: [],
    state: game.start(options, seats),
    decisions: Array.from({ length: seats }, () => 0),
    seen: viewersOf(seats).map(() => 0),
  };
};

/** The match some acts later; whatever else its host knows of it stays as it was. */
export function advanced<Hosted extends HostedMatch>(
  match: Hosted,
  acts: readonly Act[],
): Progress<Hosted> {
  const { game, seats } = match;
  const viewers = viewersOf(seats);
  const decisions = [...match.decisions];
  const seen = [...match.seen];
  const events: Vocabulary['Event'][] = [];
  let { state } = match;
  for (const act of acts) {
    const step = game.apply(state, act);
    ({ state } = step);
    events.push(...step.events);
    if (act.by !== 'chance') decisions[act.by] = entryOf(decisions, act.by) + 1;
    for (const [index, viewer] of viewers.entries()) {
      if (isSeen(game, step.events, viewer)) seen[index] = entryOf(seen, index) + 1;
    }
  }
  const log = [...match.log, ...acts.map((act) => formatAct(game.notation, act))];
  return { match: { ...match, log, state, decisions, seen }, events };
}

/** The match as a longer log tells it. */
export const retold = <Hosted extends HostedMatch>(
  match: Hosted,
  texts: readonly string[],
): Progress<Hosted> => advanced(match, actsIn(match, texts));

/** The acts that a part of the log tells of. */
export const actsIn = (
  { game, seats }: Pick<HostedMatch, 'game' | 'seats'>,
  texts: readonly string[],
): readonly Act[] =>
  texts.map((text) => {
    const act = parseAct(game.notation, text, seats);
    // The text itself may tell cards, and must not get into an error that is written down.
    if (!act.ok) throw new Error(`the log holds something that is no act of ${game.id}`);
    return act.value;
  });

/** Whether a viewer sees anything of what happened. */
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
