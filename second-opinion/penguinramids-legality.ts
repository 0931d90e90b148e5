import { canFlip, everySlot, fits, isOpen, penguinAt } from './penguinramids-pyramid.ts';
import { everyMove } from './penguinramids-moves.ts';
import type { Action, Move } from './penguinramids-moves.ts';
import { playerAt } from './penguinramids-state.ts';
import type { State, Turn } from './penguinramids-state.ts';

/** What `legal` lists: whoever has chosen is not to act, though choosing again is accepted. */
export function legalMoves(state: State, seat: number): Move[] {
  if (isChoosing(state) && playerAt(state, seat).chosen !== null) return [];
  return everyMove(state.available.map((penguin) => penguin.id)).filter((move) =>
    isAccepted(state, seat, move),
  );
}

export function isChoosing(state: State): boolean {
  return state.turn === null && !state.over;
}

export function isAccepted(state: State, seat: number, move: Move): boolean {
  if (move.type === 'choose') return canChoose(state, seat, move.action);
  const { turn } = state;
  return turn?.seat === seat && isAcceptedOnTurn(state, turn, move);
}

// PR5
function canChoose(state: State, seat: number, action: Action): boolean {
  return isChoosing(state) && playerAt(state, seat).hand.includes(action);
}

type TurnMove = Exclude<Move, { type: 'choose' }>;

function isAcceptedOnTurn(state: State, turn: Turn, move: TurnMove): boolean {
  const { pyramid, tokens } = playerAt(state, turn.seat);
  switch (move.type) {
    case 'chief':
      return mayAct(turn, 1) && state.chief !== turn.seat;
    case 'flip':
      return mayAct(turn, 2) && canFlip(pyramid, move.slot);
    case 'swap':
      return mayAct(turn, 3) && !turn.hasPlaced && isAvailable(state, move.penguin);
    case 'recall':
      return mayAct(turn, 4);
    case 'token':
      return mayAct(turn, 5) && state.supply > 0;
    case 'strengthen':
      return tokens > 0 && penguinAt(pyramid, move.slot) !== undefined;
    case 'take':
      return !turn.hasPlaced && canTake(state, turn, move);
    case 'end':
      return turn.hasPlaced;
  }
}

function mayAct(turn: Turn, action: Action): boolean {
  return turn.action === action && !turn.hasActed;
}

function isAvailable(state: State, id: string): boolean {
  return state.available.some((penguin) => penguin.id === id);
}

function canTake(state: State, turn: Turn, move: TurnMove & { type: 'take' }): boolean {
  const { pyramid } = playerAt(state, turn.seat);
  const penguin = state.available.find((each) => each.id === move.penguin);
  if (penguin === undefined || !isOpen(pyramid, move.slot)) return false;
  if (move.side === 'colour') return fits(pyramid, penguin, move.slot);
  return mayAct(turn, 2) || !doesAnyFit(state, turn.seat);
}

/** PR11: whether any available penguin can be placed colour side up anywhere. */
export function doesAnyFit(state: State, seat: number): boolean {
  const { pyramid } = playerAt(state, seat);
  return state.available.some((penguin) => everySlot.some((slot) => fits(pyramid, penguin, slot)));
}
