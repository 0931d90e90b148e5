import { unreadable } from '../kernel/act-notation.ts';
import type { Notation } from '../kernel/game.ts';
import type { Problem } from '../kernel/problem.ts';
import { accepted, type Result } from '../kernel/result.ts';
import { seatOfDigit } from '../kernel/seat.ts';
import { parseMove as readMove } from './moves.ts';
import type { Chance, Move, Penguinramids, Slot } from './vocabulary.ts';

const slotText = ([level, index]: Slot): string => `${String(level)},${String(index)}`;

/** `c3` choose, `k` chief, `f1,2` flip, `x…` exchange, `r` recall, `t` token, `+1,2l` strengthen, `p…@1,2c` take, `e` end. */
function formatMove(move: Move): string {
  switch (move.type) {
    case 'choose':
      return `c${String(move.action)}`;
    case 'chief':
      return 'k';
    case 'flip':
      return `f${slotText(move.slot)}`;
    case 'swap':
      return `x${encodeURIComponent(move.penguin)}`;
    case 'recall':
      return 'r';
    case 'token':
      return 't';
    case 'strengthen':
      return `+${slotText(move.slot)}${move.arm.slice(0, 1)}`;
    case 'take':
      return `p${encodeURIComponent(move.penguin)}@${slotText(move.slot)}${move.side.slice(0, 1)}`;
    case 'end':
      return 'e';
  }
}

const slotPattern = '(-?\\d{1,2}),(-?\\d{1,2})';

/** How each text of a move becomes the move's plain form, which is then checked like any other. */
const forms: readonly (readonly [RegExp, (...parts: readonly string[]) => unknown])[] = [
  [/^c([1-5])$/, (action) => ({ type: 'choose', action: Number(action) })],
  [/^k$/, () => ({ type: 'chief' })],
  [new RegExp(`^f${slotPattern}$`), (...slot) => ({ type: 'flip', slot: slot.map(Number) })],
  [/^x(.+)$/, (id) => ({ type: 'swap', penguin: decoded(id) })],
  [/^r$/, () => ({ type: 'recall' })],
  [/^t$/, () => ({ type: 'token' })],
  [
    new RegExp(`^\\+${slotPattern}([lr])$`),
    (level, index, arm) => ({
      type: 'strengthen',
      slot: [Number(level), Number(index)],
      arm: arm === 'l' ? 'left' : 'right',
    }),
  ],
  [
    new RegExp(`^p(.+)@${slotPattern}([cg])$`),
    (id, level, index, side) => ({
      type: 'take',
      penguin: decoded(id),
      slot: [Number(level), Number(index)],
      side: side === 'c' ? 'colour' : 'grey',
    }),
  ],
  [/^e$/, () => ({ type: 'end' })],
];

function parseMove(text: string): Result<Move, Problem> {
  const plain = forms
    .map(([pattern, form]) => {
      const [whole, ...parts] = pattern.exec(text) ?? [];
      return whole === undefined ? undefined : form(...parts);
    })
    .find((form) => form !== undefined);
  const move = readMove(plain);
  return move.ok ? move : unreadable('move', text);
}

/** `k2` Chief, `g…,…,…` goals, `o…,…` offer, `x…` exchange. */
function formatChance(chance: Chance): string {
  switch (chance.type) {
    case 'chief':
      return `k${String(chance.seat)}`;
    case 'goals':
      return `g${chance.goals.map(encodeURIComponent).join(',')}`;
    case 'offer':
      return `o${chance.penguins.map(encodeURIComponent).join(',')}`;
    case 'exchange':
      return `x${encodeURIComponent(chance.penguin)}`;
  }
}

function parseChance(text: string): Result<Chance, Problem> {
  const names = text.slice(1).split(',').map(decoded);
  const seat = text.startsWith('k') ? seatOfDigit(text.slice(1)) : undefined;
  if (seat !== undefined) return accepted({ type: 'chief', seat });
  if (names.includes('')) return unreadable('chance', text);
  switch (text.slice(0, 1)) {
    case 'g':
      return accepted({ type: 'goals', goals: names });
    case 'o':
      return accepted({ type: 'offer', penguins: names });
    case 'x':
      return accepted({ type: 'exchange', penguin: names.join(',') });
    default:
      return unreadable('chance', text);
  }
}

/** An id as it was before `encodeURIComponent`; empty if it never was one. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Moves and draws as short texts. */
export const notation: Notation<Penguinramids> = {
  formatMove,
  parseMove,
  formatChance,
  parseChance,
};
