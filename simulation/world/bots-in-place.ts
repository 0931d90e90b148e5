import { think } from '@rookery/bots/workers/worker';
import type { BotRunner, Clock } from '@rookery/desk/ports';
import type { Dice } from './dice.ts';

// Made once, because whoever makes an error pays for its stack.
const cancelled = new Error('cancelled');

/** Lets bots think at once, and their moves arrive a little later. */
export const botsInPlace = (clock: Clock, dice: Dice): BotRunner => ({
  think(request) {
    const abort = new AbortController();
    const move = new Promise<unknown>((resolve, reject) => {
      const stop = clock.after(dice.between(20, 400), () => {
        try {
          resolve(think(request, {}).move);
        } catch (error) {
          reject(error instanceof Error ? error : cancelled);
        }
      });
      abort.signal.addEventListener('abort', () => {
        stop();
        reject(cancelled);
      });
    });
    return { move, cancel: () => abort.abort() };
  },
});
