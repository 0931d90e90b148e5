import { pick, quickRng, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import { Board } from '../../penguinramids/board.ts';
import { heuristicWeights, type HeuristicWeights } from '../../penguinramids/heuristic.ts';
import { make } from '../../penguinramids/make.ts';
import { bestMove } from '../../penguinramids/policy.ts';
import { winnerOf, writeScores } from '../../penguinramids/scoring.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { dealt } from './setting.ts';

// node tune NAME STEPS DEALS. Finds the weights of the evaluation: one number at a time is changed, and the change is kept
// if it wins more matches against the weights so far.

const scores = new Int32Array(4);

/** The share of matches that `some` win against `others`, each deal played from both sides. */
function shareOf(
  some: HeuristicWeights,
  others: HeuristicWeights,
  starts: readonly Board[],
  rng: Rng,
): number {
  let won = 0;
  for (const start of starts) {
    for (let side = 0; side < start.seats; side += 1)
      won += playOut(start, side, some, others, rng);
  }
  return won / (starts.length * (starts[0]?.seats ?? 1));
}

function playOut(
  start: Board,
  side: number,
  some: HeuristicWeights,
  others: HeuristicWeights,
  rng: Rng,
): number {
  const board = new Board(start.seats, start.cardSet);
  board.copy(start);
  const noise = { rng, most: 0.5 };
  while (!board.isOver) make(board, bestMove(board, board.seat === side ? some : others, noise));
  writeScores(board, scores);
  return winnerOf(board, scores) === side ? 1 : 0;
}

const starts = (seats: number, count: number, rng: Rng): readonly Board[] =>
  Array.from({ length: count }, (_, deal) =>
    boardOf(dealt(seats, `tune ${String(deal)} ${String(rng.below(1e9))}`, rng)),
  );

const single = [
  'missingArm',
  'tokenReach',
  'token',
  'chief',
  'card',
  'part',
  'ahead',
  'flip',
  'swap',
  'swapBelow',
  'late',
] as const;

const changedNumber = (value: number, rng: Rng): number =>
  rng.below(2) === 0
    ? value * pick([0.5, 0.75, 1.33, 2], rng)
    : value + pick([-0.3, -0.1, 0.1, 0.3], rng);

/** The same weights but for one number. */
function changed(by: HeuristicWeights, rng: Rng): HeuristicWeights {
  const index = rng.below(single.length + 4);
  const key = single[index];
  if (key) return { ...by, [key]: changedNumber(by[key], rng) };
  const patience: [number, number, number, number] = [...by.patience];
  const level = index - single.length;
  patience[level] = Math.max(0.05, changedNumber(patience[level] ?? 1, rng));
  return { ...by, patience };
}

const rng = quickRng(seededStreams('tune')(process.argv[2] ?? 'a'));
const steps = Number(process.argv[3] ?? 100);
const size = Number(process.argv[4] ?? 1000);
let best = heuristicWeights;
for (let step = 0; step < steps; step += 1) {
  const next = changed(best, rng);
  const share = shareOf(next, best, starts(2, size, rng), rng);
  if (share < 0.5 + 0.7 / Math.sqrt(2 * size)) continue;
  const four = 4 * shareOf(next, best, starts(4, size >> 1, rng), rng);
  if (four < 1) continue;
  best = next;
  console.log(step, share.toFixed(3), four.toFixed(3), JSON.stringify(best));
}
console.log(
  'against the first',
  shareOf(best, heuristicWeights, starts(2, 2000, rng), rng),
  4 * shareOf(best, heuristicWeights, starts(4, 2000, rng), rng),
);
console.log(JSON.stringify(best));
