import type { Act, Vocabulary, Waiting } from '@rookery/rules/kernel/game';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { NewsGuide } from '../model/presentation.ts';
import type { Eyes } from '../shell/moment.ts';

/** A match with the state after each of its acts. */
export interface UnrolledMatch {
  readonly match: Match;
  /** One more than there are acts: the first is the state before any. */
  readonly states: readonly Vocabulary['State'][];
  /** What happened in each act. */
  readonly events: readonly (readonly Vocabulary['Event'][])[];
}

/** Replays a match once and keeps every state on the way. */
export function unroll(match: Match): UnrolledMatch {
  let now = openMatch(match.game, match.options, match.seats);
  const states = [now.state];
  const events = match.acts.map((act) => {
    const step = extend(now, act);
    now = step.match;
    states.push(now.state);
    return step.events;
  });
  return { match, states, events };
}

/** One moment of a match as somebody saw it. */
export interface FilmMoment {
  /** How many acts of the record led here; the moment's address. */
  readonly act: number;
  /** Counted from 1. */
  readonly round: number;
  /** What the viewer saw happen since the moment before. */
  readonly news: readonly unknown[];
  /** How many of all news so far there are, with these. */
  readonly told: number;
  /** What the viewer knew then, or saw just before the next act covered it. */
  readonly view: unknown;
  /** Whether the view is an interlude, such as the end of a round. */
  readonly isInterlude: boolean;
  readonly waiting: Waiting;
}

/** Everything that one viewer saw of a match: the moments, and all that happened. */
export interface Film {
  readonly moments: readonly FilmMoment[];
  readonly story: readonly unknown[];
  /** The first moment of each round, once somebody can decide in it. */
  readonly rounds: readonly { readonly round: number; readonly index: number }[];
}

/** Whose view shows a match to these eyes: with open hands, the table is an onlooker's. */
export const viewerFor = (eyes: Eyes, seats: number): Viewer =>
  typeof eyes === 'number' ? (seatsOf(seats)[eyes] ?? 'onlooker') : 'onlooker';

/** What a viewer saw of a match. An act of which they saw nothing is no moment. */
export function filmFor(
  unrolled: UnrolledMatch,
  viewer: Viewer,
  { interludeOf }: Pick<NewsGuide, 'interludeOf'>,
): Film {
  const { game } = unrolled.match;
  const scenes = scenesFor(unrolled, viewer);
  let told = 0;
  const moments = scenes.map(({ act, news, view }, index): FilmMoment => {
    const [before, next] = [scenes[index - 1], scenes[index + 1]];
    const interlude =
      before && next ? interludeOf([...news, ...next.news], before.view, next.view) : null;
    const isInterlude = interlude?.newsCount === news.length;
    told += news.length;
    return {
      act,
      round: game.standing(unrolled.states[isInterlude ? act - 1 : act]).round,
      news,
      told,
      view: isInterlude ? interlude.view : view,
      isInterlude,
      waiting: game.waiting(unrolled.states[act]),
    };
  });
  return { moments, story: scenes.flatMap(({ news }) => news), rounds: roundsOf(moments) };
}

interface Scene {
  readonly act: number;
  readonly news: readonly unknown[];
  readonly view: unknown;
}

function scenesFor({ match, states, events }: UnrolledMatch, viewer: Viewer): readonly Scene[] {
  const { game, acts } = match;
  const see = (from: number, to: number): readonly unknown[] =>
    events
      .slice(from, to)
      .flat()
      .map((event) => game.see(event, viewer))
      .filter((seen) => seen !== undefined);
  const sceneAt = (act: number, from: number): Scene => ({
    act,
    news: see(from, act),
    view: game.view(states[act], viewer),
  });
  const first = firstDecision(acts);
  const later = acts.slice(first).map((_, index) => sceneAt(first + index + 1, first + index));
  return [sceneAt(first, 0), ...later.filter(({ news }) => news.length > 0)];
}

/** What chance settles before anybody decides is one moment: before it there is nothing to see. */
function firstDecision(acts: readonly Act[]): number {
  const found = acts.findIndex(({ by }) => by !== 'chance');
  return found < 0 ? acts.length : found;
}

function roundsOf(moments: readonly FilmMoment[]): Film['rounds'] {
  const starts = new Map<number, number>();
  for (const [index, { round, waiting }] of moments.entries()) {
    if (!starts.has(round) && waiting.for === 'seats') starts.set(round, index);
  }
  return [...starts].map(([round, index]) => ({ round, index }));
}

/** The moment that an act led to, or the last one before it; the first without an act. */
export function indexOfAct({ moments }: Film, act: number | null): number {
  const found = moments.findLastIndex((moment) => moment.act <= (act ?? 0));
  return Math.max(0, found);
}

/** The moment at which the round before this one begins, or this one if it is under way. */
export const roundBefore = ({ rounds }: Film, index: number): number =>
  rounds.findLast((each) => each.index < index)?.index ?? 0;

/** The moment at which the next round begins; the last one of the match in its last round. */
export const roundAfter = ({ rounds, moments }: Film, index: number): number =>
  rounds.find((each) => each.index > index)?.index ?? moments.length - 1;
