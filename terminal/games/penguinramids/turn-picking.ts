import type {
  Move,
  MoveOf,
  Penguinramids,
  TableView,
} from '@rookery/rules/penguinramids/vocabulary';
import type { StyledLine } from '../../paint/line.ts';
import type { Frame, ViewerScene } from '../game-screen.ts';
import type { Marks } from './pyramid.ts';
import { drawTable } from './draw.ts';
import { menuPicker, type Item, type RamidPicker, type RamidPressed } from './menu.ts';
import type { PenguinramidsScreenTexts } from '@rookery/texts/en/terminal/penguinramids';

/** What stays the same while one move is picked. */
export interface RamidPick {
  readonly texts: PenguinramidsScreenTexts;
  readonly scene: ViewerScene<Penguinramids>;
  readonly legal: readonly Move[];
  readonly table: TableView;
}

/** The key that decides. */
export const doMove = (move: Move): RamidPressed => ({ type: 'move', move });

/** The table, to be drawn below whatever is picked. */
export const draw =
  ({ texts, scene }: RamidPick) =>
  (frame: Frame, marks?: Marks): readonly StyledLine[] =>
    drawTable(texts, scene, frame, marks);

/** The legal moves of one type. */
export const legalOf = <Type extends Move['type']>(
  { legal }: RamidPick,
  type: Type,
): readonly MoveOf<Type>[] => legal.filter((move): move is MoveOf<Type> => move.type === type);

/** A menu over the table, beginning with the first item that is legal. */
export function menu(
  turn: RamidPick,
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
