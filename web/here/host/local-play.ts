import type { MatchId } from '@rookery/protocol/identifiers';
import { formatAct, parseAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Act, Game, Vocabulary } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { viewersOf, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import type { LocalMatch, LocalResult } from './local-store.ts';

/** A match in memory: its log as short texts, and what follows from it. */
export interface Play {
  readonly id: MatchId;
  readonly game: Game;
  readonly seats: number;
  readonly options: unknown;
  readonly secret: string;
  readonly log: readonly string[];
  readonly state: Vocabulary['State'];
  /** How many decisions each seat has made. */
  readonly decisions: readonly number[];
  /** Of how many acts each viewer has seen something, seats first, then onlookers. */
  readonly seen: readonly number[];
}

/** A match that has gone on, and what happened. */
export interface Progress {
  readonly play: Play;
  readonly events: readonly Vocabulary['Event'][];
}

/** A match before its first act. */
export const begun = (match: LocalMatch, game: Game): Play => {
  const { id, options, secret } = match;
  const seats = match.seats.length;
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

/** The match some acts later. */
export function advanced(play: Play, acts: readonly Act[]): Progress {
  const { game, seats } = play;
  const viewers = viewersOf(seats);
  const decisions = [...play.decisions];
  const seen = [...play.seen];
  const happened: Vocabulary['Event'][] = [];
  let { state } = play;
  for (const act of acts) {
    const step = game.apply(state, act);
    ({ state } = step);
    happened.push(...step.events);
    if (act.by !== 'chance') decisions[act.by] = entryOf(decisions, act.by) + 1;
    for (const [index, viewer] of viewers.entries()) {
      if (isSeen(game, step.events, viewer)) seen[index] = entryOf(seen, index) + 1;
    }
  }
  const log = [...play.log, ...acts.map((act) => formatAct(game.notation, act))];
  return { play: { ...play, log, state, decisions, seen }, events: happened };
}

/** The match as a longer log tells it. */
export const retold = (play: Play, texts: readonly string[]): Progress =>
  advanced(
    play,
    texts.map((text) => actOf(text, play)),
  );

function actOf(text: string, { game, seats }: Play): Act {
  const act = parseAct(game.notation, text, seats);
  if (!act.ok) throw new Error(`the log holds something that is no act of ${game.id}`);
  return act.value;
}

const isSeen = (game: Game, events: readonly Vocabulary['Event'][], viewer: Viewer): boolean =>
  events.some((event) => game.see(event, viewer) !== undefined);

/** Of how many acts a viewer has seen something. */
export const seenBy = ({ seen, seats }: Play, viewer: Viewer): number =>
  entryOf(seen, viewer === 'onlooker' ? seats : viewer);

const fromTheStart = (play: Play): Play => ({
  ...play,
  log: [],
  state: play.game.start(play.options, play.seats),
  decisions: play.decisions.map(() => 0),
  seen: play.seen.map(() => 0),
});

/** What happened after a viewer had seen something of so many acts; the log is told anew for it. */
export function eventsSince(
  play: Play,
  viewer: Viewer,
  since: number,
): readonly Vocabulary['Event'][] {
  if (since >= seenBy(play, viewer)) return [];
  const happened: Vocabulary['Event'][] = [];
  let told = fromTheStart(play);
  for (const text of play.log) {
    const next = retold(told, [text]);
    if (seenBy(told, viewer) >= since) happened.push(...next.events);
    told = next.play;
  }
  return happened;
}

/** A decision that is in the log. */
interface Decided {
  readonly move: Vocabulary['Move'];
  /** As its answer had it: with whatever chance did right after. */
  readonly seq: number;
}

/** A seat's nth decision; nothing if it has not made so many. */
export function decisionIn(play: Play, seat: Seat, nth: number): Decided | undefined {
  const acts = play.log.map((text) => actOf(text, play));
  let left = nth;
  const index = acts.findIndex(({ by }) => {
    if (by === seat) left -= 1;
    return left === 0;
  });
  const act = acts[index];
  if (!act || act.by === 'chance') return undefined;
  const length = acts.findIndex(({ by }, place) => place > index && by !== 'chance');
  const until = length < 0 ? acts : acts.slice(0, length);
  return { move: act.move, seq: seenBy(advanced(fromTheStart(play), until).play, seat) };
}

/** The match as the referee knows it, without its past. */
export const refereed = ({ game, seats, options, state }: Play): Match => ({
  game,
  seats,
  options,
  acts: [],
  state,
});

/** How a match ended; null while it is being played. */
export function resultOf({ game, state }: Play): LocalResult | null {
  const waiting = game.waiting(state);
  if (waiting.for !== 'nobody') return null;
  return { ranking: waiting.ranking, scores: game.standing(state).scores };
}
