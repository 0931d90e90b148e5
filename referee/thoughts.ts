import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Thinking } from './bot-request.ts';
import type { HostedMatch } from './hosted-match.ts';

/** How long a bot waits, in milliseconds, when its move could not be kept. */
const breath = 1000;

/** A thought under way. */
export interface Thought {
  readonly move: Promise<Vocabulary['Move']>;
  /** Nobody wants it any more. */
  giveUp(): void;
}

/** What is done with thoughts. */
export interface Hopes {
  /** Fails if the move could not be kept; it need not be, once it is no longer wanted. */
  onThought(thinking: Thinking, move: Vocabulary['Move'], isWanted: () => boolean): Promise<void>;
  /** After a failure, a little later. */
  tryAgain(): void;
}

/** How bots think where a match is hosted. */
interface Mind {
  begin(match: HostedMatch, thinking: Thinking): Thought;
  /** Does something later, unless the returned function is called before. */
  after(milliseconds: number, action: () => void): () => void;
  onFault(error: unknown): void;
}

const keyOf = ({ match, seat, nth, level }: Thinking): string =>
  `${match} ${String(seat)} ${String(nth)} ${level}`;

/** What the bots of one table think about. They never hold up the table. */
export class Thoughts {
  readonly #mind: Mind;
  readonly #hopes: Hopes;
  /** What calls off each. */
  readonly #underWay = new Map<string, () => void>();

  constructor(mind: Mind, hopes: Hopes) {
    this.#mind = mind;
    this.#hopes = hopes;
  }

  get size(): number {
    return this.#underWay.size;
  }

  /** Begins what is to be thought about, and gives up what no longer is: everything, without a match. */
  tend(match: HostedMatch | null, wanted: readonly Thinking[]): void {
    const keys = new Set(wanted.map(keyOf));
    for (const [key, giveUp] of this.#underWay) {
      if (keys.has(key)) continue;
      this.#underWay.delete(key);
      giveUp();
    }
    for (const thinking of wanted) {
      if (match && !this.#underWay.has(keyOf(thinking))) this.#begin(match, thinking);
    }
  }

  #begin(match: HostedMatch, thinking: Thinking): void {
    const key = keyOf(thinking);
    const thought = this.#mind.begin(match, thinking);
    const giveUp = (): void => thought.giveUp();
    this.#underWay.set(key, giveUp);
    const isWanted = (): boolean => this.#underWay.get(key) === giveUp;
    thought.move
      .then((move) => (isWanted() ? this.#hopes.onThought(thinking, move, isWanted) : undefined))
      .catch((error: unknown) => {
        if (!isWanted()) return;
        this.#mind.onFault(error);
        const tryAgain = (): void => this.#tryAgain(key);
        this.#underWay.set(key, this.#mind.after(breath, tryAgain));
      });
  }

  #tryAgain(key: string): void {
    this.#underWay.delete(key);
    this.#hopes.tryAgain();
  }
}
