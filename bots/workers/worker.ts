import { seededStreams } from '@rookery/rules/kernel/rng';
import type { ThinkContext, Thought } from '../bot.ts';
import { playersOf } from '../players.ts';
import { ThinkingFailed, type ThinkingFault, type ThinkRequest } from './bot-pool.ts';
import { warmUp } from './warm-up.ts';

/** A message to a worker. */
export type WorkerOrder =
  | { readonly type: 'think'; readonly id: number; readonly request: ThinkRequest }
  /** Plays a little, so that the code is compiled before the first real request. */
  | { readonly type: 'warm-up'; readonly id: number; readonly warmUp: WarmUp };

/** Who is to get ready for which game. */
export interface WarmUp {
  readonly game: string;
  readonly player: string;
}

/** A message from a worker. Every order ends in a thought, a failure or `warm`. */
export type WorkerReport =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'failed'; readonly id: number; readonly fault: ThinkingFault }
  | { readonly type: 'warm'; readonly id: number };

/** Progress is reported in steps of this size at least. */
const step = 0.02;

/** Carries out one order from beginning to end. It knows neither Node nor browsers. */
export function carryOut(
  order: WorkerOrder,
  report: (report: WorkerReport) => void,
  isCancelled: () => boolean,
): void {
  const { id } = order;
  try {
    if (order.type === 'warm-up') {
      warmUp(order.warmUp.game, order.warmUp.player, isCancelled);
      report({ type: 'warm', id });
      return;
    }
    const onProgress = throttleProgress((share) => report({ type: 'progress', id, share }));
    report({ type: 'thought', id, thought: think(order.request, { isCancelled, onProgress }) });
  } catch (error) {
    report({ type: 'failed', id, fault: faultOf(error) });
  }
}

/** Thinks in this thread. Throws a `ThinkingFailed` where the request makes no sense. */
export function think(
  { game, player: name, budget, question, seed, purpose }: ThinkRequest,
  options: Pick<ThinkContext, 'isCancelled' | 'onProgress'>,
): Thought {
  const players = playersOf(game);
  if (players.size === 0) throw new ThinkingFailed({ kind: 'unknown-game', game });
  const player = players.get(name);
  if (!player) {
    const known = [...players.keys()];
    throw new ThinkingFailed({ kind: 'unknown-player', player: name, game, known });
  }
  if (question.legal.length === 0) throw new ThinkingFailed({ kind: 'nothing-to-decide' });
  const rng = seededStreams(seed)(purpose);
  return player.think(question, { ...options, rng, budget: budget ?? player.budget });
}

function throttleProgress(tell: (share: number) => void): (share: number) => void {
  let told = -step;
  return (share) => {
    if (share < told + step) return;
    told = share;
    tell(share);
  };
}

function faultOf(error: unknown): ThinkingFault {
  if (error instanceof ThinkingFailed) return error.fault;
  const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { kind: 'bot-broke', reason };
}
