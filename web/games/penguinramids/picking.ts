import type { Arm, Move, Side, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { decide, pick, refuse, type TouchContext, type TouchResult } from '../kit/picking.ts';
import { isGreyForced, isLegal, isSameSlot, movesOf, sidesFor } from './moves.ts';

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
  /** One of the own penguins is to turn grey. */
  | { readonly step: 'flip' }
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
  if (picking.step === 'penguin' && picking.penguin === penguin) return pick(idle);
  const fits = movesOf(context.legal, 'take').some((move) => move.penguin === penguin);
  if (fits) return pick({ step: 'penguin', penguin });
  return refuse(idle, { type: 'take', penguin, slot: exampleSlot, side: 'colour' });
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

/** The slots that would do for what is picked. */
export function litSlots(picking: Picking, legal: readonly Move[]): readonly Slot[] {
  switch (picking.step) {
    case 'penguin':
    case 'side':
      return slotsOf(legal, picking.penguin);
    case 'sure':
      return picking.move.type === 'take' ? slotsOf(legal, picking.move.penguin) : [];
    case 'flip':
      return movesOf(legal, 'flip').map(({ slot }) => slot);
    case 'token':
    case 'arm':
      return movesOf(legal, 'strengthen')
        .filter(({ arm }) => arm === 'left')
        .map(({ slot }) => slot);
    case 'idle':
    case 'slot':
    case 'swap':
      return [];
  }
}

/** The available penguins that would do for what is picked. */
export function litPenguins(picking: Picking, legal: readonly Move[]): readonly string[] {
  const takes = movesOf(legal, 'take');
  if (picking.step === 'swap') return movesOf(legal, 'swap').map(({ penguin }) => penguin);
  if (picking.step === 'slot') {
    const { slot } = picking;
    return unique(takes.filter((move) => isSameSlot(move.slot, slot)).map((move) => move.penguin));
  }
  return picking.step === 'flip' || picking.step === 'token' || picking.step === 'arm'
    ? []
    : unique(takes.map(({ penguin }) => penguin));
}

const slotsOf = (legal: readonly Move[], penguin: string): readonly Slot[] =>
  movesOf(legal, 'take')
    .filter((move) => move.penguin === penguin)
    .map(({ slot }) => slot)
    .filter((slot, index, all) => all.findIndex((each) => isSameSlot(each, slot)) === index);

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

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
    case 'penguin':
    case 'flip':
    case 'token':
    case 'arm':
      return litSlots(picking, legal).length > 0 ? picking : idle;
  }
}
