import { wordAt, numberAt } from '../typed-arrays.ts';
import { colourOf, columnOf, type Board } from './board.ts';
import { countIn, type Hand } from './hand.ts';

// The policy: a softmax over the legal moves. The logit of a move is a sum over colours. The features of
// a colour are how many places a card of it would have after the move (none, one, two, more; with the base
// open or full) and how many columns would show it; their weights depend on how many such cards the player
// holds and how many are elsewhere. The term of a colour depends on the hand only through the number held
// of that colour, so it can be computed once for all hands somebody might hold.

/** How a colour may stand: 0, 1, 2, or 3 and more places, with the base full; the same with it open. */
const kindCount = 8;
/** More own cards of a colour than this have the same weight. */
const mostOwn = 4;
/** The same for the colour that is placed. */
const mostSame = 5;

// Where each group of weights begins among the weights of a phase.
const ownAt = 0;
const elsewhereAt = ownAt + kindCount * (mostOwn + 1);
const sameAt = elsewhereAt + kindCount;
const ownShownAt = sameAt + 2 * (mostSame + 1);
const elsewhereShownAt = ownShownAt + 2;
const baseAt = elsewhereShownAt + 2;
export const phaseLength = baseAt + 1;

/** There are four phases, from a full hand to a nearly empty one, each with its own weights. */
export const phases = 4;

/** The size of a hand at the start of a round, by number of seats. */
const fullHand = Int32Array.of(1, 1, 14, 12, 9, 7, 6);

/** Where the weights begin for a hand of this size. */
export const phaseAt = (seats: number, size: number): number =>
  Math.min(phases - 1, Math.floor((phases * (size - 1)) / wordAt(fullHand, seats))) * phaseLength;

/** The features of the position after a move. */
export class MoveFeatures {
  /** By colour: how it stands, from 0 to 7. */
  readonly kinds = new Int32Array(5);
  /** By colour: how many columns show it. */
  readonly columns = new Int32Array(5);
  isOpen = false;
  isBase = false;

  read(board: Board, move: number): void {
    const column = columnOf(move);
    const colour = colourOf(move);
    const bit = 1 << column;
    let { left, right, steps } = board;
    let buried = 5;
    this.isBase = true;
    if (left > right) {
      left = column;
      right = column;
    } else if (column > right) {
      steps |= 1 << (column - 1);
      right = column;
    } else if (column < left) {
      steps |= 1 << (column + 1);
      left = column;
    } else {
      steps ^= 3 << (column - 1);
      buried = wordAt(board.top, column);
      this.isBase = false;
    }
    const valleys = steps & ~(steps << 1) & -(1 << (left + 1));
    this.isOpen = right - left < board.widest;
    const first = this.isOpen ? 4 : 0;
    for (let each = 0; each < 5; each += 1) {
      let shown = wordAt(board.shown, each);
      if (each === buried) shown &= ~bit;
      if (each === colour) shown |= bit;
      this.kinds[each] = first + upToThree(((shown << 1) | (shown >> 1)) & valleys);
      this.columns[each] = countOf(shown & ~valleys);
    }
  }

  /** The term of a colour of which `own` cards stay in the hand and `elsewhere` are hidden. */
  colourTerm(
    colour: number,
    own: number,
    elsewhere: number,
    weights: Float64Array,
    phase: number,
  ): number {
    const kind = wordAt(this.kinds, colour);
    const columns = wordAt(this.columns, colour);
    const open = this.isOpen ? 1 : 0;
    return (
      numberAt(weights, phase + ownAt + kind * (mostOwn + 1) + Math.min(mostOwn, own)) +
      elsewhere * numberAt(weights, phase + elsewhereAt + kind) +
      columns *
        (own * numberAt(weights, phase + ownShownAt + open) +
          elsewhere * numberAt(weights, phase + elsewhereShownAt + open))
    );
  }

  /** The term of placing one of `same` cards of a colour. */
  placementTerm(same: number, weights: Float64Array, phase: number): number {
    const base = this.isBase ? 1 : 0;
    return (
      base * numberAt(weights, phase + baseAt) +
      numberAt(weights, phase + sameAt + base * (mostSame + 1) + Math.min(mostSame, same))
    );
  }
}

function upToThree(set: number): number {
  if (set === 0) return 0;
  const second = set & (set - 1);
  if (second === 0) return 1;
  return (second & (second - 1)) === 0 ? 2 : 3;
}

function countOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count += 1;
  return count;
}

const features = new MoveFeatures();

/** The logit of a move for a player with this hand. `rest` holds every card that is not in the pyramid. */
export function logitOf(
  board: Board,
  move: number,
  hand: Hand,
  rest: Hand,
  weights: Float64Array,
  phase: number,
): number {
  features.read(board, move);
  const placed = colourOf(move);
  let logit = features.placementTerm(countIn(hand, placed), weights, phase);
  for (let colour = 0; colour < 5; colour += 1) {
    const own = countIn(hand, colour);
    const stays = colour === placed ? own - 1 : own;
    logit += features.colourTerm(colour, stays, countIn(rest, colour) - own, weights, phase);
  }
  return logit;
}

const counts = 9;

/** The logit of every move of a position, for any hand. */
export class LogitTable {
  readonly #colours: Int32Array;
  /** By move, colour and number held. */
  readonly #parts: Float64Array;

  constructor(board: Board, moves: Int32Array, rest: Hand, weights: Float64Array, phase: number) {
    this.#colours = moves.map(colourOf);
    this.#parts = new Float64Array(moves.length * 5 * counts);
    moves.forEach((move, index) => {
      features.read(board, move);
      this.#write(index, colourOf(move), rest, weights, phase);
    });
  }

  #write(index: number, placed: number, rest: Hand, weights: Float64Array, phase: number): void {
    for (let colour = 0; colour < 5; colour += 1) {
      const isPlaced = colour === placed;
      for (let own = isPlaced ? 1 : 0; own <= countIn(rest, colour); own += 1) {
        const stays = isPlaced ? own - 1 : own;
        this.#parts[(index * 5 + colour) * counts + own] =
          features.colourTerm(colour, stays, countIn(rest, colour) - own, weights, phase) +
          (isPlaced ? features.placementTerm(own, weights, phase) : 0);
      }
    }
  }

  get size(): number {
    return this.#colours.length;
  }

  isLegal(index: number, hand: Hand): boolean {
    return countIn(hand, wordAt(this.#colours, index)) > 0;
  }

  logit(index: number, hand: Hand): number {
    const at = index * 5 * counts;
    return (
      numberAt(this.#parts, at + (hand & 15)) +
      numberAt(this.#parts, at + counts + ((hand >> 4) & 15)) +
      numberAt(this.#parts, at + 2 * counts + ((hand >> 8) & 15)) +
      numberAt(this.#parts, at + 3 * counts + ((hand >> 12) & 15)) +
      numberAt(this.#parts, at + 4 * counts + (hand >> 16))
    );
  }
}
