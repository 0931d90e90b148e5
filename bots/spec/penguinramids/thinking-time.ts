import { quickRng, seededStreams } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { penguinramidsPlayers } from '../../penguinramids/players.ts';
import { firstToAct, played, started } from './setting.ts';

// node thinking-time LEVEL. Processor time of each move of a match: the slowest and the mean. The
// first match warms up.
const level = process.argv[2] ?? 'emperor';
const player = penguinramidsPlayers.get(level);
if (!player) throw new Error(`nobody is called ${level}`);

for (const seats of [2, 2, 3, 4]) {
  const streams = seededStreams('thinking time');
  const rng = quickRng(streams('thoughts'));
  const times: number[] = [];
  for (let state = started(seats, {}, streams); state.stage.phase !== 'over';) {
    const seat = firstToAct(state);
    const legal = penguinramids.legalMoves(state, seat);
    const before = process.cpuUsage();
    const view = penguinramids.view(state, seat);
    const { move } = player.think({ view, legal, seen: [] }, { rng, budget: player.budget });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    state = played(state, seat, move, streams);
  }
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  console.log(
    `${String(seats)} seats, ${level}: slowest ${Math.max(...times).toFixed(0)} ms, mean ${mean.toFixed(0)} ms`,
  );
}
