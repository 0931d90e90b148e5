import type { Clock, PendingMove } from './ports.ts';

/** When the moves of bots leave, in milliseconds. */
export interface BotPaceRule {
  /** No move leaves sooner after the question than this. */
  readonly least: number;
  /** A thought that takes longer leaves at the next multiple of this. */
  readonly step: number;
  /** Where only bots play and somebody watches, no move leaves sooner than this. */
  readonly watched: number;
}

/**
 * A little quicker than a person who knows the game; time that has run out is enforced as quickly. Bots among
 * themselves are as slow as people can follow.
 */
export const usualBotPace: BotPaceRule = { least: 400, step: 200, watched: 1000 };

/** Who is at a table besides the bots: people who play, people who only watch, or nobody. */
export type BotCompany = 'players' | 'onlookers' | 'nobody';

/** So many of the last thoughts of a player tell how long the next ones may take. */
const remembered = 200;

/** Of this share of the last thoughts, moves wait for the slowest. */
const covered = 0.99;

/** A slow thought delays the others of its player by this at most, in milliseconds. */
const mostDelay = 3000;

/**
 * Decides when the moves of bots leave, so that the time tells nothing about their cards: a forced move takes
 * as long as one that was thought about. The delay follows from what everybody may know: which player thinks,
 * and how long that player took lately at all tables.
 */
export class BotPace {
  readonly #rule: BotPaceRule;
  readonly #delays = new Map<string, { readonly lasted: number[]; delay: number }>();

  constructor(rule: BotPaceRule) {
    this.#rule = rule;
  }

  /** Holds a move back until it may leave. The clock starts now, with the question. */
  delay(
    thought: PendingMove,
    player: string,
    clock: Pick<Clock, 'now' | 'after'>,
    company: BotCompany,
  ): PendingMove {
    const asked = clock.now();
    const usual = this.#delays.get(player)?.delay ?? this.#rule.least;
    const delay = company === 'onlookers' ? Math.max(usual, this.#rule.watched) : usual;
    let cancelWait: (() => void) | undefined;
    const wait = (milliseconds: number): Promise<void> =>
      new Promise((resolve) => {
        cancelWait = clock.after(milliseconds, resolve);
      });
    // Set with the question: one that is set after the thought tells by its rounding how long that took.
    const due = wait(delay);
    return {
      move: thought.move.then(async (found) => {
        const lasted = clock.now() - asked;
        this.#note(player, lasted);
        await due;
        if (lasted > delay) await wait(this.#waitAfter(lasted - delay));
        return found;
      }),
      cancel() {
        cancelWait?.();
        thought.cancel();
      },
    };
  }

  /** How much longer a move waits that was found so late. */
  #waitAfter(late: number): number {
    const { step } = this.#rule;
    return Math.ceil(late / step) * step - late;
  }

  /** Notes how long a thought of a player took. */
  #note(player: string, lasted: number): void {
    const known = this.#delays.get(player) ?? { lasted: [], delay: this.#rule.least };
    known.lasted.push(lasted);
    if (known.lasted.length > remembered) known.lasted.shift();
    known.delay = this.#delayAfter(known.lasted);
    this.#delays.set(player, known);
  }

  #delayAfter(lasted: readonly number[]): number {
    const { least, step } = this.#rule;
    const slow = lasted.toSorted((a, b) => a - b)[Math.floor(lasted.length * covered)] ?? 0;
    const steps = Math.ceil(Math.max(0, Math.min(slow, mostDelay) - least) / step);
    return least + steps * step;
  }
}
