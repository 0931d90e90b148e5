import { entryOf } from '@rookery/rules/kernel/entry';
import { slots } from '@rookery/rules/penguinramids/pyramid';
import { actions, type Action, type Slot } from '@rookery/rules/penguinramids/vocabulary';
import { lowestBit } from '../bits.ts';
import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import { orderAt, orderSizeAt } from './layout.ts';
import { cardOfMove, greySide, kind, kindOf, sideOf, slotOf } from './move.ts';
import { cardOf, raisedArms, weightOf } from './penguin.ts';
import { levelOf, openSlots, restsOn } from './pyramid.ts';
import { levelScore } from './scoring.ts';

/** What one move does and the other would not: `instead` is what that one comes to. */
export type ComparingReason =
  /** The best that the next player can do for a level with what is left, in points. */
  | {
      readonly kind: 'leaves-less';
      readonly seat: number;
      readonly gain: number;
      readonly instead: number;
    }
  /** A slot stays free that carries more than the penguin which the other move puts there. */
  | {
      readonly kind: 'saves-slot';
      readonly slot: Slot;
      readonly carries: number;
      readonly instead: number;
    }
  /** The penguin has so many raised arms. */
  | { readonly kind: 'more-arms'; readonly arms: number; readonly instead: number }
  /** The penguin stays on its colour side, so its weight and colour count. */
  | { readonly kind: 'stays-coloured'; readonly weight: number; readonly instead: 'grey' }
  /** The lower action card comes first in the order of play. */
  | { readonly kind: 'plays-earlier'; readonly action: Action; readonly instead: Action }
  /** The action card of the other move stays in the hand for later. */
  | { readonly kind: 'keeps-card'; readonly instead: Action };

/** The most telling thing to say for one move against another, where neither has facts of its own. */
export function compareMoves(
  board: Board,
  seat: number,
  move: number,
  instead: number,
): ComparingReason | undefined {
  if (kindOf(move) !== kindOf(instead)) return undefined;
  if (kindOf(move) === kind.choose) return compareCards(slotOf(move), slotOf(instead));
  if (kindOf(move) !== kind.take) return undefined;
  return (
    compareSlots(board, seat, move, instead) ??
    compareForNext(board, seat, move, instead) ??
    comparePenguins(board, move, instead)
  );
}

function compareCards(card: number, instead: number): ComparingReason | undefined {
  const other = entryOf(actions, instead - 1);
  if (card === instead) return undefined;
  return card < instead
    ? { kind: 'plays-earlier', action: entryOf(actions, card - 1), instead: other }
    : { kind: 'keeps-card', instead: other };
}

/** A slot that stays free for a heavier penguin than the other move would put there. */
function compareSlots(
  board: Board,
  seat: number,
  move: number,
  instead: number,
): ComparingReason | undefined {
  const slot = slotOf(instead);
  if (slot === slotOf(move)) return undefined;
  const weight = sideOf(instead) === greySide ? 0 : weightOf(penguinOf(board, instead));
  const isBase = wordAt(restsOn, slot) < 0;
  const carries = board.carriedAt(seat, slot);
  return !isBase && carries > weight
    ? { kind: 'saves-slot', slot: entryOf(slots, slot), carries, instead: weight }
    : undefined;
}

const penguinOf = (board: Board, move: number): number =>
  wordAt(board.cardSet.penguins, cardOfMove(move));

/** What the next player can do with the penguins that each move leaves. */
function compareForNext(
  board: Board,
  seat: number,
  move: number,
  instead: number,
): ComparingReason | undefined {
  if (wordAt(board.words, orderSizeAt) < 2) return undefined;
  const next = (wordAt(board.words, orderAt) >> 4) & 15;
  if (next === seat) return undefined;
  const gain = bestRaise(board, next, cardOfMove(move));
  const other = bestRaise(board, next, cardOfMove(instead));
  return gain < other ? { kind: 'leaves-less', seat: next, gain, instead: other } : undefined;
}

/** The most points that a seat can add to a level with a penguin of the offer, without the one that is taken. */
function bestRaise(board: Board, seat: number, taken: number): number {
  let best = 0;
  for (let place = 0; place < board.offerSize; place += 1) {
    const penguin = board.offered(place);
    if (cardOf(penguin) !== taken) best = Math.max(best, raiseBy(board, seat, weightOf(penguin)));
  }
  return best;
}

/** The most points that a penguin of this weight adds to a level where it fits. */
function raiseBy(board: Board, seat: number, weight: number): number {
  let best = 0;
  for (let open = wordAt(openSlots, board.filledOf(seat)); open !== 0; open &= open - 1) {
    const slot = lowestBit(open);
    if (weight > board.carriedAt(seat, slot)) continue;
    best = Math.max(best, weight - levelScore(board, seat, wordAt(levelOf, slot)));
  }
  return best;
}

/** What the penguins themselves have, each as it would lie. */
function comparePenguins(board: Board, move: number, instead: number): ComparingReason | undefined {
  if (sideOf(move) !== sideOf(instead)) {
    if (sideOf(move) === greySide) return undefined;
    return { kind: 'stays-coloured', weight: weightOf(penguinOf(board, move)), instead: 'grey' };
  }
  if (sideOf(move) === greySide) return undefined;
  const arms = raisedArms(penguinOf(board, move));
  const other = raisedArms(penguinOf(board, instead));
  return arms > other ? { kind: 'more-arms', arms, instead: other } : undefined;
}
