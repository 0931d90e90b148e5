import { think } from '@rookery/bots/workers/thinker';
import { ThinkingFailed, type Thinkers } from '@rookery/bots/workers/thinkers';

/** Bots that think here and now, without threads. */
export const directThinkers = (): Thinkers => ({
  async think(request, company) {
    await Promise.resolve();
    if (company?.signal?.aborted) throw new ThinkingFailed({ kind: 'cancelled' });
    return think(request, { onProgress: company?.onProgress ?? (() => undefined) });
  },
  close: () => Promise.resolve(),
});
