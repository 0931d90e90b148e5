import { entryOf } from '@rookery/rules/kernel/entry';
import { slots } from '@rookery/rules/penguinramids/pyramid';
import {
  actions,
  type Action,
  type Card,
  type Goal,
  type Slot,
} from '@rookery/rules/penguinramids/vocabulary';
import type { Board } from './board.ts';
import { heuristicWeights } from './heuristic.ts';
import { make } from './make.ts';
import { cardOfMove, greySide, kind, kindOf, sideOf, slotOf } from './move.ts';
import { orderAt, orderSizeAt } from './layout.ts';
import { cardOf, weightOf } from './penguin.ts';
import { takingValues } from './policy.ts';
import { levelOf, overLeft, overRight } from './pyramid.ts';
import { goalScore, levelScore } from './scoring.ts';
import { bitCount } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';

/** Why a bot prefers a move of Penguinramids. */
export type PenguinramidsReason =
  /** The card is played this often, of 1, so that nobody can foresee it. */
  | { readonly kind: 'mixes'; readonly action: Action; readonly share: number }
  | { readonly kind: 'takes-chief' }
  | { readonly kind: 'recalls'; readonly cards: number }
  | { readonly kind: 'takes-token'; readonly held: number }
  | { readonly kind: 'exchanges'; readonly penguin: Card }
  | { readonly kind: 'turns-grey'; readonly slot: Slot }
  /** Now the arms below a slot carry this much. */
  | { readonly kind: 'strengthens'; readonly slot: Slot; readonly carries: number }
  /** The token lies on an arm that carries nothing. */
  | { readonly kind: 'idles'; readonly slot: Slot }
  /** Levels are counted from 1. */
  | { readonly kind: 'builds-level'; readonly level: number; readonly weight: number }
  | { readonly kind: 'goal'; readonly goal: Goal; readonly points: number }
  /** The seat still to act this round would have wanted the penguin most. */
  | { readonly kind: 'denies'; readonly seat: number; readonly penguin: Card }
  /** Arms for a slot that is still free. */
  | { readonly kind: 'prepares'; readonly slot: Slot }
  | { readonly kind: 'nothing-fits' }
  | { readonly kind: 'fills'; readonly slot: Slot }
  | { readonly kind: 'turn-is-done' };

/** The most telling reason for a move; `share` is how often a chosen card is played. */
export function reasonFor(
  board: Board,
  seat: number,
  move: number,
  share: number,
): PenguinramidsReason {
  const slot = entryOf(slots, Math.min(slotOf(move), slots.length - 1));
  switch (kindOf(move)) {
    case kind.choose:
      return { kind: 'mixes', action: entryOf(actions, slotOf(move) - 1), share };
    case kind.chief:
      return { kind: 'takes-chief' };
    case kind.recall:
      return { kind: 'recalls', cards: bitCount(board.frontOf(seat)) };
    case kind.token:
      return { kind: 'takes-token', held: board.tokensOf(seat) + 1 };
    case kind.swap:
      return { kind: 'exchanges', penguin: cardIn(board, cardOfMove(move)) };
    case kind.flip:
      return { kind: 'turns-grey', slot };
    case kind.strengthen:
      return strengthening(board, seat, move);
    case kind.take:
      return taking(board, seat, move);
    default:
      return { kind: 'turn-is-done' };
  }
}

const cardIn = (board: Board, card: number): Card => entryOf(board.cardSet.cards, card);

function strengthening(board: Board, seat: number, move: number): PenguinramidsReason {
  const over = wordAt(sideOf(move) === 0 ? overLeft : overRight, slotOf(move));
  if (over < 0) return { kind: 'idles', slot: entryOf(slots, slotOf(move)) };
  return {
    kind: 'strengthens',
    slot: entryOf(slots, over),
    carries: board.carriedAt(seat, over) + 1,
  };
}

function taking(board: Board, seat: number, move: number): PenguinramidsReason {
  return (
    goalReason(board, seat, move) ??
    levelReason(board, seat, move) ??
    denyingReason(board, seat, cardOfMove(move)) ??
    plainReason(board, seat, move)
  );
}

/** A goal that scores more than before. */
function goalReason(board: Board, seat: number, move: number): PenguinramidsReason | undefined {
  const before = board.cardSet.goals.map((goal) => goalScore(board, seat, goal));
  make(board, move);
  const gains = board.cardSet.goals.map((goal, index) => ({
    kind: 'goal' as const,
    goal,
    points: goalScore(board, seat, goal) - entryOf(before, index),
  }));
  board.unmake();
  const [best] = gains.toSorted((a, b) => b.points - a.points);
  return best && best.points > 0 ? best : undefined;
}

/** A level whose heaviest penguin is heavier than before. */
function levelReason(board: Board, seat: number, move: number): PenguinramidsReason | undefined {
  const level = wordAt(levelOf, slotOf(move));
  const weight = weightOf(wordAt(board.cardSet.penguins, cardOfMove(move)));
  if (sideOf(move) === greySide || weight <= levelScore(board, seat, level)) return undefined;
  return { kind: 'builds-level', level: level + 1, weight };
}

/** The next seat in turn, if it would have wanted just this penguin by far. */
function denyingReason(board: Board, seat: number, card: number): PenguinramidsReason | undefined {
  if (wordAt(board.words, orderSizeAt) < 2) return undefined;
  const next = (wordAt(board.words, orderAt) >> 4) & 15;
  const values = [...takingValues(board, next, heuristicWeights).subarray(0, board.offerSize)];
  const wanted = values.map((value, place) => ({ value, card: cardOf(board.offered(place)) }));
  const [first, second] = wanted.toSorted((a, b) => b.value - a.value);
  if (next === seat || first?.card !== card || !second || first.value < second.value + 1)
    return undefined;
  return { kind: 'denies', seat: next, penguin: cardIn(board, card) };
}

function plainReason(board: Board, seat: number, move: number): PenguinramidsReason {
  const slot = slotOf(move);
  if (sideOf(move) === greySide && !board.somethingFits(seat)) return { kind: 'nothing-fits' };
  const free = [wordAt(overLeft, slot), wordAt(overRight, slot)].find(
    (over) => over >= 0 && board.penguinAt(seat, over) === 0,
  );
  if (free === undefined) return { kind: 'fills', slot: entryOf(slots, slot) };
  return { kind: 'prepares', slot: entryOf(slots, free) };
}
