import type { BotPool } from '@rookery/bots/workers/bot-pool';
import type { BotRunner, Clock } from '@rookery/desk/ports';

/** Lets bots think in workers, each after a delay in milliseconds that leaves the device to what is shown. */
export const delayedBotRunner = (
  botPool: Pick<BotPool, 'think'>,
  clock: Pick<Clock, 'after'>,
  delay: number,
): BotRunner => ({
  think(request) {
    const abort = new AbortController();
    const begun =
      delay === 0
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            clock.after(delay, resolve);
          });
    const thought = begun.then(() => botPool.think(request, { signal: abort.signal }));
    return { move: thought.then(({ move }) => move), cancel: () => abort.abort() };
  },
});
