import type { Ask } from '../asks.ts';
import type { Tell } from '../tells.ts';

/** Nobody will ever answer: the line has ended, or broke after something was asked that is asked only once. */
export interface Unanswered {
  readonly type: 'unanswered';
  /** Whether it reached the wire: then it may have happened. */
  readonly wasSent: boolean;
}

/** What became of an ask. */
export type Answer =
  Extract<Tell, { readonly type: 'done' | 'created' | 'decided' | 'refused' }> | Unanswered;

/**
 * Asks that could undo what others did meanwhile, such as sending away somebody who has only just taken
 * that seat. If the line breaks after one was sent, whoever asked is told that nobody knows, and sees by
 * the table whether to ask again. To enter again is the line's own matter. All others may be sent twice:
 * decisions have a number, tables and lines of chat a nonce, and the rest change nothing the second time.
 */
const onlyOnce = new Set<Ask['type']>([
  'free-seat',
  'add-bot',
  'pass-host',
  'pause',
  'unpause',
  'rematch',
  'enter',
]);

/** A refusal that says "ask again" is taken at its word this often. */
const mostPauses = 3;

/** At least this long between two attempts, in milliseconds. */
const breath = 1000;

interface Waiting {
  readonly ask: Ask;
  readonly answer: (answer: Answer) => void;
  wasSent: boolean;
  pauses: number;
}

/** What was asked and has no answer yet, in the order in which it was asked. */
export class UnansweredAsks {
  readonly #waiting = new Map<number, Waiting>();

  add(ask: Ask): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(ask.id, { ask, answer, wasSent: false, pauses: 0 });
    });
  }

  /** Those to be sent now that the line is open. */
  toSend(): readonly Ask[] {
    return [...this.#waiting.keys()].flatMap((id) => this.send(id) ?? []);
  }

  /** The ask of that number, about to be sent; nothing if it was answered. */
  send(id: number): Ask | undefined {
    const waiting = this.#waiting.get(id);
    if (waiting) waiting.wasSent = true;
    return waiting?.ask;
  }

  /**
   * Gives the answer to whoever asked; or says after how many milliseconds to send it again. Whoever
   * speaks too fast should know rather than be heard later.
   */
  answer(answer: Exclude<Answer, Unanswered> & { readonly id: number }): number | undefined {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return undefined;
    const pause = pauseIn(answer);
    if (pause !== undefined && waiting.pauses < mostPauses && waiting.ask.type !== 'say') {
      waiting.pauses += 1;
      return pause;
    }
    this.#waiting.delete(answer.id);
    waiting.answer(answer);
    return undefined;
  }

  /** The line broke: what is asked only once and was sent stays without an answer. */
  lineBroke(): void {
    this.#giveUp(({ ask, wasSent }) => wasSent && onlyOnce.has(ask.type));
  }

  /** The line is no more. */
  lineEnded(): void {
    this.#giveUp(() => true);
  }

  #giveUp(isLost: (waiting: Waiting) => boolean): void {
    for (const [id, waiting] of this.#waiting) {
      if (!isLost(waiting)) continue;
      this.#waiting.delete(id);
      waiting.answer({ type: 'unanswered', wasSent: waiting.wasSent });
    }
  }
}

/** How long to wait before asking again, if a refusal invites to that. */
function pauseIn(answer: Answer): number | undefined {
  if (answer.type !== 'refused') return undefined;
  const { reason } = answer;
  if (reason.kind === 'busy') return Math.max(breath, reason.retryAfter);
  return reason.kind === 'not-saved' || reason.kind === 'fault' ? breath : undefined;
}
