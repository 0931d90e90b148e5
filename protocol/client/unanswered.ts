import type { Ask } from '../asks.ts';
import type { TableId } from '../identifiers.ts';
import type { Tell } from '../tells.ts';

// Without this, `Omit` would keep only what all asks have in common.
type Unnumbered<Any> = Any extends unknown ? Omit<Any, 'id' | 'nonce'> : never;

type OwnMatters =
  | 'hello'
  | 'ping'
  | 'enter'
  | 'leave'
  | 'follow-lobby'
  | 'leave-lobby'
  | 'follow-my-tables'
  | 'leave-my-tables';

/** What a client may ask. The line itself says hello, pings and follows. */
export type LineAsk = Unnumbered<Exclude<Ask, { readonly type: OwnMatters }>>;

/** No answer will come: the line has ended, or it broke after an ask that must not be sent twice. */
export interface Unanswered {
  readonly type: 'unanswered';
  /** Whether it reached the wire: then it may have happened. */
  readonly wasSent: boolean;
}

/** What became of an ask. */
export type Answer =
  | Extract<Tell, { readonly type: 'done' | 'created' | 'decided' | 'moment' | 'refused' }>
  | Unanswered;

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
  'set-up',
  'stand-in-for',
  'pause',
  'unpause',
  'rematch',
  'enter',
]);

/** An ask is retried at most this often after refusals such as `busy`. */
const mostRetries = 3;

/** The shortest time between two attempts, in milliseconds. */
const retryDelay = 1000;

interface PendingAsk {
  readonly ask: Ask;
  readonly answer: (answer: Answer) => void;
  wasSent: boolean;
  retries: number;
}

/** What was asked and has no answer yet, in the order in which it was asked. */
export class UnansweredAsks {
  readonly #pending = new Map<number, PendingAsk>();

  add(ask: Ask): Promise<Answer> {
    return new Promise((answer) => {
      this.#pending.set(ask.id, { ask, answer, wasSent: false, retries: 0 });
    });
  }

  /** Returns the asks to send now that the line is open. */
  toSend(): readonly Ask[] {
    return [...this.#pending.keys()].flatMap((id) => this.send(id) ?? []);
  }

  /** A table that is being left is opened again: sent once more, the leave would close it. */
  forgetLeave(table: TableId): void {
    this.#giveUp(({ ask }) => ask.type === 'leave' && ask.table === table);
  }

  /** Returns the ask of that number and marks it as sent; nothing if it was answered. */
  send(id: number): Ask | undefined {
    const pending = this.#pending.get(id);
    if (pending) pending.wasSent = true;
    return pending?.ask;
  }

  /**
   * Gives the answer to whoever asked, or returns after how many milliseconds to retry. A line of chat
   * is never retried: whoever writes too fast should know.
   */
  answer(answer: Exclude<Answer, Unanswered> & { readonly id: number }): number | undefined {
    const pending = this.#pending.get(answer.id);
    if (!pending) return undefined;
    const delay = retryDelayAfter(answer);
    if (delay !== undefined && pending.retries < mostRetries && pending.ask.type !== 'say') {
      pending.retries += 1;
      return delay;
    }
    this.#pending.delete(answer.id);
    pending.answer(answer);
    return undefined;
  }

  /** The line broke: asks that were sent and must not be sent twice stay without an answer. */
  lineBroke(): void {
    this.#giveUp(({ ask, wasSent }) => wasSent && onlyOnce.has(ask.type));
  }

  /** The line is no more. */
  lineEnded(): void {
    this.#giveUp(() => true);
  }

  #giveUp(isLost: (pending: PendingAsk) => boolean): void {
    for (const [id, pending] of this.#pending) {
      if (!isLost(pending)) continue;
      this.#pending.delete(id);
      pending.answer({ type: 'unanswered', wasSent: pending.wasSent });
    }
  }
}

/** Returns how long to wait before a retry, if a refusal invites to one. */
function retryDelayAfter(answer: Answer): number | undefined {
  if (answer.type !== 'refused') return undefined;
  const { reason } = answer;
  if (reason.kind === 'busy') return Math.max(retryDelay, reason.retryAfter);
  return reason.kind === 'not-saved' || reason.kind === 'fault' ? retryDelay : undefined;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Long enough that no two asks of a person get the same nonce. */
const nonceLength = 22;

/** Gives an ask its number, and a nonce where sending it twice would otherwise do it twice. */
export function numberAsk(ask: LineAsk, id: number, random: () => number): Ask {
  if (ask.type !== 'create' && ask.type !== 'say' && ask.type !== 'quick-match')
    return { ...ask, id };
  const letters = Array.from({ length: nonceLength }, () =>
    alphabet.charAt(Math.floor(random() * alphabet.length)),
  );
  return { ...ask, id, nonce: letters.join('') };
}
