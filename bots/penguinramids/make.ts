import { rounds, type Board } from './board.ts';
import * as at from './layout.ts';
import { cardOfMove, greySide, kind, kindOf, sideOf, slotOf } from './move.ts';
import { greyOf, tokenOn } from './penguin.ts';
import { wordAt } from '../typed-arrays.ts';

/** Makes a legal move of the seat to act; `board.unmake()` takes it back. */
export function make(board: Board, move: number): void {
  board.mark();
  const { seat } = board;
  switch (kindOf(move)) {
    case kind.choose:
      choose(board, seat, slotOf(move));
      break;
    case kind.strengthen:
      strengthen(board, seat, slotOf(move), sideOf(move));
      break;
    case kind.take:
      take(board, seat, move);
      break;
    case kind.end:
      endTurn(board, seat);
      break;
    default:
      act(board, seat, move);
      board.set(at.actedAt, 1);
  }
}

/** Carries out the action of the card played. */
function act(board: Board, seat: number, move: number): void {
  switch (kindOf(move)) {
    case kind.chief:
      board.set(at.chiefAt, seat);
      break;
    case kind.flip:
      board.set(at.seatWords * seat + slotOf(move), greyOf(board.penguinAt(seat, slotOf(move))));
      break;
    case kind.swap:
      swap(board, cardOfMove(move));
      break;
    case kind.recall:
      recall(board, seat);
      break;
    default:
      board.set(at.supplyAt, board.supply - 1);
      board.set(at.seatWords * seat + at.tokensAt, board.tokensOf(seat) + 1);
  }
}

/** PR5: the seats are asked one after the other; the last pick reveals all. */
function choose(board: Board, seat: number, action: number): void {
  board.set(at.picksAt, wordAt(board.words, at.picksAt) | (action << (4 * seat)));
  let next = 0;
  while (next < board.seats && board.pickOf(next) !== 0) next += 1;
  if (next < board.seats) board.set(at.seatAt, next);
  else reveal(board);
}

/** PR6 and PR7 */
function reveal(board: Board): void {
  for (let seat = 0; seat < board.seats; seat += 1) {
    const card = 1 << board.pickOf(seat);
    board.set(at.seatWords * seat + at.handAt, board.handOf(seat) & ~card);
    board.set(at.seatWords * seat + at.frontAt, board.frontOf(seat) | card);
  }
  board.set(at.choosingAt, 0);
  board.set(at.orderSizeAt, board.seats);
  beginTurn(board, turnOrder(board));
}

function turnOrder(board: Board): number {
  const { chief, seats } = board;
  let order = 0;
  let size = 0;
  for (let action = 1; action <= 5; action += 1) {
    for (let step = 0; step < seats; step += 1) {
      const seat = (chief + step) % seats;
      if (board.pickOf(seat) === action) order |= seat << (4 * size++);
    }
  }
  return order;
}

function beginTurn(board: Board, order: number): void {
  board.set(at.orderAt, order);
  board.set(at.seatAt, order & 15);
  board.set(at.actedAt, 0);
  board.set(at.placedAt, 0);
}

/** PR15: below first, then the top card takes its place. */
function swap(board: Board, card: number): void {
  const end = wordAt(board.words, at.deckEndAt);
  board.set(at.deckAt + end, card);
  board.set(at.deckEndAt, end + 1);
  board.set(placeOf(board, card), draw(board));
}

function draw(board: Board): number {
  const top = wordAt(board.words, at.deckTopAt);
  board.set(at.deckTopAt, top + 1);
  return wordAt(board.words, at.deckAt + top);
}

/** The word that holds a card of the offer. */
function placeOf({ words }: Board, card: number): number {
  let place = at.offerAt;
  while (wordAt(words, place) !== card) place += 1;
  return place;
}

/** PR16 */
function recall(board: Board, seat: number): void {
  board.set(at.seatWords * seat + at.handAt, board.handOf(seat) | board.frontOf(seat));
  board.set(at.seatWords * seat + at.frontAt, 0);
}

/** PR17 */
function strengthen(board: Board, seat: number, slot: number, arm: number): void {
  const token = arm === 0 ? tokenOn[0] : tokenOn[1];
  board.set(at.seatWords * seat + slot, board.penguinAt(seat, slot) + token);
  board.set(at.seatWords * seat + at.tokensAt, board.tokensOf(seat) - 1);
}

/** PR14: grey uses action 2 only where something else would have fitted. */
function take(board: Board, seat: number, move: number): void {
  const penguin = wordAt(board.cardSet.penguins, cardOfMove(move));
  const isGrey = sideOf(move) === greySide;
  if (isGrey && board.somethingFits(seat)) board.set(at.actedAt, 1);
  leaveOffer(board, cardOfMove(move));
  board.set(at.seatWords * seat + slotOf(move), isGrey ? greyOf(penguin) : penguin);
  board.set(at.seatWords * seat + at.filledAt, board.filledOf(seat) | (1 << slotOf(move)));
  board.set(at.placedAt, 1);
}

function leaveOffer(board: Board, card: number): void {
  const last = at.offerAt + board.offerSize - 1;
  for (let place = placeOf(board, card); place < last; place += 1) {
    board.set(place, wordAt(board.words, place + 1));
  }
  board.set(at.offerSizeAt, board.offerSize - 1);
}

/** PR18 and PR19 */
function endTurn(board: Board, seat: number): void {
  if (!board.acted && board.mustTakeBack(seat)) recall(board, seat);
  const left = wordAt(board.words, at.orderSizeAt) - 1;
  board.set(at.orderSizeAt, left);
  if (left > 0) beginTurn(board, wordAt(board.words, at.orderAt) >> 4);
  else if (board.round < rounds) beginRound(board);
  else board.set(at.seatAt, -1);
}

/** PR4 */
function beginRound(board: Board): void {
  board.set(at.roundAt, board.round + 1);
  for (let place = 0; place < board.seats; place += 1) {
    board.set(at.offerAt + place, draw(board));
  }
  board.set(at.offerSizeAt, board.seats);
  board.set(at.picksAt, 0);
  board.set(at.choosingAt, 1);
  board.set(at.seatAt, 0);
}
