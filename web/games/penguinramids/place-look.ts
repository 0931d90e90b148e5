import type { Move, Slot } from '@rookery/rules/penguinramids/vocabulary';
import { isGreyForced, isSameSlot, movesOf, sidesFor } from './moves.ts';
import type { Picking } from './picking.ts';

/** Whether a penguin fits with its colour side up, or only when grey, because it then weighs 0 (PR1). */
export type Fit = 'colour' | 'grey';

/** A slot that may be touched next. */
export interface LitSlot {
  readonly slot: Slot;
  readonly fit: Fit;
}

/** An available penguin that may be touched next. */
export interface LitPenguin {
  readonly penguin: string;
  readonly fit: Fit;
}

/** The slots that may be touched next. */
export function litSlots(picking: Picking, legal: readonly Move[]): readonly LitSlot[] {
  switch (picking.step) {
    case 'penguin':
    case 'side':
      return slotsFor(legal, picking.penguin);
    case 'grey':
      return slotsFor(onlyGrey(legal), picking.penguin);
    case 'sure':
      return picking.move.type === 'take' ? slotsFor(legal, picking.move.penguin) : [];
    case 'flip':
      return movesOf(legal, 'flip').map(({ slot }) => ({ slot, fit: 'colour' }));
    case 'token':
    case 'arm':
      return movesOf(legal, 'strengthen')
        .filter(({ arm }) => arm === 'left')
        .map(({ slot }) => ({ slot, fit: 'colour' }));
    case 'idle':
    case 'slot':
    case 'swap':
      return [];
  }
}

/** The available penguins that may be touched next. */
export function litPenguins(picking: Picking, legal: readonly Move[]): readonly LitPenguin[] {
  switch (picking.step) {
    case 'swap':
      return movesOf(legal, 'swap').map(({ penguin }) => ({ penguin, fit: 'colour' }));
    case 'slot':
      return penguinsFor(takesTo(legal, picking.slot));
    case 'flip':
    case 'grey':
      // Where nothing fits a penguin lies grey anyway, and the action is not needed for it (PR14).
      if (isGreyForced(legal)) return [];
      return penguinsFor(onlyGrey(legal)).map(({ penguin }) => ({ penguin, fit: 'colour' }));
    case 'token':
    case 'arm':
      return [];
    case 'idle':
    case 'penguin':
    case 'side':
    case 'sure':
      return penguinsFor(legal);
  }
}

/** The moves that take a penguin and place it grey. */
const onlyGrey = (legal: readonly Move[]): readonly Move[] =>
  movesOf(legal, 'take').filter(({ side }) => side === 'grey');

const takesTo = (legal: readonly Move[], to: Slot): readonly Move[] =>
  movesOf(legal, 'take').filter(({ slot }) => isSameSlot(slot, to));

const slotsFor = (legal: readonly Move[], penguin: string): readonly LitSlot[] =>
  movesOf(legal, 'take')
    .filter((move) => move.penguin === penguin)
    .map(({ slot }) => slot)
    .filter((slot, index, all) => all.findIndex((each) => isSameSlot(each, slot)) === index)
    .map((slot) => ({
      slot,
      fit: sidesFor(legal, penguin, slot).includes('colour') ? 'colour' : 'grey',
    }));

function penguinsFor(legal: readonly Move[]): readonly LitPenguin[] {
  const takes = movesOf(legal, 'take');
  return [...new Set(takes.map(({ penguin }) => penguin))].map((penguin) => {
    const fits = takes.some((move) => move.penguin === penguin && move.side === 'colour');
    return { penguin, fit: fits ? 'colour' : 'grey' };
  });
}
