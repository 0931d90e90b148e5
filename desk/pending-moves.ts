import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { BotTurn } from './bot-request.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { PendingMove } from './ports.ts';

/** How long a bot waits, in milliseconds, when its move could not be stored. */
const retryDelay = 1000;

/** What is done with the moves of bots. */
export interface BotCallbacks {
  /** Fails if the move could not be stored. `isWanted` says whether it still has to be. */
  onMove(turn: BotTurn, move: Vocabulary['Move'], isWanted: () => boolean): Promise<void>;
  /** Called a little later after a failure. */
  retry(): void;
}

/** What bots at a table need from their surroundings. */
interface BotEnvironment {
  think(match: HostedMatch, turn: BotTurn): PendingMove;
  /** Runs something later; the returned function cancels it. */
  after(milliseconds: number, action: () => void): () => void;
  onFault(error: unknown): void;
}

const keyOf = ({ match, seat, nth, level }: BotTurn): string =>
  `${match} ${String(seat)} ${String(nth)} ${level}`;

/** The moves that the bots of one table think about. Nobody waits for them. */
export class PendingMoves {
  readonly #environment: BotEnvironment;
  readonly #callbacks: BotCallbacks;
  /** What cancels each. */
  readonly #pending = new Map<string, () => void>();

  constructor(environment: BotEnvironment, callbacks: BotCallbacks) {
    this.#environment = environment;
    this.#callbacks = callbacks;
  }

  get size(): number {
    return this.#pending.size;
  }

  /** Starts the turns that are not under way yet, and cancels all others. */
  update(match: HostedMatch | null, turns: readonly BotTurn[]): void {
    // So it is after every move among people.
    if (turns.length === 0 && this.#pending.size === 0) return;
    const keys = new Set(turns.map(keyOf));
    for (const [key, cancel] of this.#pending) {
      if (keys.has(key)) continue;
      this.#pending.delete(key);
      cancel();
    }
    for (const turn of turns) {
      if (match && !this.#pending.has(keyOf(turn))) this.#start(match, turn);
    }
  }

  #start(match: HostedMatch, turn: BotTurn): void {
    const key = keyOf(turn);
    const pending = this.#environment.think(match, turn);
    const cancel = (): void => pending.cancel();
    this.#pending.set(key, cancel);
    const isWanted = (): boolean => this.#pending.get(key) === cancel;
    pending.move
      .then((move) => (isWanted() ? this.#callbacks.onMove(turn, move, isWanted) : undefined))
      .catch((error: unknown) => {
        if (!isWanted()) return;
        this.#environment.onFault(error);
        this.#pending.set(
          key,
          this.#environment.after(retryDelay, () => this.#retry(key)),
        );
      });
  }

  #retry(key: string): void {
    this.#pending.delete(key);
    this.#callbacks.retry();
  }
}
