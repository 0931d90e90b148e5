export const colours = ['red', 'green', 'yellow', 'purple', 'blue'] as const;
export type Colour = (typeof colours)[number];

/** A card lying on the table, and equally the move that puts it there. */
export interface PlacedCard {
  readonly colour: Colour;
  readonly row: number;
  readonly x: number;
}

export type Table = readonly PlacedCard[];

function cardAt(table: Table, row: number, x: number): PlacedCard | undefined {
  return table.find((card) => card.row === row && card.x === x);
}

/** PP7 to PP9: whether the card may lie there, whoever holds it. */
export function fits(table: Table, card: PlacedCard, baseLimit: number): boolean {
  if (!isOpen(table, card.row, card.x, baseLimit)) return false;
  return card.row === 0 || coloursBelow(table, card).includes(card.colour);
}

export function isOpen(table: Table, row: number, x: number, baseLimit: number): boolean {
  if (cardAt(table, row, x) !== undefined) return false;
  return row === 0 ? isBaseEnd(table, x, baseLimit) : isSupported(table, row, x);
}

// PP7
function isBaseEnd(table: Table, x: number, baseLimit: number): boolean {
  const base = table.filter((card) => card.row === 0);
  if (base.length === 0) return x === 0;
  if (base.length >= baseLimit) return false;
  return base.some((card) => card.x === x - 1 || card.x === x + 1);
}

// PP8
function isSupported(table: Table, row: number, x: number): boolean {
  return cardAt(table, row - 1, x) !== undefined && cardAt(table, row - 1, x + 1) !== undefined;
}

// PP9
function coloursBelow(table: Table, card: PlacedCard): Colour[] {
  const below = [cardAt(table, card.row - 1, card.x), cardAt(table, card.row - 1, card.x + 1)];
  return below.flatMap((support) => (support === undefined ? [] : [support.colour]));
}
