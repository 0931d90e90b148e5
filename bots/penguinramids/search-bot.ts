import { entryOf } from '@rookery/rules/kernel/entry';
import { fraction, quickRng, type Rng } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, State } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../bot.ts';
import { runIterations } from '../iterations.ts';
import type { Board } from './board.ts';
import type { RegretMatching } from './regret-matching.ts';
import { chooseMove, mostMoves } from './move.ts';
import { reasonFor } from './reason.ts';
import { boardOf, rulesMoveOf } from './translation.ts';
import { usefulMoves } from './move-pruning.ts';
import { wordAt } from '../typed-arrays.ts';
import { Search, type SearchSettings } from './search.ts';

/** Iterations between two reports of progress, which also ask whether to stop. */
const stride = 64;

/** Iterations spent where pruning leaves one move, to estimate how the match stands. */
const forOnlyMove = 64;

/** A card whose share is below this part of the favourite's is never played. */
const tooRare = 0.2;

/** A move of the board, and what the search found of it. */
interface WeighedMove {
  readonly move: number;
  readonly win: number;
  readonly lead: number;
  readonly tried: number;
  /** The probability with which it is to be played. */
  readonly share: number;
}

/**
 * Plays for victory in the match by search over imagined worlds. The budget counts iterations, each of
 * which plays one world to the end of the next round.
 */
export const searchBotWith =
  (settings: SearchSettings): Bot<Penguinramids> =>
  ({ view, legal }, thinking) => {
    const seat = view.viewer;
    if (seat === null) throw new Error('an onlooker decides nothing');
    const rng = quickRng(thinking.rng);
    const board = boardOf(withoutPicks(penguinramids.imagine(view, rng)));
    const moves = new Int32Array(mostMoves);
    const isOnly = !board.isChoosing && usefulMoves(board, moves) === 1;
    const budget = isOnly ? Math.min(thinking.budget, forOnlyMove) : thinking.budget;
    const search = new Search(board, seat, budget, rng, settings);
    runIterations(budget, stride, thinking, () => search.iterate());
    const weighed = isOnly ? [sumNodes(search, wordAt(moves, 0), [0])] : weigh(search, board, seat);
    const sorted = weighed.toSorted((a, b) => b.share - a.share || b.win - a.win);
    const chosen = draw(sorted, rng);
    return {
      move: rulesMoveOf(board.cardSet, legal, chosen.move),
      candidates: sorted.map(({ move, win, lead, tried }) => ({
        move: rulesMoveOf(board.cardSet, legal, move),
        win,
        lead,
        tried,
      })),
      reason: reasonFor(board, seat, chosen.move, chosen.share),
    };
  };

/** Sealed picks are unknown, so every seat is taken to choose now. */
function withoutPicks(state: State): State {
  const { stage } = state;
  if (stage.phase !== 'choosing') return state;
  return { ...state, stage: { ...stage, picks: stage.picks.map(() => null) } };
}

function weigh(search: Search, board: Board, seat: number): readonly WeighedMove[] {
  const { tree, actionChoice } = search;
  const nodes = tree.children(0);
  if (actionChoice) return weighCards(search, actionChoice, board, seat, nodes);
  const most = Math.max(...nodes.map((node) => tree.visits(node)));
  const favourite = nodes.find((node) => tree.visits(node) === most);
  return nodes.map((node) => ({
    ...sumNodes(search, tree.moveTo(node), [node]),
    share: node === favourite ? 1 : 0,
  }));
}

/** Each card of the hand, against all that the others chose. */
function weighCards(
  search: Search,
  choice: RegretMatching,
  board: Board,
  seat: number,
  nodes: readonly number[],
): readonly WeighedMove[] {
  const cards = [1, 2, 3, 4, 5].filter((card) => (board.handOf(seat) >> card) & 1);
  const averages = cards.map((card) => choice.average(seat, card));
  const most = Math.max(...averages);
  const kept = averages.map((average) => (average < tooRare * most ? 0 : average));
  const sum = kept.reduce((total, each) => total + each, 0);
  return cards.map((card, index) => ({
    ...sumNodes(
      search,
      chooseMove(card),
      nodes.filter((node) => ((search.tree.moveTo(node) >> (4 * seat)) & 15) === card),
    ),
    share: entryOf(kept, index) / sum,
  }));
}

/** The statistics of a move, summed over several nodes. */
function sumNodes({ tree }: Search, move: number, nodes: readonly number[]): WeighedMove {
  const total = (of: (node: number) => number): number =>
    nodes.reduce((sum, node) => sum + of(node), 0);
  const tried = total((node) => tree.visits(node));
  return {
    move,
    tried,
    win: tried === 0 ? 0 : total((node) => tree.totalWins(node)) / tried,
    lead: tried === 0 ? 0 : total((node) => tree.totalLeads(node)) / tried,
    share: 1,
  };
}

/** Draws one of the moves by their shares. */
function draw(weighed: readonly WeighedMove[], rng: Rng): WeighedMove {
  let left = fraction(rng);
  for (const each of weighed) {
    left -= each.share;
    if (left < 0) return each;
  }
  return entryOf(weighed, 0);
}
