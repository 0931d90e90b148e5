import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Key } from '../screen/keys.ts';
import type { Picker, Pressed } from './game-screen.ts';

/** What each key leads to; a key that is missing here means nothing to the picker. */
type KeyTable<G extends Vocabulary> = {
  readonly [name in Exclude<Key['name'], 'text'>]?: () => Pressed<G>;
} & { readonly text?: (text: string) => Pressed<G> };

/** The entries of the four arrows, which all do the same in their directions. */
export const arrowKeys = <G extends Vocabulary>(
  step: (arrow: Arrow) => Pressed<G>,
): KeyTable<G> => ({
  left: () => step('left'),
  right: () => step('right'),
  up: () => step('up'),
  down: () => step('down'),
});

/** Presses a key: looks up what it leads to. */
export function pressIn<G extends Vocabulary>(table: KeyTable<G>, key: Key): Pressed<G> {
  const pressed = key.name === 'text' ? table.text?.(key.text) : table[key.name]?.();
  return pressed ?? { type: 'unused' };
}

/** Goes on with another picker. */
export const goOn = <G extends Vocabulary>(picker: Picker<G>): Pressed<G> => ({
  type: 'picker',
  picker,
});

/** A place in a pyramid: its row from below, and its index in the row. */
type Place = readonly [row: number, index: number];

/** A key that points somewhere. */
export type Arrow = 'left' | 'right' | 'up' | 'down';

/** How an arrow moves over a pyramid; a place above lies half a card to the right of its index. */
const steps: { readonly [arrow in Arrow]: readonly Place[] } = {
  left: [[0, -1]],
  right: [[0, 1]],
  up: [
    [1, 0],
    [1, -1],
  ],
  down: [
    [-1, 0],
    [-1, 1],
  ],
};

/** The place one arrow away; the same one at the border. */
export const stepFrom = (
  [row, index]: Place,
  arrow: Arrow,
  exists: (place: Place) => boolean,
): Place =>
  steps[arrow].map(([up, right]): Place => [row + up, index + right]).find(exists) ?? [row, index];

/** The entry after the one that matches, round and round; undefined if there are no entries. */
export const nextAfter = <Entry>(
  entries: readonly Entry[],
  isCurrent: (entry: Entry) => boolean,
): Entry | undefined =>
  entries[(entries.findIndex((entry) => isCurrent(entry)) + 1) % Math.max(1, entries.length)];
