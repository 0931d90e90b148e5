import { ThinkingFailed, type ThinkRequest } from '@rookery/bots/workers/thinkers';
import type { MatchId } from '@rookery/protocol/identifiers';
import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { DeskParts } from './caller.ts';
import { eventsSince, refereed, type Play } from './local-play.ts';
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

/** The decisions that bots have to make at a table now, on their own seats and for others. */
function awaited({ table, play }: TableNow): readonly Thinking[] {
  if (table.phase !== 'playing' || !play) return [];
  const waiting = play.game.waiting(play.state);
  if (waiting.for !== 'seats') return [];
  return waiting.seats.flatMap((seat) => {
    const level = entryOf(table.seats, seat).bot;
    const nth = entryOf(play.decisions, seat) + 1;
    return level === null ? [] : [{ match: play.id, seat, nth, level }];
  });
}

/** Bots get a seed of their own, since that of the match would tell them the deals. */
function seedForBots(secret: string): string {
  const rng = seededStreams(secret)('bots');
  return Array.from({ length: 4 }, () => rng.below(2 ** 32).toString(36)).join('-');
}

/** All a bot gets: what a player in its seat would get. */
function requestFor(play: Play, { seat, nth, level }: Thinking): ThinkRequest {
  const events = eventsSince(play, seat, 0);
  const { view, legal, news } = updateFor({ match: refereed(play), events }, seat);
  return {
    game: play.game.id,
    player: level,
    question: { view, legal, seen: news },
    seed: seedForBots(play.secret),
    purpose: `${level} at seat ${String(seat)}, decision ${String(nth)}`,
  };
}

/** What is done with thoughts. */
interface Hopes {
  /** Fails if the move could not be kept; it need not be, once it is no longer wanted. */
  onThought(thinking: Thinking, move: Vocabulary['Move'], isWanted: () => boolean): Promise<void>;
  /** After a failure, a little later. */
  tryAgain(): void;
}

/** What the bots of one table think about. They never hold up the table. */
export class Thoughts {
  readonly #parts: Pick<DeskParts, 'thinkers' | 'after' | 'onFault'>;
  readonly #hopes: Hopes;
  /** What calls off each. */
  readonly #underWay = new Map<string, () => void>();

  constructor(parts: Pick<DeskParts, 'thinkers' | 'after' | 'onFault'>, hopes: Hopes) {
    this.#parts = parts;
    this.#hopes = hopes;
  }

  /** Begins what is to be thought about, and gives up what no longer is: everything, without a table. */
  tend(now: TableNow | undefined): void {
    const wanted = now ? awaited(now) : [];
    const keys = new Set(wanted.map(keyOf));
    for (const [key, giveUp] of this.#underWay) {
      if (keys.has(key)) continue;
      this.#underWay.delete(key);
      giveUp();
    }
    for (const thinking of wanted) {
      if (now?.play && !this.#underWay.has(keyOf(thinking))) this.#begin(now.play, thinking);
    }
  }

  #begin(play: Play, thinking: Thinking): void {
    const key = keyOf(thinking);
    const abort = new AbortController();
    const giveUp = (): void => abort.abort();
    this.#underWay.set(key, giveUp);
    const isWanted = (): boolean => this.#underWay.get(key) === giveUp;
    this.#moveOf(requestFor(play, thinking), abort.signal)
      .then((move) => (isWanted() ? this.#hopes.onThought(thinking, move, isWanted) : undefined))
      .catch((error: unknown) => {
        if (!isWanted()) return;
        this.#parts.onFault(error);
        this.#underWay.set(
          key,
          this.#parts.after(breath, () => {
            this.#underWay.delete(key);
            this.#hopes.tryAgain();
          }),
        );
      });
  }

  async #moveOf(request: ThinkRequest, signal: AbortSignal): Promise<Vocabulary['Move']> {
    try {
      return (await this.#parts.thinkers.think(request, { signal })).move;
    } catch (error) {
      if (error instanceof ThinkingFailed && error.fault.kind === 'cancelled') throw error;
      this.#parts.onFault(error);
      // The others at the table must not wait for ever.
      return entryOf(request.question.legal, 0);
    }
  }
}
