import { colours, type Seen } from '@rookery/rules/penguin-party/vocabulary';
import { wordAt } from '../words.ts';
import { Board, centre, colourOf, columnOf } from './board.ts';
import { oneCard, type Hand } from './hand.ts';
import { AppealTable, phaseAt } from './policy.ts';
import { weightsFor } from './policy-weights.ts';
import type { Situation } from './situation.ts';
import { boardMoveOf } from './translation.ts';

/** The share of moves that follow no pattern at all, so that one odd move proves nothing. */
const whim = 0.08;
const mostMoves = 128;
const oneOfEach: Hand = 0x11111;

/** A decision of another player, of which it can be asked how likely it was with any hand. */
export class Decision {
  readonly seat: number;
  readonly #table: AppealTable;
  readonly #chosen: number;
  /** What this player has placed from then on. */
  readonly #since: Hand;

  constructor(seat: number, table: AppealTable, chosen: number, since: Hand) {
    this.seat = seat;
    this.#table = table;
    this.#chosen = chosen;
    this.#since = since;
  }

  /** How likely it was, if the player now holds this hand. */
  likelihood(now: Hand): number {
    const hand = now + this.#since;
    const chosen = this.#table.appeal(this.#chosen, hand);
    let sum = 0;
    let count = 0;
    for (let index = 0; index < this.#table.size; index += 1) {
      if (!this.#table.isLegal(index, hand)) continue;
      count += 1;
      sum += Math.exp(this.#table.appeal(index, hand) - chosen);
    }
    return (1 - whim) / sum + whim / count;
  }
}

/** The decisions of the others in the round at hand. */
export function decisionsIn(
  seen: readonly Seen[],
  { board: { seats }, seat: own, deck, sizes }: Situation,
): readonly Decision[] {
  const start = seen.findLastIndex(({ type }) => type === 'dealt');
  const dealt = seen[start];
  if (dealt?.type !== 'dealt') return [];
  const placed = seen
    .slice(start)
    .filter((event) => event.type === 'placed')
    .map(({ seat, colour, row, x }) => ({ seat, move: boardMoveOf({ colour, row, x }) }));
  const table = new PastTable(seats, deck, sizes, placed);
  if (dealt.first) table.lay(centre, colours.indexOf(dealt.first));
  return placed.flatMap(({ seat, move }) => {
    const decision = seat === own ? [] : [table.decision(seat, move)];
    table.take(seat, move);
    return decision;
  });
}

interface Placed {
  readonly seat: number;
  readonly move: number;
}

/** The table as everyone saw it at some moment of the round. */
class PastTable {
  readonly #board: Board;
  /** Every card that is not in the pyramid yet. */
  #rest: Hand;
  /** By seat: how many cards it holds, and which of them it has placed by now. */
  readonly #sizes: Int32Array;
  readonly #toCome = new Int32Array(6);
  readonly #moves = new Int32Array(mostMoves);

  constructor(seats: number, deck: Hand, sizesNow: readonly number[], placed: readonly Placed[]) {
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

  decision(seat: number, move: number): Decision {
    const board = this.#board;
    board.turn = seat;
    board.hands[seat] = oneOfEach;
    const moves = this.#moves.slice(0, board.legal(this.#moves));
    const phase = phaseAt(board.seats, wordAt(this.#sizes, seat));
    const table = new AppealTable(board, moves, this.#rest, weightsFor(board.seats), phase);
    return new Decision(seat, table, moves.indexOf(move), wordAt(this.#toCome, seat));
  }

  take(seat: number, move: number): void {
    this.lay(columnOf(move), colourOf(move));
    this.#sizes[seat] = wordAt(this.#sizes, seat) - 1;
    this.#toCome[seat] = wordAt(this.#toCome, seat) - oneCard(colourOf(move));
  }
}
