import { messageOf } from '../store/trouble.ts';
import type { House } from './house.ts';

/** How often the server notes that it is alive, in milliseconds: about so much downtime may go uncredited. */
const interval = 5000;

/** Notes from now on that the server is alive; what it gives back ends that. */
export function startPulse({ store, clock, log }: House): () => void {
  const beat = (): (() => void) =>
    clock.after(interval, () => {
      store.markAlive({ at: clock.now() }).catch((error: unknown) => {
        log.warn('pulse-not-kept', { because: messageOf(error) });
      });
      stop = beat();
    });
  let stop = beat();
  return () => stop();
}
