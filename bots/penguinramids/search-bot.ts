import { entryOf } from '@rookery/rules/kernel/entry';
import { fraction, quickRng, type Rng } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { actions, type Penguinramids, type State } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot } from '../bot.ts';
import { addNumbers, gainOver } from '../comparison.ts';
import { runIterations } from '../iterations.ts';
import type { RootMove } from '../root-statistics.ts';
import type { Board } from './board.ts';
import type { RegretMatching } from './regret-matching.ts';
import { chooseMove, kind, kindOf, mostMoves, slotOf } from './move.ts';
import { contrast, reasonFor, type PenguinramidsReason } from './reason.ts';
import { boardOf, rulesMoveOf } from './translation.ts';
import { usefulMoves } from './move-pruning.ts';
import { wordAt } from '../typed-arrays.ts';
import type { SearchSettings } from './search-settings.ts';
import { Search } from './search.ts';

/** Iterations between two reports of progress, which also ask whether to stop. */
const stride = 64;

/**
 * Iterations spent where pruning leaves one move, to estimate how the match stands. After the cards are revealed
 * everything but the order of the deck is public, so a shorter search tells nobody anything.
 */
const forOnlyMove = 64;

/** A card whose share is below this part of the favourite's is never played. */
const tooRare = 0.2;

/** A card with a share above this is not one of several. */
const sure = 0.995;

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
    const isEven = settings.rootAllocation === 'even';
    const search = new Search(board, seat, budget, rng, settings);
    runIterations(budget, stride, thinking, () => search.iterate());
    const weighed = isOnly ? [sumNodes(search, wordAt(moves, 0), [0])] : weigh(search, board, seat);
    const sorted = isEven
      ? weighed.toSorted((a, b) => worthOf(b) - worthOf(a))
      : weighed.toSorted((a, b) => b.share - a.share || b.win - a.win);
    const chosen = isEven ? entryOf(sorted, 0) : draw(sorted, rng);
    return {
      move: rulesMoveOf(board.cardSet, legal, chosen.move),
      candidates: sorted.map(({ move, win, lead, tried }) => ({
        move: rulesMoveOf(board.cardSet, legal, move),
        win,
        lead,
        tried,
        ...(isEven ? sharesIn(search, move) : {}),
      })),
      reason: explain(board, seat, chosen, sorted),
    };
  };

/** Why a move is chosen: a card that is one of several by chance, or what speaks against the next best move. */
function explain(
  board: Board,
  seat: number,
  chosen: WeighedMove,
  sorted: readonly WeighedMove[],
): PenguinramidsReason {
  if (kindOf(chosen.move) === kind.choose && chosen.share < sure) {
    const action = entryOf(actions, slotOf(chosen.move) - 1);
    return { kind: 'mixes', action, share: chosen.share };
  }
  const next = sorted.find((each) => each !== chosen);
  if (!next) return reasonFor(board, seat, chosen.move);
  return addNumbers(contrast(board, seat, chosen.move, next.move), gainOver(chosen, next));
}

/** What decides between moves that were tried equally often: victory, and a little of the lead. */
const worthOf = ({ win, lead }: WeighedMove): number => win + lead / 200;

/** The shares of all seats after a move, and the standard error of the own one. */
function sharesIn({ statistics }: Search, move: number): Pick<RootMove, 'shares' | 'error'> {
  const { shares, error } = statistics.get(move);
  return { shares, error };
}

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
