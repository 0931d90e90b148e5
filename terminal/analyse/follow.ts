import type { Level } from '@rookery/bots/levels';
import type { BotPool } from '@rookery/bots/workers/bot-pool';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams, type Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { RecordedDecision } from './decisions.ts';
import type { Expectation } from './assessment.ts';

/** In how many imagined worlds a move is followed. */
const worlds = 12;

/** The level that plays for the others meanwhile. */
const stand: Level = 'adelie';

/** How moves are followed. */
export interface FollowOptions {
  readonly game: Game;
  readonly level: Level;
  readonly botPool: BotPool;
  readonly seed: string;
}

/** A state on the way, and what the player in question has seen since the decision. */
interface FollowedState {
  readonly state: Vocabulary['State'];
  readonly seen: readonly Vocabulary['Seen'][];
}

/**
 * Plays some moves on in the same imagined worlds until their player is asked again, and lets the level
 * estimate the match there. This compares moves that a search would not try, and uses only what the player
 * could know. Returns the expectation of every move, world by world.
 */
export function follow(
  options: FollowOptions,
  decision: RecordedDecision,
  moves: readonly Vocabulary['Move'][],
): Promise<readonly (readonly Expectation[])[]> {
  const { game, seed } = options;
  const { seat, step, question } = decision;
  const label = `${seed}, following step ${String(step)}`;
  return Promise.all(
    Array.from({ length: worlds }, (_, nth) => {
      const name = `${label}, world ${String(nth)}`;
      const state = game.imagine(question.view, seededStreams(name)('world'));
      return Promise.all(
        moves.map((move) => {
          const path = new Path(options, seat, name);
          return path.from({ state, seen: question.seen }, move);
        }),
      );
    }),
  );
}

/** One move in one world. */
class Path {
  readonly #options: FollowOptions;
  readonly #seat: Seat;
  readonly #name: string;
  readonly #streams: Streams;
  #thoughts = 0;

  constructor(options: FollowOptions, seat: Seat, name: string) {
    this.#options = options;
    this.#seat = seat;
    this.#name = name;
    this.#streams = seededStreams(name);
  }

  from(followed: FollowedState, move: Vocabulary['Move']): Promise<Expectation> {
    return this.#goOn(this.#after(followed, { by: this.#seat, move }));
  }

  async #goOn(followed: FollowedState): Promise<Expectation> {
    const { game } = this.#options;
    const waiting = game.waiting(followed.state);
    switch (waiting.for) {
      case 'nobody':
        return { win: shareOf(waiting.ranking[0] ?? [], this.#seat), lead: 0 };
      case 'chance': {
        const chance = game.roll(followed.state, this.#streams);
        return this.#goOn(this.#after(followed, { by: 'chance', chance }));
      }
      case 'seats': {
        const seat = waiting.seats.find((each) => each !== this.#seat) ?? this.#seat;
        return this.#decide(followed, seat);
      }
    }
  }

  async #decide(followed: FollowedState, seat: Seat): Promise<Expectation> {
    const { game, level } = this.#options;
    const legal = game.legalMoves(followed.state, seat);
    const [only] = legal;
    const isOwn = seat === this.#seat;
    if (legal.length === 1) return this.#goOn(this.#after(followed, { by: seat, move: only }));
    const question = {
      view: game.view(followed.state, seat),
      legal,
      seen: isOwn ? followed.seen : [],
    };
    this.#thoughts += 1;
    const { move, candidates } = await this.#options.botPool.think({
      game: game.id,
      player: isOwn ? level : stand,
      question,
      seed: this.#name,
      purpose: `thought ${String(this.#thoughts)}`,
    });
    const [best] = candidates;
    return isOwn && best
      ? { win: best.win, lead: best.lead }
      : this.#goOn(this.#after(followed, { by: seat, move }));
  }

  #after({ state, seen }: FollowedState, act: Parameters<Game['apply']>[1]): FollowedState {
    const { game } = this.#options;
    const step = game.apply(state, act);
    const fresh = step.events.map((event) => game.see(event, this.#seat));
    return { state: step.state, seen: [...seen, ...fresh.filter((each) => each !== undefined)] };
  }
}

/** A victory, or a part of one that is shared. */
const shareOf = (winners: readonly Seat[], seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
