import { entryOf } from '../kernel/entry.ts';
import type { Seat } from '../kernel/seat.ts';
import { fittingCards, slotsThatCarry } from './carrying.ts';
import { openSlots, penguinAt, slots } from './pyramid.ts';
import { refuse } from './refuse.ts';
import {
  arms,
  type Action,
  type Move,
  type Player,
  type State,
  type TableState,
  type Turn,
} from './vocabulary.ts';

/** Every move this seat may make now; a pick may be changed until the last one is made (PR5). */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const { stage } = state;
  if (stage.phase === 'choosing') return picks(entryOf(stage.table.players, seat));
  if (stage.phase !== 'turn' || stage.turn.order[0] !== seat) return [];
  const player = entryOf(stage.table.players, seat);
  const acts = stage.turn.acted
    ? []
    : actionMoves(stage.table, player, entryOf(stage.turn.actions, seat));
  return [
    ...acts.filter((move) => !refuse(state, seat, move)),
    ...strengthenings(player),
    ...(stage.turn.placed
      ? [{ type: 'end' } as const]
      : takings(stage.table, player, stage.turn, seat)),
  ];
}

const picks = ({ hand }: Player): readonly Move[] =>
  hand.map((action) => ({ type: 'choose', action }));

/** Every way to carry out an action that the rules might allow. */
function actionMoves({ offer }: TableState, { pyramid }: Player, action: Action): readonly Move[] {
  switch (action) {
    case 1:
      return [{ type: 'chief' }];
    case 2:
      return slots
        .filter((slot) => penguinAt(pyramid, slot))
        .map((slot) => ({ type: 'flip', slot }));
    case 3:
      return offer.map(({ id }) => ({ type: 'swap', penguin: id }));
    case 4:
      return [{ type: 'recall' }];
    case 5:
      return [{ type: 'token' }];
  }
}

/** PR17: one token, on any arm of any own penguin. */
const strengthenings = ({ tokens, pyramid }: Player): readonly Move[] =>
  tokens === 0
    ? []
    : slots
        .filter((slot) => penguinAt(pyramid, slot))
        .flatMap((slot) => arms.map((arm) => ({ type: 'strengthen', slot, arm }) as const));

/** PR11 and PR14: colour side where it is carried; grey if nothing fits or by action 2. */
function takings(
  { offer }: TableState,
  { pyramid }: Player,
  { actions, acted }: Turn,
  seat: Seat,
): readonly Move[] {
  const colourUp = offer.flatMap((card) =>
    slotsThatCarry(pyramid, card).map(
      (slot) => ({ type: 'take', penguin: card.id, slot, side: 'colour' }) as const,
    ),
  );
  const mayBeGrey = (actions[seat] === 2 && !acted) || fittingCards(pyramid, offer).length === 0;
  const greyUp = offer.flatMap(({ id }) =>
    openSlots(pyramid).map((slot) => ({ type: 'take', penguin: id, slot, side: 'grey' }) as const),
  );
  return mayBeGrey ? [...colourUp, ...greyUp] : colourUp;
}
