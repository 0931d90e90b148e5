import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { flow } from '../../paint/layout.ts';
import { faint, plain, span, strong, textOf, type StyledLine } from '../../paint/line.ts';
import type { Key } from '../../screen/keys.ts';
import type { Frame, Picker, Pressed } from '../game-screen.ts';

export type RamidPicker = Picker<Penguinramids>;
export type RamidPressed = Pressed<Penguinramids>;

/** One thing to choose; one that is not legal may be tried, and is then explained. */
export interface Item {
  readonly label: StyledLine;
  readonly about: string;
  readonly isLegal: boolean;
  readonly go: () => RamidPressed;
}

/** A row of things to choose from, below the table. */
export interface Menu {
  readonly title: string;
  readonly items: readonly Item[];
  readonly hint: string;
  readonly table: (frame: Frame) => readonly StyledLine[];
  /** Where Escape leads. */
  readonly back: RamidPicker | null;
}

export const unused: RamidPressed = { type: 'unused' };
export const goOn = (picker: RamidPicker): RamidPressed => ({ type: 'picker', picker });

/** Picking from a menu, with the cursor on one item. */
export function menuPicker(menu: Menu, index: number): RamidPicker {
  return {
    hint: menu.hint,
    draw: (frame) => [...menu.table(frame), ...drawMenu(menu, index, frame)],
    press: (key) => pressInMenu(menu, index, key),
  };
}

function drawMenu(
  { title, items }: Menu,
  index: number,
  { columns }: Frame,
): readonly StyledLine[] {
  const labels = items.map((item, place) => drawLabel(item, place === index));
  return [...flow([strong(title), ...labels], columns, 1), plain(`  ${items[index]?.about ?? ''}`)];
}

function drawLabel({ label, isLegal }: Item, isChosen: boolean): StyledLine {
  if (isChosen) return [span('[', { strong: true }), ...label, span(']', { strong: true })];
  const shown = isLegal ? label : faint(textOf(label));
  return [span(' '), ...shown, span(' ')];
}

function pressInMenu(menu: Menu, index: number, key: Key): RamidPressed {
  const { items, back } = menu;
  const last = items.length - 1;
  switch (key.name) {
    case 'left':
    case 'up':
      return goOn(menuPicker(menu, index === 0 ? last : index - 1));
    case 'right':
    case 'down':
    case 'tab':
      return goOn(menuPicker(menu, index === last ? 0 : index + 1));
    case 'home':
      return goOn(menuPicker(menu, 0));
    case 'end':
      return goOn(menuPicker(menu, last));
    case 'enter':
      return items[index]?.go() ?? unused;
    case 'escape':
    case 'backspace':
      return back ? goOn(back) : unused;
    case 'text':
      return pressNumber(menu, key.text);
    case 'pageup':
    case 'pagedown':
    case 'resize':
      return unused;
  }
}

function pressNumber(menu: Menu, text: string): RamidPressed {
  const index = /^[1-9]$/.test(text) ? Number(text) - 1 : -1;
  return menu.items[index] ? goOn(menuPicker(menu, index)) : unused;
}
