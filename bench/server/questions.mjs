// Loaded into a server that is measured: says what it holds and what it has spent when its parent asks.
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';

/** Some things are let go of only after others. */
const collections = 4;

const answers = {
  /** In bytes, after everything that is no longer needed was let go of. */
  async memory() {
    for (let time = 0; time < collections; time += 1) {
      globalThis.gc();
      await pause(50);
    }
    const { heapUsed, external, rss } = process.memoryUsage();
    return { held: heapUsed + external, rss };
  },
  /** Processor time of all threads so far, in milliseconds. */
  effort() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  /** Processor time of the thread that answers, in milliseconds; only Linux tells. */
  labour() {
    try {
      const stat = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8');
      const [user, system] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14);
      return (Number(user) + Number(system)) * 10;
    } catch {
      return 0;
    }
  },
};

if (isMainThread && process.send) {
  const answer = async (question) => {
    process.send(await answers[question]());
  };
  process.on('message', (question) => void answer(question));
  // A server that wants to end must not be kept by this.
  process.channel.unref();
}
