// The exact solver of two-player Penguin Party with open hands.
import { Board } from '@rookery/bots/penguin-party/board';
import { playOut } from '@rookery/bots/penguin-party/playout';
import { Solver } from '@rookery/bots/penguin-party/solver';
import { deal, dice } from './deals.mjs';
import { machine, median, table, thousands, wordsOf } from './measure.mjs';

const cardsDealt = 28;
/** Cards left, and how many positions with so many. */
const tasks = [
  [12, 1000],
  [16, 1000],
  [18, 500],
  [20, 200],
  [22, 60],
  [24, 30],
  [26, 15],
  [cardsDealt, 11],
];
const tableBits = 22;

/** A round after random moves, with this many cards left and nobody out. */
function randomPosition(cardsLeft) {
  for (;;) {
    const board = new Board(2);
    deal(board.hands, 2);
    playOut(board, cardsDealt, cardsLeft, dice);
    if (board.turn >= 0 && board.out === 0) return board;
  }
}

/** What it took to solve random positions with this many cards left. */
function solveMany(solver, cardsLeft, count) {
  const times = [];
  const before = solver.nodes;
  for (let position = 0; position < count; position += 1) {
    const board = randomPosition(cardsLeft);
    const bonus = [dice.below(3), dice.below(3)];
    // Processor time: what else the machine does meanwhile is not the solver's.
    const begun = process.cpuUsage();
    solver.solve(board, bonus);
    const { user, system } = process.cpuUsage(begun);
    times.push((user + system) / 1000);
  }
  return { times, nodes: (solver.nodes - before) / count };
}

const milliseconds = (time) => (time < 10 ? time.toFixed(3) : thousands(time));

/** Measures and describes. */
export function measureSolver() {
  const solver = new Solver(tableBits);
  solveMany(solver, 18, 200);
  const rows = tasks.map(([cardsLeft, count]) => {
    const { times, nodes } = solveMany(solver, cardsLeft, count);
    const slow = times.toSorted((a, b) => a - b)[Math.floor(count * 0.9)];
    return [
      String(cardsLeft),
      String(count),
      milliseconds(median(times)),
      milliseconds(slow),
      thousands(nodes),
    ];
  });
  const head = ['cards left', 'positions', 'median, ms', '90 % within, ms', 'positions searched'];
  return [
    '## solver',
    '',
    wordsOf(`Two-player Penguin Party with open hands, solved exactly on one core, in processor time: random deals
      after random moves with nobody out, ${cardsDealt} cards being a fresh deal. One solver with
      a table of 2^${tableBits} positions solves all of them in a row; the positions searched are a mean.`),
    '',
    table(head, rows),
    '',
    machine(),
  ].join('\n');
}
