import { parentPort, workerData } from 'node:worker_threads';
import { openForCheckpoints } from './sqlite-connection.ts';

const port = parentPort;
if (!port) throw new Error('checkpoints are made in a thread of their own');

const connection = await openForCheckpoints(String(workerData));

port.on('message', (message: 'checkpoint' | 'close') => {
  if (message === 'close') {
    connection.close();
    port.close();
    return;
  }
  connection.checkpoint();
  port.postMessage('done');
});
