import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { searchingBot } from '../../penguinramids/search.ts';
import { firstToAct, played, started } from './setting.ts';

// Processor time of each move of a match: the slowest and the mean.
const budget = Number(process.argv[2] ?? 1000);

for (const seats of [2, 3, 4]) {
  const streams = seededStreams('thinking time');
  const rng = quickRng(streams('thoughts'));
  const times: number[] = [];
  for (let state = started(seats, {}, streams); state.stage.phase !== 'over';) {
    const seat = firstToAct(state);
    const legal = penguinramids.legalMoves(state, seat);
    const before = process.cpuUsage();
    const view = penguinramids.view(state, seat);
    const { move } = searchingBot({ view, legal, seen: [] }, { rng, budget });
    times.push(process.cpuUsage(before).user / 1000);
    state = played(state, seat, move, streams);
  }
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  console.log(
    `${String(seats)} seats, budget ${String(budget)}: slowest ${Math.max(...times).toFixed(0)} ms, mean ${mean.toFixed(0)} ms`,
  );
}
