import type { ThinkContext } from './bot.ts';

/**
 * Runs the iterations of a search, at least one. Every `stride` iterations it reports the progress and
 * stops if the search was cancelled.
 */
export function runIterations(
  budget: number,
  stride: number,
  { isCancelled, onProgress }: Pick<ThinkContext, 'isCancelled' | 'onProgress'>,
  iterate: (done: number) => void,
): void {
  for (let done = 0; done < Math.max(1, budget); done += 1) {
    iterate(done);
    if (done % stride !== stride - 1) continue;
    onProgress?.((done + 1) / budget);
    if (isCancelled?.()) return;
  }
}
