import { pick, quickRng, seededStreams, type Rng } from '@rookery/rules/kernel/rng';
import type { Board } from '../../penguinramids/board.ts';
import { features, writeFeatures } from '../../penguinramids/features.ts';
import { penguinsToCome } from '../../penguinramids/value-function.ts';
import { make } from '../../penguinramids/make.ts';
import { chooseMove, mostMoves } from '../../penguinramids/move.ts';
import { writeScores } from '../../penguinramids/scoring.ts';
import { boardOf } from '../../penguinramids/translation.ts';
import { usefulMoves } from '../../penguinramids/move-pruning.ts';
import { searchSettings } from '../../penguinramids/search-settings.ts';
import { Search } from '../../penguinramids/search.ts';
import { numberAt, wordAt } from '../../typed-arrays.ts';
import { LeastSquares } from './least-squares.ts';
import { dealt } from './setting.ts';

// node learn NAME MATCHES. Finds what the features are worth: plays matches of the search against
// itself, with a random move now and then, and fits the final differences between the seats to
// the features between the rounds. Prints the table for value-function.ts.

/** Worlds for each decision, and the chance of a random move, of 1000. */
const worldsEach = 60;
const rashness = [0, 40, 100];

const moves = new Int32Array(mostMoves);
const width = 2 * features.length;

/** The features of every seat, and the same times the penguins to come. */
function standing(board: Board): readonly Float64Array[] {
  return Array.from({ length: board.seats }, (_, seat) => {
    const row = new Float64Array(width);
    writeFeatures(board, seat, row);
    const toCome = penguinsToCome(board, seat);
    for (let feature = 0; feature < features.length; feature += 1) {
      row[features.length + feature] = toCome * numberAt(row, feature);
    }
    return row;
  });
}

function searched(board: Board, rng: Rng): Search {
  const search = new Search(board, board.seat, worldsEach, rng, searchSettings);
  for (let world = 0; world < worldsEach; world += 1) search.iterate();
  return search;
}

/** Everyone chooses a card by one search. */
function choose(board: Board, rash: number, rng: Rng): void {
  const { actionChoice } = searched(board, rng);
  for (let seat = 0; seat < board.seats; seat += 1) {
    const hand = [1, 2, 3, 4, 5].filter((card) => (board.handOf(seat) >> card) & 1);
    const shares = hand.map((card) => actionChoice?.average(seat, card) ?? 1);
    const mostly = hand[shares.indexOf(Math.max(...shares))] ?? 0;
    make(board, chooseMove(rng.below(1000) < rash ? pick(hand, rng) : mostly));
  }
}

function takeTurn(board: Board, rash: number, rng: Rng): void {
  const count = usefulMoves(board, moves);
  if (count === 1 || rng.below(1000) < rash) {
    make(board, wordAt(moves, rng.below(count)));
    return;
  }
  const { tree } = searched(board, rng);
  const [best = 0] = tree.children(0).toSorted((a, b) => tree.visits(b) - tree.visits(a));
  make(board, tree.moveTo(best));
}

function playAndFit(board: Board, rng: Rng, fit: LeastSquares): void {
  const rash = pick(rashness, rng);
  const standings: (readonly Float64Array[])[] = [];
  let { round } = board;
  while (!board.isOver) {
    if (board.isChoosing) choose(board, rash, rng);
    else takeTurn(board, rash, rng);
    if (board.isOver || board.round === round) continue;
    ({ round } = board);
    standings.push(standing(board));
  }
  const scores = new Int32Array(4);
  writeScores(board, scores);
  for (const seats of standings) addDifferences(seats, scores, fit);
}

function addDifferences(
  seats: readonly Float64Array[],
  scores: Int32Array,
  fit: LeastSquares,
): void {
  seats.forEach((one, seat) => {
    for (const [index, other] of seats.slice(seat + 1).entries()) {
      const lead = wordAt(scores, seat) - wordAt(scores, seat + 1 + index);
      fit.add(
        one.map((value, place) => value - numberAt(other, place)),
        lead,
        1 / seats.length,
      );
    }
  });
}

const [name = 'a', matches = '1000'] = process.argv.slice(2);
const rng = quickRng(seededStreams('learn')(name));
const fit = new LeastSquares(width);
for (let match = 0; match < Number(matches); match += 1) {
  // Half of the matches at two seats.
  const seats = pick([2, 2, 3, 4], rng);
  const board = boardOf(dealt(seats, `learn ${String(rng.below(1e9))}`, rng));
  playAndFit(board, rng, fit);
}
const found = fit.solve();
features.forEach((feature, place) => {
  const [atEnd, perPenguin] = [numberAt(found, place), numberAt(found, features.length + place)];
  console.log(`  '${feature}': [${atEnd.toFixed(2)}, ${perPenguin.toFixed(3)}],`);
});
