import { parentPort, workerData } from 'node:worker_threads';
import { carryOut, type WorkerOrder } from './worker.ts';

// The entry of a worker thread, which `node-pool.ts` starts. One shared word holds the number of the order
// that is cancelled.
const shared: unknown = workerData;
if (!parentPort || !(shared instanceof SharedArrayBuffer)) {
  throw new Error('this file runs as a worker of node-pool, not by itself');
}
const port = parentPort;
const cancelled = new Int32Array(shared);

port.on('message', (order: WorkerOrder) =>
  carryOut(
    order,
    (report) => port.postMessage(report),
    () => Atomics.load(cancelled, 0) === order.id,
  ),
);
