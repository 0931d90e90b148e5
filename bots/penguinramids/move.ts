// A move as one number. From the lowest bit: kind (4 bits), slot or action (4), arm or side (1),
// card (6). A card is meant by its number, not by its place in the offer, so that the same move
// is the same number in every imagined world.

/** The kinds of moves. */
export const kind = {
  choose: 0,
  chief: 1,
  flip: 2,
  swap: 3,
  recall: 4,
  token: 5,
  strengthen: 6,
  take: 7,
  end: 8,
} as const;

/** The sides of a taken penguin. */
export const colourSide = 0;
export const greySide = 1;

/** More moves than any position has. */
export const mostMoves = 128;

export const kindOf = (move: number): number => move & 15;
/** The slot of a move; the action card of a choice. */
export const slotOf = (move: number): number => (move >> 4) & 15;
/** The arm that is strengthened, 0 for left; the side of a taken penguin. */
export const sideOf = (move: number): number => (move >> 8) & 1;
export const cardOfMove = (move: number): number => move >> 9;

export const chooseMove = (action: number): number => kind.choose | (action << 4);
export const flipMove = (slot: number): number => kind.flip | (slot << 4);
export const swapMove = (card: number): number => kind.swap | (card << 9);
export const strengthenMove = (slot: number, arm: number): number =>
  kind.strengthen | (slot << 4) | (arm << 8);
export const takeMove = (card: number, slot: number, side: number): number =>
  kind.take | (slot << 4) | (side << 8) | (card << 9);
