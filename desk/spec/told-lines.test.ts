import { expect, test } from 'vitest';
import type { ChatEntry } from '../store.ts';
import { ToldLines } from '../told-lines.ts';

const line = (id: string): ChatEntry => ({
  id,
  at: 1,
  person: 'ana',
  name: 'Ana',
  said: { kind: 'phrase', phrase: 'hello' },
});

test('a line of another desk is told though one of this desk came right after it', () => {
  const told = new ToldLines();
  told.begin([line('a')]);
  expect(told.isToldUpTo('a')).toBe(true);
  told.addOne(line('c'));
  expect(told.isToldUpTo('c')).toBe(false);
  expect(told.add([line('a'), line('b'), line('c')])).toEqual([line('b')]);
  expect(told.isToldUpTo('c')).toBe(true);
});

test('a line that another desk speaks of is looked for', () => {
  const told = new ToldLines();
  told.begin([line('b')]);
  told.doubt();
  expect(told.isToldUpTo('b')).toBe(false);
  expect(told.add([line('a'), line('b')])).toEqual([line('a')]);
});
