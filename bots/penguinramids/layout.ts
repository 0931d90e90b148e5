// Where the board keeps what, in words. Each seat has a block of its own.

/** Words per seat. */
export const seatWords = 16;

/** Within a seat's block: the slots come first. */
export const filledAt = 10;
export const handAt = 11;
export const frontAt = 12;
export const tokensAt = 13;

/** What the seats share. */
export const roundAt = 64;
export const chiefAt = 65;
export const supplyAt = 66;
/** Whose decision is next; -1 once the match is over. */
export const seatAt = 67;
/** 1 while action cards are chosen, else 0. */
export const choosingAt = 68;
/** The action card of each seat, four bits a seat, 0 while it has none. */
export const picksAt = 69;
/** The seats still to have their turn, four bits each, the present one lowest. */
export const orderAt = 70;
export const orderSizeAt = 71;
export const actedAt = 72;
export const placedAt = 73;
export const offerSizeAt = 74;
export const offerAt = 75;
export const deckTopAt = 79;
export const deckEndAt = 80;
/** Where the exchanged cards begin, whose order everyone knows. */
export const unseenEndAt = 81;
export const deckAt = 82;

/** All cards, and every exchange four seats could make with their action 3 in ten rounds. */
export const boardWords = deckAt + 52 + 40;
