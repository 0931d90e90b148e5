import { colours, type Seen } from '@rookery/rules/penguin-party/vocabulary';
import { wordAt } from '../typed-arrays.ts';
import { Board, centre, colourOf, columnOf } from './board.ts';
import { oneCard, type Hand } from './hand.ts';
import { LogitTable, phaseAt } from './policy.ts';
import { weightsFor } from './policy-weights.ts';
import type { InformationSet } from './information-set.ts';
import { boardMoveOf } from './translation.ts';

/** The share of moves taken to be random, so that one odd move proves nothing. */
const randomMoveRate = 0.08;
const mostMoves = 128;
const oneOfEach: Hand = 0x11111;

/** A decision of another player, whose likelihood can be computed for any hand. */
export class PastDecision {
  readonly seat: number;
  readonly #table: LogitTable;
  readonly #chosen: number;
  /** What this player has placed since, this decision included. */
  readonly #since: Hand;

  constructor(seat: number, table: LogitTable, chosen: number, since: Hand) {
    this.seat = seat;
    this.#table = table;
    this.#chosen = chosen;
    this.#since = since;
  }

  /** The likelihood of the decision if the player now holds this hand. */
  likelihood(now: Hand): number {
    const hand = now + this.#since;
    const chosen = this.#table.logit(this.#chosen, hand);
    let sum = 0;
    let count = 0;
    for (let index = 0; index < this.#table.size; index += 1) {
      if (!this.#table.isLegal(index, hand)) continue;
      count += 1;
      sum += Math.exp(this.#table.logit(index, hand) - chosen);
    }
    return (1 - randomMoveRate) / sum + randomMoveRate / count;
  }
}

/** The decisions of the others in the current round. */
export function pastDecisionsIn(
  seen: readonly Seen[],
  { board: { seats }, seat: own, deck, sizes }: InformationSet,
): readonly PastDecision[] {
  const start = seen.findLastIndex(({ type }) => type === 'dealt');
  const dealt = seen[start];
  if (dealt?.type !== 'dealt') return [];
  const placed = seen
    .slice(start)
    .filter((event) => event.type === 'placed')
    .map(({ seat, colour, row, x }) => ({ seat, move: boardMoveOf({ colour, row, x }) }));
  const table = new RoundReplay(seats, deck, sizes, placed);
  if (dealt.first) table.lay(centre, colours.indexOf(dealt.first));
  return placed.flatMap(({ seat, move }) => {
    const decision = seat === own ? [] : [table.decision(seat, move)];
    table.take(seat, move);
    return decision;
  });
}

interface PlacedCard {
  readonly seat: number;
  readonly move: number;
}

/** Replays the cards placed in the round, as everyone saw them. */
class RoundReplay {
  readonly #board: Board;
  /** Every card that is not in the pyramid yet. */
  #rest: Hand;
  /** By seat: how many cards it held at that moment, and which of them it has placed by now. */
  readonly #sizes: Int32Array;
  readonly #toCome = new Int32Array(6);
  readonly #moves = new Int32Array(mostMoves);

  constructor(
    seats: number,
    deck: Hand,
    sizesNow: readonly number[],
    placed: readonly PlacedCard[],
  ) {
    this.#board = new Board(seats);
    this.#rest = deck;
    this.#sizes = Int32Array.from(sizesNow);
    for (const { seat, move } of placed) {
      this.#sizes[seat] = wordAt(this.#sizes, seat) + 1;
      this.#toCome[seat] = wordAt(this.#toCome, seat) + oneCard(colourOf(move));
    }
  }

  lay(column: number, colour: number): void {
    this.#board.lay(column, colour);
    this.#rest -= oneCard(colour);
  }

  decision(seat: number, move: number): PastDecision {
    const board = this.#board;
    board.turn = seat;
    board.hands[seat] = oneOfEach;
    const moves = this.#moves.slice(0, board.legal(this.#moves));
    const phase = phaseAt(board.seats, wordAt(this.#sizes, seat));
    const table = new LogitTable(board, moves, this.#rest, weightsFor(board.seats), phase);
    return new PastDecision(seat, table, moves.indexOf(move), wordAt(this.#toCome, seat));
  }

  take(seat: number, move: number): void {
    this.lay(columnOf(move), colourOf(move));
    this.#sizes[seat] = wordAt(this.#sizes, seat) - 1;
    this.#toCome[seat] = wordAt(this.#toCome, seat) - oneCard(colourOf(move));
  }
}
