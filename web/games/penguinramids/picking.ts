import type { Arm, Move, Side, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { isGreyForced, isLegal, isSameSlot, movesOf, sidesFor } from './moves.ts';

/** What somebody has touched so far on the way to a move. */
export type Picking =
  | { readonly step: 'idle' }
  /** An available penguin; its slot is to follow. */
  | { readonly step: 'penguin'; readonly penguin: string }
  /** An open slot; its penguin is to follow. */
  | { readonly step: 'slot'; readonly slot: Slot }
  /** Both, and the side is the question; a single one is asked for where it costs the action. */
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

/** What is needed to know where a touch leads. */
export interface Ground {
  readonly legal: readonly Move[];
  /** Whether moves are shown first and made with a second touch. */
  readonly confirm: boolean;
}

/** Where a touch leads: what is picked now, a move to make, or one that is refused and to be explained. */
export interface Outcome {
  readonly picking: Picking;
  readonly move: Move | null;
  readonly refused: Move | null;
}

export const idle: Picking = { step: 'idle' };

const goOn = (picking: Picking): Outcome => ({ picking, move: null, refused: null });
const refuse = (picking: Picking, refused: Move): Outcome => ({ picking, move: null, refused });

/** Makes a move, or asks for a second touch first. */
export function commit(ground: Ground, picking: Picking, move: Move): Outcome {
  if (!isLegal(ground.legal, move)) return refuse(picking, move);
  if (ground.confirm) return goOn({ step: 'sure', move });
  return { picking: idle, move, refused: null };
}

/** An available penguin is touched. `somewhere` is a slot to explain by why it may go nowhere. */
export function touchPenguin(
  ground: Ground,
  picking: Picking,
  penguin: string,
  somewhere: Slot,
): Outcome {
  if (picking.step === 'swap') return commit(ground, picking, { type: 'swap', penguin });
  if (picking.step === 'slot') return place(ground, picking, penguin, picking.slot);
  if (picking.step === 'penguin' && picking.penguin === penguin) return goOn(idle);
  const fits = movesOf(ground.legal, 'take').some((move) => move.penguin === penguin);
  if (fits) return goOn({ step: 'penguin', penguin });
  return refuse(idle, { type: 'take', penguin, slot: somewhere, side: 'colour' });
}

/** A slot of the own pyramid is touched. `someone` is a penguin to explain by why nothing may go there. */
export function touchSlot(
  ground: Ground,
  picking: Picking,
  slot: Slot,
  someone: string | null,
): Outcome {
  switch (picking.step) {
    case 'penguin':
    case 'side':
      return place(ground, picking, picking.penguin, slot);
    case 'flip':
      return commit(ground, picking, { type: 'flip', slot });
    case 'token':
    case 'arm': {
      const move = { type: 'strengthen', slot, arm: 'left' } as const;
      return isLegal(ground.legal, move) ? goOn({ step: 'arm', slot }) : refuse(picking, move);
    }
    case 'sure':
      return touchSlotAgain(ground, picking.move, slot);
    case 'slot':
      return isSameSlot(picking.slot, slot) ? goOn(idle) : pickSlot(ground, slot, someone);
    case 'idle':
    case 'swap':
      return pickSlot(ground, slot, someone);
  }
}

function pickSlot({ legal }: Ground, slot: Slot, someone: string | null): Outcome {
  const isOpen = movesOf(legal, 'take').some((move) => isSameSlot(move.slot, slot));
  if (isOpen) return goOn({ step: 'slot', slot });
  if (someone === null) return goOn(idle);
  return refuse(idle, { type: 'take', penguin: someone, slot, side: 'colour' });
}

/** The second touch makes the move that was shown; a touch elsewhere shows another one. */
function touchSlotAgain(ground: Ground, move: Move, slot: Slot): Outcome {
  if ('slot' in move && isSameSlot(move.slot, slot)) return { picking: idle, move, refused: null };
  if (move.type === 'take') return place(ground, idle, move.penguin, slot);
  return move.type === 'flip' ? commit(ground, idle, { type: 'flip', slot }) : goOn(idle);
}

function place(ground: Ground, picking: Picking, penguin: string, slot: Slot): Outcome {
  const sides = sidesFor(ground.legal, penguin, slot);
  const [side] = sides;
  if (side === undefined) {
    return refuse(picking, { type: 'take', penguin, slot, side: 'colour' });
  }
  const isQuestion = sides.length > 1 || (side === 'grey' && !isGreyForced(ground.legal));
  if (isQuestion) return goOn({ step: 'side', penguin, slot, sides });
  return commit(ground, picking, { type: 'take', penguin, slot, side });
}

/** The side is answered; having been asked is confirmation enough. */
export const touchSide = (picking: Picking & { readonly step: 'side' }, side: Side): Outcome => ({
  picking: idle,
  move: { type: 'take', penguin: picking.penguin, slot: picking.slot, side },
  refused: null,
});

/** The arm is answered; having been asked is confirmation enough. */
export const touchArm = (slot: Slot, arm: Arm): Outcome => ({
  picking: idle,
  move: { type: 'strengthen', slot, arm },
  refused: null,
});

/** A button that asks for a target is touched; a second touch takes it back. */
export const touchTool = (picking: Picking, step: 'flip' | 'swap' | 'token'): Outcome =>
  goOn(picking.step === step ? idle : { step });

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

/** What is picked once the legal moves have changed: nothing, where it has become impossible. */
export function stillPicked(picking: Picking, legal: readonly Move[]): Picking {
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
