import type { Level } from '@rookery/bots/levels';
import type { Thinkers } from '@rookery/bots/workers/thinkers';
import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams, type Streams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { Decision } from './decisions.ts';
import type { Prospects } from './judgement.ts';

/** In how many imagined worlds a move is followed. */
const worlds = 12;

/** Who plays for the others meanwhile: quickly, and not at random. */
const stand: Level = 'adelie';

/** How moves are followed. */
export interface Following {
  readonly game: Game;
  readonly level: Level;
  readonly thinkers: Thinkers;
  readonly seed: string;
}

/** A state on the way, and what the player in question has seen since the decision. */
interface Trail {
  readonly state: Vocabulary['State'];
  readonly seen: readonly Vocabulary['Seen'][];
}

/**
 * What each of some moves leads to, world by world: all are followed in the same imagined worlds
 * until their player is asked again, and the level then says how the match stands. So moves can be
 * compared that a search would not try, and still with nothing but what the player could know.
 */
export function follow(
  following: Following,
  decision: Decision,
  moves: readonly Vocabulary['Move'][],
): Promise<readonly (readonly Prospects[])[]> {
  const { game, seed } = following;
  const { seat, step, question } = decision;
  const label = `${seed}, following step ${String(step)}`;
  return Promise.all(
    Array.from({ length: worlds }, (_, nth) => {
      const name = `${label}, world ${String(nth)}`;
      const state = game.imagine(question.view, seededStreams(name)('world'));
      return Promise.all(
        moves.map((move) => {
          const path = new Path(following, seat, name);
          return path.from({ state, seen: question.seen }, move);
        }),
      );
    }),
  );
}

/** One move in one world. */
class Path {
  readonly #following: Following;
  readonly #seat: Seat;
  readonly #name: string;
  readonly #streams: Streams;
  #thoughts = 0;

  constructor(following: Following, seat: Seat, name: string) {
    this.#following = following;
    this.#seat = seat;
    this.#name = name;
    this.#streams = seededStreams(name);
  }

  from(trail: Trail, move: Vocabulary['Move']): Promise<Prospects> {
    return this.#goOn(this.#after(trail, { by: this.#seat, move }));
  }

  async #goOn(trail: Trail): Promise<Prospects> {
    const { game } = this.#following;
    const waiting = game.waiting(trail.state);
    switch (waiting.for) {
      case 'nobody':
        return { win: shareOf(waiting.ranking[0] ?? [], this.#seat), lead: 0 };
      case 'chance': {
        const chance = game.roll(trail.state, this.#streams);
        return this.#goOn(this.#after(trail, { by: 'chance', chance }));
      }
      case 'seats': {
        const seat = waiting.seats.find((each) => each !== this.#seat) ?? this.#seat;
        return this.#decide(trail, seat);
      }
    }
  }

  async #decide(trail: Trail, seat: Seat): Promise<Prospects> {
    const { game, level } = this.#following;
    const legal = game.legalMoves(trail.state, seat);
    const [only] = legal;
    const isOwn = seat === this.#seat;
    if (legal.length === 1) return this.#goOn(this.#after(trail, { by: seat, move: only }));
    const question = { view: game.view(trail.state, seat), legal, seen: isOwn ? trail.seen : [] };
    this.#thoughts += 1;
    const { move, candidates } = await this.#following.thinkers.think({
      game: game.id,
      player: isOwn ? level : stand,
      question,
      seed: this.#name,
      purpose: `thought ${String(this.#thoughts)}`,
    });
    const [best] = candidates;
    return isOwn && best
      ? { win: best.win, lead: best.lead }
      : this.#goOn(this.#after(trail, { by: seat, move }));
  }

  #after({ state, seen }: Trail, act: Parameters<Game['apply']>[1]): Trail {
    const { game } = this.#following;
    const step = game.apply(state, act);
    const fresh = step.events.map((event) => game.see(event, this.#seat));
    return { state: step.state, seen: [...seen, ...fresh.filter((each) => each !== undefined)] };
  }
}

/** A victory, or a part of one that is shared. */
const shareOf = (winners: readonly Seat[], seat: Seat): number =>
  winners.includes(seat) ? 1 / winners.length : 0;
