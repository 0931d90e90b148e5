import type { Move, MoveOf, Side, Slot } from '@rookery/rules/penguinramids/vocabulary';

/** Those moves of a list that are of one kind. */
export const movesOf = <Type extends Move['type']>(
  moves: readonly Move[],
  type: Type,
): readonly MoveOf<Type>[] => moves.filter((move): move is MoveOf<Type> => move.type === type);

export const isSameSlot = (a: Slot, b: Slot): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether two moves are one and the same. */
export const isSameMove = (a: Move, b: Move): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether this move is among the legal ones. */
export const isLegal = (legal: readonly Move[], move: Move): boolean =>
  legal.some((each) => isSameMove(each, move));

/** The sides up with which this penguin may go in this slot. */
export const sidesFor = (legal: readonly Move[], penguin: string, slot: Slot): readonly Side[] =>
  movesOf(legal, 'take')
    .filter((move) => move.penguin === penguin && isSameSlot(move.slot, slot))
    .map(({ side }) => side);

/** PR11: nothing fits, so whatever is taken lies grey, without the use of an action. */
export function isGreyForced(legal: readonly Move[]): boolean {
  const takes = movesOf(legal, 'take');
  return takes.length > 0 && takes.every(({ side }) => side === 'grey');
}
