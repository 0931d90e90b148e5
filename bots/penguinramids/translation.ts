import { entryOf } from '@rookery/rules/kernel/entry';
import {
  arms,
  sides,
  type Action,
  type Move,
  type Penguin,
  type Player,
  type Slot,
  type Stage,
  type State,
  type TableState,
} from '@rookery/rules/penguinramids/vocabulary';
import { slots } from '@rookery/rules/penguinramids/pyramid';
import { Board } from './board.ts';
import { cardSetOf, numberOf, type CardSet } from './card-set.ts';
import * as at from './layout.ts';
import { chooseMove, flipMove, kind, strengthenMove, swapMove, takeMove } from './move.ts';
import { greyOf, tokenOn } from './penguin.ts';
import { wordAt } from '../typed-arrays.ts';

/** The board of a match in progress; unseen cards come in the order in which the state lists them. */
export function boardOf({ seats, box, stage }: State): Board {
  if (stage.phase !== 'choosing' && stage.phase !== 'turn')
    throw new Error(`no decision to search in phase ${stage.phase}`);
  const board = new Board(seats, cardSetOf(box, stage.table.goals));
  layTable(board, stage.table);
  if (stage.phase === 'choosing') layPicks(board, stage.picks);
  else layTurn(board, stage);
  return board;
}

function layTable({ words, cardSet }: Board, table: TableState): void {
  table.players.forEach((player, seat) =>
    words.set(seatWordsOf(cardSet, player), seat * at.seatWords),
  );
  words[at.roundAt] = table.round;
  words[at.chiefAt] = table.chief;
  words[at.supplyAt] = table.supply;
  words[at.offerSizeAt] = table.offer.length;
  words.set(numbersOf(cardSet, table.offer), at.offerAt);
  const { unseen, bottom } = table.deck;
  words[at.unseenEndAt] = unseen.length;
  words[at.deckEndAt] = unseen.length + bottom.length;
  words.set(numbersOf(cardSet, [...unseen, ...bottom]), at.deckAt);
}

const numbersOf = (kit: CardSet, cards: readonly { readonly id: string }[]): readonly number[] =>
  cards.map(({ id }) => numberOf(kit, id));

function seatWordsOf(kit: CardSet, { pyramid, hand, front, tokens }: Player): Int32Array {
  const words = new Int32Array(at.seatWords);
  pyramid.flat().forEach((penguin, slot) => {
    if (!penguin) return;
    words[slot] = wordOf(kit, penguin);
    words[at.filledAt] = wordAt(words, at.filledAt) | (1 << slot);
  });
  words[at.handAt] = setOf(hand);
  words[at.frontAt] = setOf(front);
  words[at.tokensAt] = tokens;
  return words;
}

const setOf = (cards: readonly Action[]): number =>
  cards.reduce((set: number, card) => set | (1 << card), 0);

function wordOf(kit: CardSet, { card, side, tokens }: Penguin): number {
  const penguin = wordAt(kit.penguins, numberOf(kit, card.id));
  const lying = side === 'grey' ? greyOf(penguin) : penguin;
  return lying + tokens.left * tokenOn[0] + tokens.right * tokenOn[1];
}

const pack = (numbers: readonly number[]): number =>
  numbers.reduce((word, number, index) => word | (number << (4 * index)), 0);

function layPicks({ words }: Board, picks: readonly (Action | null)[]): void {
  words[at.choosingAt] = 1;
  words[at.picksAt] = pack(picks.map((pick) => pick ?? 0));
  words[at.seatAt] = picks.indexOf(null);
}

function layTurn({ words }: Board, { turn }: Stage & { phase: 'turn' }): void {
  words[at.picksAt] = pack(turn.actions);
  words[at.orderAt] = pack(turn.order);
  words[at.orderSizeAt] = turn.order.length;
  words[at.seatAt] = entryOf(turn.order, 0);
  words[at.actedAt] = turn.acted ? 1 : 0;
  words[at.placedAt] = turn.placed ? 1 : 0;
}

const slotNumber = (slot: Slot): number =>
  slots.findIndex(([level, index]) => level === slot[0] && index === slot[1]);

/** A move of the rules as the board writes it. */
export function boardMoveOf(kit: CardSet, move: Move): number {
  switch (move.type) {
    case 'choose':
      return chooseMove(move.action);
    case 'flip':
      return flipMove(slotNumber(move.slot));
    case 'swap':
      return swapMove(numberOf(kit, move.penguin));
    case 'strengthen':
      return strengthenMove(slotNumber(move.slot), arms.indexOf(move.arm));
    case 'take': {
      const { penguin, slot, side } = move;
      return takeMove(numberOf(kit, penguin), slotNumber(slot), sides.indexOf(side));
    }
    case 'chief':
    case 'recall':
    case 'token':
    case 'end':
      return kind[move.type];
  }
}

/** The move of the rules that the board writes so, among those that are legal. */
export function rulesMoveOf(kit: CardSet, legal: readonly Move[], move: number): Move {
  const found = legal.find((each) => boardMoveOf(kit, each) === move);
  if (!found) throw new Error(`no legal move is written ${String(move)}`);
  return found;
}
