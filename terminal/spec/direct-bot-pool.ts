import { think } from '@rookery/bots/workers/worker';
import { ThinkingFailed, type BotPool } from '@rookery/bots/workers/bot-pool';

/** Bots that think here and now, without threads. */
export const directBotPool = (): BotPool => ({
  async think(request, company) {
    await Promise.resolve();
    if (company?.signal?.aborted) throw new ThinkingFailed({ kind: 'cancelled' });
    return think(request, { onProgress: company?.onProgress ?? (() => undefined) });
  },
  close: () => Promise.resolve(),
});
