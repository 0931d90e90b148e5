import { parentPort, workerData } from 'node:worker_threads';
import { carryOut, type Order } from './thinker.ts';

// A worker thread begins here; `node-pool.ts` starts it and gives it one shared word, in which
// stands the number of the order that is to be given up.
const shared: unknown = workerData;
if (!parentPort || !(shared instanceof SharedArrayBuffer)) {
  throw new Error('this file runs as a worker of node-pool, not by itself');
}
const port = parentPort;
const cancelled = new Int32Array(shared);

port.on('message', (order: Order) =>
  carryOut(
    order,
    (report) => port.postMessage(report),
    () => Atomics.load(cancelled, 0) === order.id,
  ),
);
