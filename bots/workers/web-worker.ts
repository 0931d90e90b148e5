import { carryOut, type WorkerOrder } from './worker.ts';

// The entry of a worker of the page, which `web-pool.ts` starts. It reads no message while it thinks, so
// a thought is cancelled by ending the worker.
self.addEventListener('message', ({ data }: MessageEvent<WorkerOrder>) =>
  carryOut(
    data,
    (report) => self.postMessage(report),
    () => false,
  ),
);
