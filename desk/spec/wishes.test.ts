import { noWishes } from '@rookery/protocol/tables';
import { expect, test } from 'vitest';
import type { StoredTable } from '../store.ts';
import { addWish, isUnanimous, removeWish } from '../wishes.ts';
import { bot, personOn, tableOf } from './seated-table.ts';

const [ana, bo, cleo] = [personOn('Ana'), personOn('Bo'), personOn('Cleo')];
const playing = tableOf('playing', [ana, bo, cleo, bot]);

const wishing = (table: StoredTable, wishes: Partial<StoredTable['wishes']>): StoredTable => ({
  ...table,
  wishes: { ...noWishes, ...wishes },
});

test('whoever takes a wish back leaves those of the others, and other wishes', () => {
  const before = wishing(playing, { pause: [0, 1, 2], rematch: [1] });
  expect(removeWish(before, 'pause', 1)).toEqual(wishing(playing, { pause: [0, 2], rematch: [1] }));
});

test('a wish is noted once, in the order of seats', () => {
  const before = wishing(playing, { pause: [0, 2] });
  expect(addWish(before, 'pause', 1)).toEqual(wishing(playing, { pause: [0, 1, 2] }));
  expect(addWish(before, 'pause', 2)).toBe(before);
});

test('whoever has left the seat to a bot is not asked for a pause, but for a rematch', () => {
  const left = { ...playing, seats: [ana, { ...bo, bot: 'chick' }, cleo, bot] };
  const wished = wishing(left, { pause: [0, 2], rematch: [0, 2] });
  expect(isUnanimous(wished, 'pause')).toBe(true);
  expect(isUnanimous(wished, 'rematch')).toBe(false);
  expect(isUnanimous(wishing(left, { pause: [0] }), 'pause')).toBe(false);
  expect(isUnanimous(wishing(left, { rematch: [0, 1, 2] }), 'rematch')).toBe(true);
});
