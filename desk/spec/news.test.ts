import { expect, test } from 'vitest';
import { randomId, tableId } from '../../server/spec/store/samples.ts';
import { parseNews } from '../news.ts';
import type { News } from '../ports.ts';

const table = tableId();
const person = randomId();

const all: readonly News[] = [
  { kind: 'table', table, revision: 3, listing: 'public' },
  { kind: 'match', table, seq: 12 },
  { kind: 'chat', table },
  { kind: 'presence', table },
  { kind: 'sent-away', table, person },
  { kind: 'person', person },
  { kind: 'session', family: randomId() },
];

test('news of every kind are read as they were written', () => {
  expect(parseNews(JSON.parse(JSON.stringify(all)))).toEqual(all);
});

test('what nobody here knows is left out, and the rest is heard', () => {
  const odd = [
    { kind: 'weather' },
    { kind: 'chat', table: 'no' },
    { kind: 'chat', table, more: 1 },
  ];
  expect(parseNews([...odd, null, 'chat', { kind: 'chat', table }])).toEqual([
    { kind: 'chat', table },
  ]);
  for (const input of [null, 'uYxN0qg1TzS5nHn0hVfKXw', {}, 7]) expect(parseNews(input)).toEqual([]);
});
