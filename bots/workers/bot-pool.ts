import type { BotQuestion, Thought } from '../bot.ts';
import type { WorkShare } from './fair-queue.ts';

/** One thing to think about, as plain JSON. The same request always gets the same thought. */
export interface ThinkRequest {
  /** The id of the game. */
  readonly game: string;
  /** Who thinks: a level, or another player of that game. */
  readonly player: string;
  /** What it may spend, in iterations; what the player usually spends if left out. */
  readonly budget?: number;
  readonly question: BotQuestion;
  /** Seed and purpose name the stream that the thought draws from, so that anybody can repeat it. */
  readonly seed: string;
  readonly purpose: string;
}

/** The part of an AbortSignal that matters here; Node and browsers each have their own. */
export interface Signal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** How the caller follows or cancels a thought. */
export interface ThinkOptions {
  /** Ends the thinking, or the waiting for it, with a failure. */
  readonly signal?: Signal;
  /** Told now and then how much is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** For whom it thinks; everything without it is one person's. */
  readonly share?: WorkShare;
}

/** Runs bots away from the event loop of the program. */
export interface BotPool {
  /** Rejects with a `ThinkingFailed`, and with nothing else. */
  think(request: ThinkRequest, options?: ThinkOptions): Promise<Thought>;
  /** Ends everything; whatever is not thought through yet fails. */
  close(): Promise<void>;
}

/** Why there is no thought. */
export type ThinkingFault =
  | { readonly kind: 'unknown-game'; readonly game: string }
  | {
      readonly kind: 'unknown-player';
      readonly player: string;
      readonly game: string;
      readonly known: readonly string[];
    }
  | { readonly kind: 'nothing-to-decide' }
  /** A bug in a bot. */
  | { readonly kind: 'bot-broke'; readonly reason: string }
  /** The worker ended while it thought, and so did the one that tried again. */
  | { readonly kind: 'worker-died'; readonly reason: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'closed' };

/** The error of a request that got no thought. */
export class ThinkingFailed extends Error {
  override readonly name = 'ThinkingFailed';
  readonly fault: ThinkingFault;

  constructor(fault: ThinkingFault) {
    super(describe(fault));
    this.fault = fault;
  }
}

/** A sentence for logs; players never see it. */
function describe(fault: ThinkingFault): string {
  switch (fault.kind) {
    case 'unknown-game':
      return `nobody here plays a game called “${fault.game}”`;
    case 'unknown-player':
      return `no “${fault.player}” plays ${fault.game}; there are ${fault.known.join(', ')}`;
    case 'nothing-to-decide':
      return 'there is no legal move to choose from';
    case 'bot-broke':
      return `the bot broke: ${fault.reason}`;
    case 'worker-died':
      return `the worker died twice over this request: ${fault.reason}`;
    case 'cancelled':
      return 'the thinking was cancelled';
    case 'closed':
      return 'the pool was closed before the thought was done';
  }
}
