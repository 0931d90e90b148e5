import { parentPort } from 'node:worker_threads';
import type { ArenaOrder, ArenaReport } from './worker-messages.ts';
import { playDeal } from './play-deal.ts';
import { ProgramFailed } from './program/failure.ts';
import { Roster } from './roster.ts';
import { Stopwatch } from './move-times.ts';

// A worker thread begins here; `worker-pool.ts` starts it and sends it orders.
const tell = (report: ArenaReport): void => parentPort?.postMessage(report);

let roster: Roster | undefined;
let work = Promise.resolve();

function take(order: ArenaOrder): void {
  switch (order.type) {
    case 'begin':
      roster = new Roster(order.job);
      return;
    case 'play': {
      const { deal } = order;
      work = work.then(() => play(deal));
      return;
    }
    case 'leave':
      void leave();
  }
}

async function play(deal: number): Promise<void> {
  if (!roster) throw new Error('no tournament has begun');
  const { tournament } = roster.job;
  const stopwatch = new Stopwatch(tournament.players.length);
  try {
    const outcome = await playDeal(tournament, deal, roster, stopwatch);
    tell({ type: 'played', played: { outcome, times: stopwatch.read() } });
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    tell({ type: 'failed', failure: error.failure });
  }
}

async function leave(): Promise<void> {
  await roster?.close();
  process.exit();
}

parentPort?.on('message', take);
