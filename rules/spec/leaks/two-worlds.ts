import { entryOf } from '../../kernel/entry.ts';
import type { Act, Game } from '../../kernel/game.ts';
import { quickRng, seededStreams, type Rng } from '../../kernel/rng.ts';
import { viewersOf, type Viewer } from '../../kernel/seat.ts';
import { randomMatch, type Played } from '../random-match.ts';
import type { Setting } from '../settings.ts';
import { universe } from '../universe.ts';
import { twinOf } from './twin.ts';

/** Something a viewer could tell the two worlds apart by. */
export interface Leak {
  readonly viewer: Viewer;
  readonly step: number;
  readonly what: 'view' | 'news' | 'legal moves' | 'refusals';
  readonly inOne: string;
  readonly inTheOther: string;
}

/** How many illegal moves are tried at each step. */
const attempts = 12;

/** All that one viewer learns at a step, as the bytes that would be sent. */
interface Learned {
  readonly view: string;
  readonly news: string;
  readonly legal: string;
  readonly refusals: string;
}

function learn(game: Game, played: Played, viewer: Viewer, asked: readonly unknown[]): Learned {
  const { after, events } = played;
  const seat = viewer === 'onlooker' ? null : viewer;
  return {
    view: JSON.stringify(game.view(after, viewer)),
    news: JSON.stringify(events.flatMap((event) => game.see(event, viewer) ?? [])),
    legal: JSON.stringify(seat === null ? [] : game.legalMoves(after, seat)),
    refusals: JSON.stringify(
      seat === null ? [] : asked.map((move) => game.refuse(after, seat, move) ?? null),
    ),
  };
}

function replay(
  game: Game,
  options: unknown,
  seats: number,
  acts: readonly Act[],
): readonly Played[] {
  let state = game.start(options, seats);
  return acts.map((act) => {
    const before = state;
    const step = game.apply(before, act);
    ({ state } = step);
    return { before, act, after: state, events: step.events };
  });
}

/** What the other world could differ in at some step. */
function compare(
  one: Learned,
  other: Learned,
): Pick<Leak, 'what' | 'inOne' | 'inTheOther'> | undefined {
  const pairs = [
    ['view', one.view, other.view],
    ['news', one.news, other.news],
    ['legal moves', one.legal, other.legal],
    ['refusals', one.refusals, other.refusals],
  ] as const;
  const different = pairs.find(([, a, b]) => a !== b);
  return different && { what: different[0], inOne: different[1], inTheOther: different[2] };
}

/** What a search for a leak came to, and how often all that a viewer learns at a step was compared. */
export interface LeakSearch {
  readonly leak: Leak | undefined;
  readonly comparisons: number;
}

/**
 * Plays a match, retells it for every viewer up to several points, and looks for the
 * first byte by which that viewer could tell the two apart. `shown` is the game whose
 * views are under suspicion; `game` is the one that plays.
 */
export function searchForLeak(
  setting: Setting,
  seed: string,
  shown: Game = setting.game,
): LeakSearch {
  let comparisons = 0;
  const { game, options, seats } = setting;
  const rng = quickRng(seededStreams(seed)('twin'));
  const { played } = randomMatch(setting, seed);
  for (const viewer of viewersOf(seats)) {
    for (const length of cutsOf(played.length, rng)) {
      const real = played.slice(0, length);
      const twin = twinOf(game, options, real, viewer, rng);
      const other = replay(game, twin.options, seats, twin.acts);
      const leak = firstDifference(shown, real, other, viewer, rng);
      comparisons += leak ? leak.step + 1 : real.length;
      if (leak) return { leak, comparisons };
    }
  }
  return { leak: undefined, comparisons };
}

/** The first leak that a match shows; nothing if it shows none. */
export const findLeak = (setting: Setting, seed: string, shown?: Game): Leak | undefined =>
  searchForLeak(setting, seed, shown).leak;

/** The whole match, and some beginnings of it. */
const cutsOf = (length: number, rng: Rng): readonly number[] => [
  length,
  ...Array.from({ length: 4 }, () => 1 + rng.below(length)),
];

function firstDifference(
  game: Game,
  real: readonly Played[],
  other: readonly Played[],
  viewer: Viewer,
  rng: Rng,
): Leak | undefined {
  for (const [step, played] of real.entries()) {
    const moves = universe(game, played.after);
    const asked = Array.from({ length: attempts }, () => entryOf(moves, rng.below(moves.length)));
    const difference = compare(
      learn(game, played, viewer, asked),
      learn(game, entryOf(other, step), viewer, asked),
    );
    if (difference) return { viewer, step, ...difference };
  }
  return undefined;
}
