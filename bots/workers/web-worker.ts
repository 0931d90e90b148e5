import { carryOut, type Order } from './thinker.ts';

// A worker of a page begins here; `web-thinker.ts` starts it. Nothing can be told to it while it
// thinks, so a thought is given up by ending the whole worker.
self.addEventListener('message', ({ data }: MessageEvent<Order>) =>
  carryOut(
    data,
    (report) => self.postMessage(report),
    () => false,
  ),
);
