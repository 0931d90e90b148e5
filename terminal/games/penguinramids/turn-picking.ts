import type { Move, Penguinramids, TableView } from '@rookery/rules/penguinramids/vocabulary';
import type { Line } from '../../paint/line.ts';
import type { Frame, Scene } from '../game-screen.ts';
import type { Marks } from './cells.ts';
import { drawTable } from './draw.ts';
import { menuPicker, type Item, type RamidPicker, type RamidPressed } from './menu.ts';
import type { PenguinramidsScreenTexts } from './texts/texts.ts';

/** What stays the same while one move is picked. */
export interface Turn {
  readonly texts: PenguinramidsScreenTexts;
  readonly scene: Scene<Penguinramids>;
  readonly legal: readonly Move[];
  readonly table: TableView;
}

type Of<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** The key that decides. */
export const doMove = (move: Move): RamidPressed => ({ type: 'move', move });

/** The table, to be drawn below whatever is picked. */
export const draw =
  ({ texts, scene }: Turn) =>
  (frame: Frame, marks?: Marks): readonly Line[] =>
    drawTable(texts, scene, frame, marks);

/** The legal moves of one type. */
export const legalOf = <Type extends Move['type']>(
  { legal }: Turn,
  type: Type,
): readonly Of<Type>[] => legal.filter((move): move is Of<Type> => move.type === type);

/** A menu over the table, beginning with the first item that is legal. */
export function menu(
  turn: Turn,
  title: string,
  items: readonly Item[],
  back: RamidPicker | null,
): RamidPicker {
  const first = Math.max(
    0,
    items.findIndex(({ isLegal }) => isLegal),
  );
  return menuPicker({ title, items, back, hint: turn.texts.pickItem, table: draw(turn) }, first);
}
