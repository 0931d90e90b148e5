import { ThinkingFailed, type ThinkRequest } from '@rookery/bots/workers/thinkers';
import type { MatchId } from '@rookery/protocol/identifiers';
import { remaining } from '@rookery/referee/clock';
import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { messageOf } from '../store/trouble.ts';
import type { House } from './house.ts';
import { refereed, storyOf, type RunningMatch, type Story } from './running-match.ts';
import type { TableNow } from './showing.ts';

/** Who thinks about which decision. */
export interface Thinking {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly nth: number;
  readonly level: string;
}

/** How long a bot waits, in milliseconds, when its move could not be kept. */
const breath = 1000;

const keyOf = ({ match, seat, nth, level }: Thinking): string =>
  `${match} ${String(seat)} ${String(nth)} ${level}`;

/** The decisions that bots have to make at a table now: on their seats, for others, and when time is up. */
export function awaited(
  { table, running }: TableNow,
  standIn: string,
  at: number,
): readonly Thinking[] {
  if (table.phase !== 'playing' || !running || running.clocks.paused !== null) return [];
  const { id: match, game, state, clocks, decisions } = running;
  const waiting = game.waiting(state);
  if (waiting.for !== 'seats') return [];
  return waiting.seats.flatMap((seat) => {
    const { person, bot } = entryOf(table.seats, seat);
    const clock = entryOf(clocks.seats, seat);
    const isDue = clocks.rule.kind !== 'none' && remaining(clock, at) === 0;
    const level = bot ?? (person === null || isDue ? standIn : null);
    return level === null ? [] : [{ match, seat, nth: entryOf(decisions, seat) + 1, level }];
  });
}

/** Bots get a seed of their own, since that of the match would tell them the deals. */
function seedForBots(secret: string): string {
  const rng = seededStreams(secret)('bots');
  return Array.from({ length: 4 }, () => rng.below(2 ** 32).toString(36)).join('-');
}

/** All a bot gets: what a player in its seat would get. */
function requestFor(
  running: RunningMatch,
  events: Story['events'],
  { seat, nth, level }: Thinking,
): ThinkRequest {
  const { view, legal, news } = updateFor({ match: refereed(running), events }, seat);
  return {
    game: running.game.id,
    player: level,
    question: { view, legal, seen: news },
    seed: seedForBots(running.secret),
    purpose: `${level} at seat ${String(seat)}, decision ${String(nth)}`,
  };
}

/** What is done with thoughts. */
export interface Hopes {
  /** Fails if the move could not be kept; it need not be, once it is no longer wanted. */
  readonly onThought: (
    thinking: Thinking,
    move: Vocabulary['Move'],
    isWanted: () => boolean,
  ) => Promise<void>;
  /** After a failure, a little later. */
  readonly tryAgain: () => void;
}

/** What the bots of one table think about. They never hold up the table. */
export class Thoughts {
  readonly #house: House;
  readonly #hopes: Hopes;
  /** What calls off each. */
  readonly #underWay = new Map<string, () => void>();
  /** Kept while bots play here, so that each thought costs no more than what is new. */
  #story: Story | undefined;
  #isStopped = false;

  constructor(house: House, hopes: Hopes) {
    this.#house = house;
    this.#hopes = hopes;
  }

  get size(): number {
    return this.#underWay.size;
  }

  /** Begins what is to be thought about, and gives up what no longer is. */
  tend(now: TableNow | undefined, at: number): void {
    const wanted = now ? awaited(now, this.#house.standIn, at) : [];
    const keys = new Set(wanted.map(keyOf));
    for (const [key, giveUp] of this.#underWay) {
      if (keys.has(key)) continue;
      this.#underWay.delete(key);
      giveUp();
    }
    if (this.#isStopped) return;
    if (now?.table.phase !== 'playing') this.#story = undefined;
    for (const thinking of wanted) {
      if (now?.running && !this.#underWay.has(keyOf(thinking))) this.#begin(now.running, thinking);
    }
  }

  /** Gives up everything, for good. */
  stop(): void {
    this.#isStopped = true;
    this.tend(undefined, 0);
  }

  #begin(running: RunningMatch, thinking: Thinking): void {
    const key = keyOf(thinking);
    const abort = new AbortController();
    const giveUp = (): void => abort.abort();
    this.#underWay.set(key, giveUp);
    const isWanted = (): boolean => this.#underWay.get(key) === giveUp;
    this.#moveOf(running, thinking, abort.signal)
      .then((move) => (isWanted() ? this.#hopes.onThought(thinking, move, isWanted) : undefined))
      .catch((error: unknown) => {
        if (!isWanted()) return;
        this.#house.log.warn('bot-move-not-kept', { because: messageOf(error) });
        this.#underWay.set(
          key,
          this.#house.clock.after(breath, () => this.#tryAgain(key)),
        );
      });
  }

  async #moveOf(
    running: RunningMatch,
    thinking: Thinking,
    signal: AbortSignal,
  ): Promise<Vocabulary['Move']> {
    this.#story = storyOf(running, this.#story);
    const request = requestFor(running, this.#story.events, thinking);
    try {
      const thought = this.#house.thinkers.think(request, { signal });
      return (await this.#house.tally.timed('thinking', thought)).move;
    } catch (error) {
      const fault = error instanceof ThinkingFailed ? error.fault.kind : 'bug';
      if (fault === 'cancelled' || fault === 'closed') throw error;
      this.#house.log.error('bot-failed', { fault, because: messageOf(error) });
      // The others at the table must not wait for ever.
      return entryOf(request.question.legal, 0);
    }
  }

  #tryAgain(key: string): void {
    this.#underWay.delete(key);
    this.#hopes.tryAgain();
  }
}
