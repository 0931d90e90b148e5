import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { flow } from '../../paint/layout.ts';
import { faint, plain, span, strong, textOf, type StyledLine } from '../../paint/line.ts';
import type { Key } from '../../screen/keys.ts';
import type { Frame, Picker, Pressed } from '../game-screen.ts';
import { goOn, pressIn } from '../picking.ts';

export type RamidPicker = Picker<Penguinramids>;
export type RamidPressed = Pressed<Penguinramids>;

/** One thing to choose. An illegal one can be tried, too: the person then reads why it is refused. */
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
  const unused: RamidPressed = { type: 'unused' };
  const goTo = (at: number): RamidPressed =>
    goOn(menuPicker(menu, (at + items.length) % items.length));
  const goBack = (): RamidPressed => (back ? goOn(back) : unused);
  return pressIn(
    {
      left: () => goTo(index - 1),
      up: () => goTo(index - 1),
      right: () => goTo(index + 1),
      down: () => goTo(index + 1),
      tab: () => goTo(index + 1),
      home: () => goTo(0),
      end: () => goTo(items.length - 1),
      enter: () => items[index]?.go() ?? unused,
      escape: goBack,
      backspace: goBack,
      text: (text) =>
        /^[1-9]$/.test(text) && items[Number(text) - 1] ? goTo(Number(text) - 1) : unused,
    },
    key,
  );
}
