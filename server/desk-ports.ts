import type { BotPool } from '@rookery/bots/workers/bot-pool';
import type { DeskParts } from '@rookery/desk/desk';
import type { BotRunner } from '@rookery/desk/ports';
import type { Store } from './store/store.ts';

/** Lets one store keep everything a desk has. */
export const storePorts = (
  store: Store,
): Pick<DeskParts, 'store' | 'deadlines' | 'chat' | 'directory' | 'nodes'> => ({
  store,
  deadlines: store,
  chat: store,
  directory: store,
  ...(store.nodes && { nodes: store.nodes }),
});

/** Lets bots think in the threads of a pool. */
export const botRunner = (botPool: Pick<BotPool, 'think'>): BotRunner => ({
  think(request, { person, table }) {
    const abort = new AbortController();
    const share = { person: person ?? '', table };
    const thought = botPool.think(request, { signal: abort.signal, share });
    return { move: thought.then(({ move }) => move), cancel: () => abort.abort() };
  },
});
