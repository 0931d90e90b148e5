import { entryOf } from '../kernel/entry.ts';
import type { Seat } from '../kernel/seat.ts';
import { baseSize } from './cards.ts';
import { baseLength, cardAt, coloursOver, missingBelow, openBaseEnds } from './pyramid.ts';
import type { Move, Pyramid, Refusal, Round, State } from './vocabulary.ts';

/** Why this seat may not place this card there now; nothing if it may. */
export function refuse({ stage, seats }: State, seat: Seat, move: Move): Refusal | undefined {
  if (stage.phase === 'over') return { kind: 'match-over' };
  if (stage.phase !== 'turn') return { kind: 'not-your-turn', turn: null };
  if (stage.turn !== seat) return { kind: 'not-your-turn', turn: stage.turn };
  return refuseCard(stage.round, seat, move) ?? refuseSpot(stage.round.pyramid, seats, move);
}

/** PP6: only a card from hand. */
function refuseCard({ hands }: Round, seat: Seat, { colour }: Move): Refusal | undefined {
  const hand = entryOf(hands, seat);
  return hand[colour] === 0 ? { kind: 'colour-not-in-hand', colour, hand } : undefined;
}

function refuseSpot(pyramid: Pyramid, seats: number, move: Move): Refusal | undefined {
  const card = cardAt(pyramid, move.row, move.x);
  if (card) return { kind: 'spot-taken', by: card };
  return move.row === 0 ? refuseInBase(pyramid, seats, move) : refuseAbove(pyramid, move);
}

/** PP7: next to the base's ends, while there is room. */
function refuseInBase(pyramid: Pyramid, seats: number, { x }: Move): Refusal | undefined {
  const most = baseSize(seats);
  if (baseLength(pyramid) === most) return { kind: 'base-full', most };
  const open = openBaseEnds(pyramid, most);
  return open.includes(x) ? undefined : { kind: 'not-beside-the-base', open };
}

/** PP8 and PP9: over two cards, in the colour of one of them. */
function refuseAbove(pyramid: Pyramid, move: Move): Refusal | undefined {
  const left = cardAt(pyramid, move.row - 1, move.x);
  const right = cardAt(pyramid, move.row - 1, move.x + 1);
  if (!left || !right) return { kind: 'unsupported', missing: missingBelow(pyramid, move) };
  const oneOf = coloursOver(left, right);
  return oneOf.includes(move.colour) ? undefined : { kind: 'colour-must-match', oneOf };
}
