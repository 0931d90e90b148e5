import { entryOf } from '@rookery/rules/kernel/entry';
import { slots } from '@rookery/rules/penguinramids/pyramid';
import {
  actions,
  type Action,
  type Card,
  type Goal,
  type Slot,
} from '@rookery/rules/penguinramids/vocabulary';
import { bitCount } from '../bits.ts';
import type { SearchReason } from '../comparison.ts';
import { wordAt } from '../typed-arrays.ts';
import type { Board } from './board.ts';
import { compareMoves, type ComparingReason } from './contrast.ts';
import { make } from './make.ts';
import { cardOfMove, greySide, kind, kindOf, sideOf, slotOf } from './move.ts';
import { orderAt, orderSizeAt } from './layout.ts';
import { cardOf, greyOf, leftOf, rightOf, weightOf } from './penguin.ts';
import { levelOf, openSlots, overLeft, overRight, restsOn } from './pyramid.ts';
import { goalScore, levelScore } from './scoring.ts';

/** Why a bot prefers a move of Penguinramids. */
export type PenguinramidsReason =
  /** The card is played this often, of 1, so that nobody can foresee it. */
  | { readonly kind: 'mixes'; readonly action: Action; readonly share: number }
  /** What an action card allows, or brings. */
  | { readonly kind: 'may-take-chief'; readonly from: number }
  | { readonly kind: 'may-turn-grey' }
  | { readonly kind: 'may-exchange' }
  | { readonly kind: 'takes-chief'; readonly from: number }
  | { readonly kind: 'recalls'; readonly cards: number }
  | { readonly kind: 'takes-token'; readonly held: number }
  | { readonly kind: 'exchanges'; readonly penguin: Card }
  | { readonly kind: 'turns-grey'; readonly slot: Slot }
  /** Now the arms below a free slot carry this much. */
  | { readonly kind: 'strengthens'; readonly slot: Slot; readonly carries: number }
  /** An arm below a slot is stronger, but it carries nothing yet or no more. */
  | { readonly kind: 'spare-strength'; readonly slot: Slot }
  /** The token lies on an arm that never carries anything. */
  | { readonly kind: 'idles'; readonly slot: Slot }
  /** The penguin raises the score of a level by so much. Levels are counted from 1. */
  | {
      readonly kind: 'builds-level';
      readonly level: number;
      readonly weight: number;
      readonly gain: number;
    }
  /** A goal is worth so many points more than before, as the pyramids stand. */
  | { readonly kind: 'goal'; readonly goal: Goal; readonly points: number }
  /** Of all available penguins only this one would raise a level of the next player's pyramid. */
  | { readonly kind: 'denies'; readonly seat: number; readonly penguin: Card }
  /** A raised arm below a slot that is still free. */
  | { readonly kind: 'prepares'; readonly slot: Slot; readonly strength: number }
  | { readonly kind: 'nothing-fits' }
  | { readonly kind: 'fills'; readonly slot: Slot }
  | { readonly kind: 'turn-is-done' }
  | { readonly kind: 'nothing-special' }
  | ComparingReason
  | SearchReason;

/** The most telling true thing to say for a move, by itself. */
export const reasonFor = (board: Board, seat: number, move: number): PenguinramidsReason =>
  factsOf(board, seat, move)[0] ?? { kind: 'nothing-special' };

/** The most telling thing that speaks for a move and not for another. */
export function contrast(
  board: Board,
  seat: number,
  move: number,
  instead: number,
): PenguinramidsReason {
  const others = factsOf(board, seat, instead);
  const fact = factsOf(board, seat, move).find(
    (each) => each.kind !== 'fills' && !others.some((other) => outdoes(other, each)),
  );
  return fact ?? compareMoves(board, seat, move, instead) ?? { kind: 'overall' };
}

/** Whether a fact about another move says the same, or more. */
function outdoes(other: PenguinramidsReason, fact: PenguinramidsReason): boolean {
  if (other.kind === 'goal' && fact.kind === 'goal') {
    return other.goal.id === fact.goal.id && other.points >= fact.points;
  }
  if (other.kind === 'builds-level' && fact.kind === 'builds-level') return other.gain >= fact.gain;
  if (other.kind === 'prepares' && fact.kind === 'prepares') {
    return String(other.slot) === String(fact.slot) && other.strength >= fact.strength;
  }
  return JSON.stringify(other) === JSON.stringify(fact);
}

/** Everything true that may be said for a move, most telling first. */
function factsOf(board: Board, seat: number, move: number): readonly PenguinramidsReason[] {
  switch (kindOf(move)) {
    case kind.choose:
      return cardFacts(board, seat, slotOf(move));
    case kind.chief:
      return [...goalFacts(board, seat, move), { kind: 'takes-chief', from: board.chief }];
    case kind.recall:
      return [{ kind: 'recalls', cards: bitCount(board.frontOf(seat)) }];
    case kind.token:
      return [{ kind: 'takes-token', held: board.tokensOf(seat) + 1 }];
    case kind.swap:
      return [{ kind: 'exchanges', penguin: cardIn(board, cardOfMove(move)) }];
    case kind.flip:
      return flipFacts(board, seat, move);
    case kind.strengthen:
      return [strengthFact(board, seat, move)];
    case kind.take:
      return takeFacts(board, seat, move);
    default:
      return [{ kind: 'turn-is-done' }];
  }
}

/** What an action card brings or allows. */
function cardFacts(board: Board, seat: number, card: number): readonly PenguinramidsReason[] {
  switch (entryOf(actions, card - 1)) {
    case 1:
      return board.chief === seat ? [] : [{ kind: 'may-take-chief', from: board.chief }];
    case 2:
      return [{ kind: 'may-turn-grey' }];
    case 3:
      return [{ kind: 'may-exchange' }];
    case 4:
      return [{ kind: 'recalls', cards: bitCount(board.frontOf(seat)) + 1 }];
    case 5:
      // Everyone may take one before this seat does.
      return board.supply >= board.seats
        ? [{ kind: 'takes-token', held: board.tokensOf(seat) + 1 }]
        : [];
  }
}

const cardIn = (board: Board, card: number): Card => entryOf(board.cardSet.cards, card);

const slotAt = (slot: number): Slot => entryOf(slots, slot);

function flipFacts(board: Board, seat: number, move: number): readonly PenguinramidsReason[] {
  const slot = slotOf(move);
  const facts: PenguinramidsReason[] = [...goalFacts(board, seat, move)];
  for (const over of [wordAt(overLeft, slot), wordAt(overRight, slot)]) {
    if (!isFreeAndSupported(board, seat, over)) continue;
    const before = board.carriedAt(seat, over);
    make(board, move);
    const carries = board.carriedAt(seat, over);
    board.unmake();
    if (carries > before) facts.push({ kind: 'strengthens', slot: slotAt(over), carries });
  }
  return [...facts, { kind: 'turns-grey', slot: slotAt(slot) }];
}

const isFreeAndSupported = (board: Board, seat: number, slot: number): boolean =>
  slot >= 0 && ((wordAt(openSlots, board.filledOf(seat)) >> slot) & 1) === 1;

function strengthFact(board: Board, seat: number, move: number): PenguinramidsReason {
  const over = wordAt(sideOf(move) === 0 ? overLeft : overRight, slotOf(move));
  if (over < 0) return { kind: 'idles', slot: slotAt(slotOf(move)) };
  if (!isFreeAndSupported(board, seat, over)) return { kind: 'spare-strength', slot: slotAt(over) };
  return { kind: 'strengthens', slot: slotAt(over), carries: board.carriedAt(seat, over) + 1 };
}

function takeFacts(board: Board, seat: number, move: number): readonly PenguinramidsReason[] {
  const slot = slotOf(move);
  const isForced = sideOf(move) === greySide && !board.somethingFits(seat);
  return [
    ...goalFacts(board, seat, move),
    ...levelFacts(board, seat, move),
    ...denyingFacts(board, seat, cardOfMove(move)),
    ...(isForced ? [{ kind: 'nothing-fits' } as const] : []),
    ...preparingFacts(board, seat, move),
    { kind: 'fills', slot: slotAt(slot) },
  ];
}

/** The goals that are worth more than before, the best first. */
function goalFacts(board: Board, seat: number, move: number): readonly PenguinramidsReason[] {
  const { goals } = board.cardSet;
  const before = goals.map((goal) => goalScore(board, seat, goal));
  make(board, move);
  const after = goals.map((goal) => goalScore(board, seat, goal));
  board.unmake();
  return goals
    .map((goal, index) => ({
      kind: 'goal' as const,
      goal,
      points: entryOf(after, index) - entryOf(before, index),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}

/** A level whose heaviest penguin is heavier than before. */
function levelFacts(board: Board, seat: number, move: number): readonly PenguinramidsReason[] {
  const level = wordAt(levelOf, slotOf(move));
  const weight = weightOf(wordAt(board.cardSet.penguins, cardOfMove(move)));
  const gain = weight - levelScore(board, seat, level);
  if (sideOf(move) === greySide || gain <= 0) return [];
  return [{ kind: 'builds-level', level: level + 1, weight, gain }];
}

/** The next seat in turn, if only this penguin would raise a level of its pyramid. */
function denyingFacts(board: Board, seat: number, card: number): readonly PenguinramidsReason[] {
  if (wordAt(board.words, orderSizeAt) < 2) return [];
  const next = (wordAt(board.words, orderAt) >> 4) & 15;
  const wanted: number[] = [];
  for (let place = 0; place < board.offerSize; place += 1) {
    const penguin = board.offered(place);
    if (couldRaiseLevel(board, next, weightOf(penguin))) wanted.push(cardOf(penguin));
  }
  const isOnlyOne = next !== seat && wanted.length === 1 && wanted[0] === card;
  return isOnlyOne ? [{ kind: 'denies', seat: next, penguin: cardIn(board, card) }] : [];
}

/** Whether a penguin of this weight fits in an open slot of a level whose heaviest is lighter. */
function couldRaiseLevel(board: Board, seat: number, weight: number): boolean {
  for (let open = wordAt(openSlots, board.filledOf(seat)); open !== 0; open &= open - 1) {
    const slot = 31 - Math.clz32(open & -open);
    const isRaised = weight > levelScore(board, seat, wordAt(levelOf, slot));
    if (isRaised && weight <= board.carriedAt(seat, slot)) return true;
  }
  return false;
}

/** The free slots above the penguin that its raised arms will help to carry, the stronger arm first. */
function preparingFacts(board: Board, seat: number, move: number): readonly PenguinramidsReason[] {
  const slot = slotOf(move);
  const card = wordAt(board.cardSet.penguins, cardOfMove(move));
  const penguin = sideOf(move) === greySide ? greyOf(card) : card;
  return [
    { over: wordAt(overLeft, slot), strength: leftOf(penguin) },
    { over: wordAt(overRight, slot), strength: rightOf(penguin) },
  ]
    .filter(
      ({ over, strength }) =>
        over >= 0 &&
        wordAt(restsOn, over) >= 0 &&
        strength > 0 &&
        board.penguinAt(seat, over) === 0,
    )
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ over, strength }) => ({ kind: 'prepares', slot: slotAt(over), strength }));
}
