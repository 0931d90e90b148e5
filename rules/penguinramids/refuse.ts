import { entryOf } from '../kernel/entry.ts';
import type { Seat } from '../kernel/seat.ts';
import { carriedAt, fittingCards, weightOf } from './carrying.ts';
import { cardOf } from './deck.ts';
import { above, below, isSlot, openSlots, penguinAt, withPenguin } from './pyramid.ts';
import type {
  Action,
  Move,
  MoveOf,
  Player,
  Pyramid,
  Refusal,
  Slot,
  State,
  TableState,
  Turn,
} from './vocabulary.ts';

/** Why this seat may not do this now; nothing if it may. */
export function refuse({ stage }: State, seat: Seat, move: Move): Refusal | undefined {
  switch (stage.phase) {
    case 'over':
      return { kind: 'match-over' };
    case 'choosing':
      return refusePick(entryOf(stage.table.players, seat), move);
    case 'turn':
      return refuseInTurn(stage.table, stage.turn, seat, move);
    case 'chief':
    case 'goals':
    case 'offer':
    case 'exchange':
      return { kind: 'not-your-turn', turn: null };
  }
}

/** PR5 and PR7: a card from hand. */
function refusePick({ hand }: Player, move: Move): Refusal | undefined {
  if (move.type !== 'choose') return { kind: 'choose-first' };
  const { action } = move;
  return hand.includes(action) ? undefined : { kind: 'action-not-in-hand', action, hand };
}

function refuseInTurn(table: TableState, turn: Turn, seat: Seat, move: Move): Refusal | undefined {
  if (move.type === 'choose') return { kind: 'already-revealed' };
  const now = entryOf(turn.order, 0);
  if (now !== seat) return { kind: 'not-your-turn', turn: now };
  const player = entryOf(table.players, seat);
  switch (move.type) {
    case 'chief':
      return refuseAction(turn, seat, 1) ?? refuseChief(table, seat);
    case 'flip':
      return refuseAction(turn, seat, 2) ?? refuseFlip(player.pyramid, move.slot);
    case 'swap':
      return refuseAction(turn, seat, 3) ?? refuseSwap(table, turn, move);
    case 'recall':
      return refuseAction(turn, seat, 4);
    case 'token':
      return refuseAction(turn, seat, 5) ?? refuseToken(table);
    case 'strengthen':
      return refuseStrengthening(player, move.slot);
    case 'take':
      return refuseTaking(table, turn, seat, move);
    case 'end':
      return turn.placed ? undefined : { kind: 'place-first' };
  }
}

/** PR8: only the action of the card just played, once. */
function refuseAction({ actions, acted }: Turn, seat: Seat, needs: Action): Refusal | undefined {
  const played = entryOf(actions, seat);
  if (played !== needs) return { kind: 'action-not-played', needs, played };
  return acted ? { kind: 'action-used', action: played } : undefined;
}

/** PR13 */
const refuseChief = ({ chief }: TableState, seat: Seat): Refusal | undefined =>
  chief === seat ? { kind: 'already-chief' } : undefined;

/** PR14: what a penguin helps to carry must still be carried once it is grey. */
function refuseFlip(pyramid: Pyramid, slot: Slot): Refusal | undefined {
  const missing = refuseToTouch(pyramid, slot);
  const penguin = penguinAt(pyramid, slot);
  if (missing || !penguin) return missing;
  if (penguin.side === 'grey') return { kind: 'already-grey', slot };
  return refuseDrop(withPenguin(pyramid, slot, { ...penguin, side: 'grey' }), slot);
}

function refuseDrop(pyramid: Pyramid, slot: Slot): Refusal | undefined {
  const loads = above(slot).map((upper) => {
    const penguin = penguinAt(pyramid, upper);
    return { upper, weight: penguin ? weightOf(penguin) : 0, carried: carriedAt(pyramid, upper) };
  });
  const dropped = loads.find(({ weight, carried }) => weight > carried);
  return (
    dropped && {
      kind: 'would-drop',
      above: dropped.upper,
      weight: dropped.weight,
      carried: dropped.carried,
    }
  );
}

function refuseToTouch(pyramid: Pyramid, slot: Slot): Refusal | undefined {
  if (!isSlot(slot)) return { kind: 'no-such-slot', slot };
  return penguinAt(pyramid, slot) ? undefined : { kind: 'slot-empty', slot };
}

/** PR15: only before taking. */
function refuseSwap(
  { offer }: TableState,
  { placed }: Turn,
  move: MoveOf<'swap'>,
): Refusal | undefined {
  if (placed) return { kind: 'exchange-before-taking' };
  return refuseUnavailable(offer, move.penguin);
}

function refuseUnavailable(offer: TableState['offer'], penguin: string): Refusal | undefined {
  const available = offer.map(({ id }) => id);
  return available.includes(penguin) ? undefined : { kind: 'penguin-not-available', available };
}

/** PR17 */
const refuseToken = ({ supply }: TableState): Refusal | undefined =>
  supply === 0 ? { kind: 'supply-empty' } : undefined;

/** PR17 */
const refuseStrengthening = ({ tokens, pyramid }: Player, slot: Slot): Refusal | undefined =>
  tokens === 0 ? { kind: 'no-token-in-hand' } : refuseToTouch(pyramid, slot);

/** PR8 to PR12, PR14 */
function refuseTaking(
  table: TableState,
  turn: Turn,
  seat: Seat,
  move: MoveOf<'take'>,
): Refusal | undefined {
  if (turn.placed) return { kind: 'already-placed' };
  const { pyramid } = entryOf(table.players, seat);
  return (
    refuseUnavailable(table.offer, move.penguin) ??
    refuseSlot(pyramid, move.slot) ??
    (move.side === 'grey'
      ? refuseGrey(table, turn, seat)
      : refuseWeight(table, pyramid, move.penguin, move.slot))
  );
}

/** PR9 */
function refuseSlot(pyramid: Pyramid, slot: Slot): Refusal | undefined {
  if (!isSlot(slot)) return { kind: 'no-such-slot', slot };
  const there = penguinAt(pyramid, slot);
  if (there) return { kind: 'spot-taken', by: there.card.id };
  const open = openSlots(pyramid);
  if (open.some(([level, index]) => level === slot[0] && index === slot[1])) return undefined;
  return slot[0] === 0
    ? { kind: 'not-beside-the-base', open: open.filter(([level]) => level === 0) }
    : {
        kind: 'unsupported',
        missing: below(slot).filter((support) => penguinAt(pyramid, support) === null),
      };
}

/** PR10 */
function refuseWeight(
  { offer }: TableState,
  pyramid: Pyramid,
  penguin: string,
  slot: Slot,
): Refusal | undefined {
  const carried = carriedAt(pyramid, slot);
  const weight = cardOf(offer, penguin).weight;
  if (weight <= carried) return undefined;
  const fitting = fittingCards(pyramid, offer).map(({ id }) => id);
  return { kind: 'too-heavy', weight, carried, fitting };
}

/** PR11: grey only if nothing fits, or as the use of action 2 (PR14). */
function refuseGrey(table: TableState, turn: Turn, seat: Seat): Refusal | undefined {
  if (entryOf(turn.actions, seat) === 2 && !turn.acted) return undefined;
  const { pyramid } = entryOf(table.players, seat);
  const fitting = fittingCards(pyramid, table.offer).map(({ id }) => id);
  return fitting.length > 0 ? { kind: 'must-take-one-that-fits', fitting } : undefined;
}
