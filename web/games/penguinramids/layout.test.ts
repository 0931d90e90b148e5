import { slots } from '@rookery/rules/penguinramids/pyramid';
import { expect, test } from 'vitest';
import { middleOf, slotTowards } from './layout.ts';

test('a slot stands in the middle of the two it rests on', () => {
  expect(middleOf([0, 0])).toBe(0.5);
  expect(middleOf([1, 0])).toBe((middleOf([0, 0]) + middleOf([0, 1])) / 2);
  expect(middleOf([3, 0])).toBe(2);
});

test('arrows walk along a level and stop at its ends', () => {
  expect(slotTowards([0, 1], 'ArrowRight')).toEqual([0, 2]);
  expect(slotTowards([0, 3], 'ArrowRight')).toEqual([0, 3]);
  expect(slotTowards([2, 0], 'ArrowLeft')).toEqual([2, 0]);
});

test('arrows climb to the nearest slot above or below', () => {
  expect(slotTowards([0, 3], 'ArrowUp')).toEqual([1, 2]);
  expect(slotTowards([2, 1], 'ArrowDown')).toEqual([1, 1]);
  expect(slotTowards([3, 0], 'ArrowUp')).toEqual([3, 0]);
  expect(slotTowards([0, 0], 'ArrowDown')).toEqual([0, 0]);
});

test('every slot can be walked to from every other', () => {
  const reached = new Set<string>(['0,0']);
  const queue = [slots[0] ?? ([0, 0] as const)];
  for (const slot of queue) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = slotTowards(slot, key);
      if (reached.has(next.join())) continue;
      reached.add(next.join());
      queue.push(next);
    }
  }
  expect(reached.size).toBe(slots.length);
});
