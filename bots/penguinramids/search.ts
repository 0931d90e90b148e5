import { entryOf } from '@rookery/rules/kernel/entry';
import { fraction, quickRng, type Rng } from '@rookery/rules/kernel/rng';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids, State } from '@rookery/rules/penguinramids/vocabulary';
import type { Bot, Thinking } from '../bot.ts';
import type { Board } from './board.ts';
import type { Choice } from './choice.ts';
import { chooseMove, mostMoves } from './move.ts';
import { reasonFor } from './reason.ts';
import { boardOf, rulesMoveOf } from './translation.ts';
import { usefulMoves } from './useful.ts';
import { wordAt } from '../words.ts';
import { settings, Worlds, type Settings } from './worlds.ts';

/** Worlds between two looks up from thinking. */
const stride = 64;

/** Worlds spent on the only move worth a thought, to say how the match stands. */
const forOnlyMove = 64;

/** A card that is chosen less often than this share of the favourite is not played at all. */
const tooRare = 0.2;

/** A move of the board as the search has weighed it. */
interface Weighed {
  readonly move: number;
  readonly win: number;
  readonly lead: number;
  readonly tried: number;
  /** How often it is to be played. */
  readonly share: number;
}

/**
 * Plays for victory in the match, by search over imagined worlds. The budget is how many of them
 * it plays, each to the end of the next round.
 */
export const searchingBotWith =
  (by: Settings): Bot<Penguinramids> =>
  ({ view, legal }, thinking) => {
    const seat = view.viewer;
    if (seat === null) throw new Error('an onlooker decides nothing');
    const rng = quickRng(thinking.rng);
    const board = boardOf(withoutPicks(penguinramids.imagine(view, rng)));
    const moves = new Int32Array(mostMoves);
    const isOnly = !board.isChoosing && usefulMoves(board, moves) === 1;
    const budget = isOnly ? Math.min(thinking.budget, forOnlyMove) : thinking.budget;
    const worlds = new Worlds(board, seat, budget, rng, by);
    explore(worlds, budget, thinking);
    const weighed = isOnly ? [summed(worlds, wordAt(moves, 0), [0])] : weigh(worlds, board, seat);
    const sorted = weighed.toSorted((a, b) => b.share - a.share || b.win - a.win);
    const chosen = drawn(sorted, rng);
    return {
      move: rulesMoveOf(board.kit, legal, chosen.move),
      candidates: sorted.map(({ move, win, lead, tried }) => ({
        move: rulesMoveOf(board.kit, legal, move),
        win,
        lead,
        tried,
      })),
      reason: reasonFor(board, seat, chosen.move, chosen.share),
    };
  };

/** Plays for victory in the match with the settings that were found best. */
export const searchingBot = searchingBotWith(settings);

/** Sealed picks are unknown, so every seat is taken to choose now. */
function withoutPicks(state: State): State {
  const { stage } = state;
  if (stage.phase !== 'choosing') return state;
  return { ...state, stage: { ...stage, picks: stage.picks.map(() => null) } };
}

function explore(worlds: Worlds, budget: number, { isCancelled, onProgress }: Thinking): void {
  for (let done = 0; done < Math.max(1, budget); done += 1) {
    worlds.iterate();
    if (done % stride !== stride - 1) continue;
    onProgress?.((done + 1) / budget);
    if (isCancelled?.()) return;
  }
}

function weigh(worlds: Worlds, board: Board, seat: number): readonly Weighed[] {
  const { tree, choice } = worlds;
  const nodes = tree.children(0);
  if (choice) return weighCards(worlds, choice, board, seat, nodes);
  const most = Math.max(...nodes.map((node) => tree.visits(node)));
  const favourite = nodes.find((node) => tree.visits(node) === most);
  return nodes.map((node) => ({
    ...summed(worlds, tree.moveTo(node), [node]),
    share: node === favourite ? 1 : 0,
  }));
}

/** Each card of the hand against whatever the others played. */
function weighCards(
  worlds: Worlds,
  choice: Choice,
  board: Board,
  seat: number,
  nodes: readonly number[],
): readonly Weighed[] {
  const cards = [1, 2, 3, 4, 5].filter((card) => (board.handOf(seat) >> card) & 1);
  const averages = cards.map((card) => choice.average(seat, card));
  const most = Math.max(...averages);
  const kept = averages.map((average) => (average < tooRare * most ? 0 : average));
  const sum = kept.reduce((total, each) => total + each, 0);
  return cards.map((card, index) => ({
    ...summed(
      worlds,
      chooseMove(card),
      nodes.filter((node) => ((worlds.tree.moveTo(node) >> (4 * seat)) & 15) === card),
    ),
    share: entryOf(kept, index) / sum,
  }));
}

/** What several nodes together say of a move. */
function summed({ tree }: Worlds, move: number, nodes: readonly number[]): Weighed {
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

/** One of the moves, as often as its share says. */
function drawn(weighed: readonly Weighed[], rng: Rng): Weighed {
  let left = fraction(rng);
  for (const each of weighed) {
    left -= each.share;
    if (left < 0) return each;
  }
  return entryOf(weighed, 0);
}
