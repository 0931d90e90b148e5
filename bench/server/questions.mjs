// Loaded into a server that is measured: says what it holds and what it has spent when its parent asks.
import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread } from 'node:worker_threads';
import { percentile } from './schedule.mjs';

/** Some things are let go of only after others. */
const collections = 4;

/** What was measured since `watch`, in milliseconds. */
const seen = { waited: [], committed: [], collected: [] };
const loopDelay = monitorEventLoopDelay({ resolution: 1 });

/** Listens to the store, to the garbage collector and to the event loop; from the first question on. */
function watch() {
  for (const list of Object.values(seen)) list.length = 0;
  loopDelay.reset();
  if (watch.isOn) return;
  watch.isOn = true;
  loopDelay.enable();
  subscribe('rookery.store', ({ waited, committed }) => {
    seen.waited.push(waited);
    seen.committed.push(committed);
  });
  new PerformanceObserver((list) => {
    seen.collected.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ entryTypes: ['gc'] });
}

const spread = (numbers) => ({
  count: numbers.length,
  p50: percentile(numbers, 0.5),
  p99: percentile(numbers, 0.99),
  longest: numbers.reduce((most, one) => Math.max(most, one), 0),
});

const nanoseconds = 1e-6;

const answers = {
  watch() {
    watch();
    return 'watching';
  },
  /** Where time went since `watch`. */
  delays() {
    return {
      'append: from the desk to its answer': spread(seen.waited),
      'commit: SQLite with its fsync': spread(seen.committed),
      // The monitor counts its own interval too.
      'event loop late': {
        count: loopDelay.count,
        p50: loopDelay.percentile(50) * nanoseconds - 1,
        p99: loopDelay.percentile(99) * nanoseconds - 1,
        longest: loopDelay.max * nanoseconds - 1,
      },
      'garbage collection, each': spread(seen.collected),
    };
  },
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
