// Random Penguin Party on the bots' packed board beside the same game on boardgame.io.
import { Board } from '@rookery/bots/penguin-party/board';
import { countIn } from '@rookery/bots/penguin-party/hand';
import { playOut } from '@rookery/bots/penguin-party/playout';
import { boardMoveOf } from '@rookery/bots/penguin-party/translation';
import { pick } from '@rookery/rules/kernel/rng';
import { deal, dice, handSizes } from './deals.mjs';
import * as theirs from './penguin-party-on-boardgame-io.mjs';
import { alternate, machine, median, table, thousands, wordsOf } from './measure.mjs';

const tableFor = (seats) => ({
  seats,
  board: new Board(seats),
  empty: new Board(seats),
  points: Array.from({ length: seats }, () => 0),
});

/** What a round adds to the points: going out costs, placing all cards gives back up to two. */
function addPoints({ seats, board, points }) {
  for (let seat = 0; seat < seats; seat += 1) {
    const penalty = board.penalties[seat];
    points[seat] += penalty === 0 ? -Math.min(2, points[seat]) : penalty;
  }
}

/** Looking at the clock takes longer than a match. */
function playMany(own) {
  let moves = 0;
  for (let match = 0; match < 100; match += 1) moves += playOurs(own);
  return moves;
}

/** Plays one match and gives back the number of moves. */
function playOurs(own) {
  const { seats, board, empty, points } = own;
  const cards = seats * handSizes[seats];
  const starter = dice.below(seats);
  let moves = 0;
  points.fill(0);
  for (let round = 0; round < seats; round += 1) {
    board.copy(empty);
    deal(board.hands, seats);
    board.turn = (starter + round) % seats;
    playOut(board, cards, 0, dice);
    addPoints(own);
    moves += cards;
    for (let seat = 0; seat < seats; seat += 1) moves -= board.penalties[seat];
  }
  return moves;
}

/** The same deals and moves on both must offer the same moves and give the same points. */
function proveEqual(seats, matches) {
  const own = tableFor(seats);
  const { board, empty, points } = own;
  const listed = new Int32Array(128);
  for (let match = 0; match < matches; match += 1) {
    const deals = Array.from({ length: seats }, () => dealt(board.hands, seats));
    const starter = dice.below(seats);
    let state = theirs.open(seats, { starter, deals: deals.map(theirDeal) });
    deals.forEach((hands, round) => {
      board.copy(empty);
      board.hands.set(hands);
      board.turn = (starter + round) % seats;
      while (board.turn >= 0) {
        expectEqual(Number(state.ctx.currentPlayer), board.turn);
        const legal = theirs.enumerate(state.G, seats, board.turn);
        const count = board.legal(listed);
        expectEqual(
          legal.map(boardMoveOf).toSorted(byNumber),
          [...listed.subarray(0, count)].toSorted(byNumber),
        );
        const move = pick(legal, dice);
        state = theirs.moveOn(state, move);
        board.make(boardMoveOf(move));
      }
      addPoints(own);
      expectEqual(state.G.points, [...points]);
    });
    expectEqual(state.ctx.gameover, true);
    points.fill(0);
  }
}

const byNumber = (a, b) => a - b;

function dealt(hands, seats) {
  deal(hands, seats);
  return hands.slice();
}

const colours = ['red', 'green', 'yellow', 'purple', 'blue'];

const theirDeal = (hands) => ({
  first: null,
  hands: [...hands].map((hand) =>
    Object.fromEntries(colours.map((colour, index) => [colour, countIn(hand, index)])),
  ),
});

function expectEqual(found, expected) {
  if (JSON.stringify(found) !== JSON.stringify(expected)) {
    throw new Error(`boardgame.io: ${JSON.stringify(found)}, ours: ${JSON.stringify(expected)}`);
  }
}

/** Measures and describes. */
export function measureBoards({ seconds }) {
  const rows = [2, 4, 6].map((seats) => {
    proveEqual(seats, 50);
    const own = tableFor(seats);
    const rates = alternate(
      { ours: () => playMany(own), theirs: () => theirs.playAtRandom(seats, dice) },
      seconds,
    );
    const [ours, other] = [median(rates.ours), median(rates.theirs)];
    return [
      String(seats),
      thousands(ours),
      thousands(Math.max(...rates.ours)),
      thousands(other),
      `${thousands(ours / other)} ×`,
    ];
  });
  const head = ['seats', 'Rookery, moves/s', 'best slice', 'boardgame.io 0.50.2, moves/s', 'ratio'];
  return [
    '## boards',
    '',
    wordsOf(`Random Penguin Party on the packed board of the bots, on one core: deal, play each
      round to its end, every legal move equally likely, and keep the points of the match. Both
      offered the same moves and gave the same points over the same deals before anything was
      timed; then they took turns, and the middle slice counts. Rookery's board draws a move
      without listing the others, with a quicker source of chance.`),
    '',
    table(head, rows),
    '',
    machine(),
  ].join('\n');
}
