import type { Arm, Move, Side, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { decide, pick, refuse, type TouchContext, type TouchResult } from '../kit/picking.ts';
import { isGreyForced, isLegal, isSameSlot, movesOf, sidesFor } from './moves.ts';
import { litPenguins, litSlots } from './place-look.ts';

/** What somebody has touched so far on the way to a move. */
export type Picking =
  | { readonly step: 'idle' }
  /** An available penguin; its slot is to follow. */
  | { readonly step: 'penguin'; readonly penguin: string }
  /** An open slot; its penguin is to follow. */
  | { readonly step: 'slot'; readonly slot: Slot }
  /** Both; the question is which side is up. A single possible side is asked about if it uses the action. */
  | {
      readonly step: 'side';
      readonly penguin: string;
      readonly slot: Slot;
      readonly sides: readonly Side[];
    }
  /** A penguin is to turn grey: one of the own ones, or an available one that is taken so. */
  | { readonly step: 'flip' }
  /** An available penguin that is to lie grey; its slot is to follow. */
  | { readonly step: 'grey'; readonly penguin: string }
  /** An available penguin is to go under the deck. */
  | { readonly step: 'swap' }
  /** One of the own penguins is to get a token. */
  | { readonly step: 'token' }
  | { readonly step: 'arm'; readonly slot: Slot }
  /** A whole move, shown before it is made, for those who like to confirm. */
  | { readonly step: 'sure'; readonly move: Move };

/** Where a touch leads. */
export type PickingResult = TouchResult<Picking, Move>;

export const idle: Picking = { step: 'idle' };

/** Makes a move, or asks for a second touch first. */
export function commit(context: TouchContext<Move>, picking: Picking, move: Move): PickingResult {
  if (!isLegal(context.legal, move)) return refuse(picking, move);
  if (context.confirm) return pick({ step: 'sure', move });
  return decide(idle, move);
}

/** An available penguin is touched. If it fits nowhere, the refusal is explained with `exampleSlot`. */
export function touchPenguin(
  context: TouchContext<Move>,
  picking: Picking,
  penguin: string,
  exampleSlot: Slot,
): PickingResult {
  if (picking.step === 'swap') return commit(context, picking, { type: 'swap', penguin });
  if (picking.step === 'slot') return place(context, picking, penguin, picking.slot);
  const isPicked = picking.step === 'penguin' || picking.step === 'grey';
  if (isPicked && picking.penguin === penguin) return pick(idle);
  if (picking.step === 'flip' || picking.step === 'grey') {
    return touchToTakeGrey(context, picking, penguin, exampleSlot);
  }
  const fits = movesOf(context.legal, 'take').some((move) => move.penguin === penguin);
  if (fits) return pick({ step: 'penguin', penguin });
  return refuse(idle, { type: 'take', penguin, slot: exampleSlot, side: 'colour' });
}

/** PR14: action 2 may also be used on the penguin that is taken. */
function touchToTakeGrey(
  { legal }: TouchContext<Move>,
  picking: Picking,
  penguin: string,
  exampleSlot: Slot,
): PickingResult {
  const mayTake = movesOf(legal, 'take').some(
    (move) => move.penguin === penguin && move.side === 'grey',
  );
  if (mayTake) return pick({ step: 'grey', penguin });
  return refuse(picking, { type: 'take', penguin, slot: exampleSlot, side: 'grey' });
}

/** A slot of the own pyramid is touched. If nothing may go there, the refusal is explained with `examplePenguin`. */
export function touchSlot(
  context: TouchContext<Move>,
  picking: Picking,
  slot: Slot,
  examplePenguin: string | null,
): PickingResult {
  switch (picking.step) {
    case 'penguin':
    case 'side':
      return place(context, picking, picking.penguin, slot);
    case 'grey': {
      const { penguin } = picking;
      return commit(context, picking, { type: 'take', penguin, slot, side: 'grey' });
    }
    case 'flip':
      return commit(context, picking, { type: 'flip', slot });
    case 'token':
    case 'arm': {
      const move = { type: 'strengthen', slot, arm: 'left' } as const;
      return isLegal(context.legal, move) ? pick({ step: 'arm', slot }) : refuse(picking, move);
    }
    case 'sure':
      return touchSlotAgain(context, picking.move, slot);
    case 'slot':
      return isSameSlot(picking.slot, slot) ? pick(idle) : pickSlot(context, slot, examplePenguin);
    case 'idle':
    case 'swap':
      return pickSlot(context, slot, examplePenguin);
  }
}

function pickSlot(
  { legal }: TouchContext<Move>,
  slot: Slot,
  examplePenguin: string | null,
): PickingResult {
  const isOpen = movesOf(legal, 'take').some((move) => isSameSlot(move.slot, slot));
  if (isOpen) return pick({ step: 'slot', slot });
  if (examplePenguin === null) return pick(idle);
  return refuse(idle, { type: 'take', penguin: examplePenguin, slot, side: 'colour' });
}

/** The second touch makes the move that was shown; a touch elsewhere shows another one. */
function touchSlotAgain(context: TouchContext<Move>, move: Move, slot: Slot): PickingResult {
  if ('slot' in move && isSameSlot(move.slot, slot)) return decide(idle, move);
  if (move.type === 'take') return place(context, idle, move.penguin, slot);
  return move.type === 'flip' ? commit(context, idle, { type: 'flip', slot }) : pick(idle);
}

function place(
  context: TouchContext<Move>,
  picking: Picking,
  penguin: string,
  slot: Slot,
): PickingResult {
  const sides = sidesFor(context.legal, penguin, slot);
  const [side] = sides;
  if (side === undefined) {
    return refuse(picking, { type: 'take', penguin, slot, side: 'colour' });
  }
  const isQuestion = sides.length > 1 || (side === 'grey' && !isGreyForced(context.legal));
  if (isQuestion) return pick({ step: 'side', penguin, slot, sides });
  return commit(context, picking, { type: 'take', penguin, slot, side });
}

/** The side is answered; having been asked is confirmation enough. */
export const touchSide = (
  picking: Picking & { readonly step: 'side' },
  side: Side,
): PickingResult =>
  decide(idle, { type: 'take', penguin: picking.penguin, slot: picking.slot, side });

/** The arm is answered; having been asked is confirmation enough. */
export const touchArm = (slot: Slot, arm: Arm): PickingResult =>
  decide(idle, { type: 'strengthen', slot, arm });

/** A button that asks for a target is touched; a second touch takes it back. */
export const touchTool = (picking: Picking, step: 'flip' | 'swap' | 'token'): PickingResult =>
  pick(picking.step === step ? idle : { step });

/** Whether there is anything to touch for a button that asks for a target. */
export const hasTarget = (step: 'flip' | 'swap' | 'token', legal: readonly Move[]): boolean =>
  keepPossible({ step }, legal).step !== 'idle';

/** Keeps what is picked if the legal moves still allow it. */
export function keepPossible(picking: Picking, legal: readonly Move[]): Picking {
  switch (picking.step) {
    case 'idle':
      return picking;
    case 'sure':
      return isLegal(legal, picking.move) ? picking : idle;
    case 'side':
      return sidesFor(legal, picking.penguin, picking.slot).length > 0 ? picking : idle;
    case 'slot':
    case 'swap':
      return litPenguins(picking, legal).length > 0 ? picking : idle;
    case 'flip':
      return [...litSlots(picking, legal), ...litPenguins(picking, legal)].length > 0
        ? picking
        : idle;
    case 'penguin':
    case 'grey':
    case 'token':
    case 'arm':
      return litSlots(picking, legal).length > 0 ? picking : idle;
  }
}
