import { describe, expect, test } from 'vitest';
import { aGuest, aTable, noon, tableId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for chat in every store. */
export function chatContract(context: Context): void {
  describe('chat', () => {
    test('is kept in order, each line of a person at a table once', async () => {
      const { id } = await aGuest(context.store);
      const made = aTable();
      await context.store.createTable({ table: made });
      const table = made.id;
      const say = (line: string, index: number): ReturnType<typeof context.store.say> =>
        context.store.say({
          table,
          id: `${line}${String(index)}`,
          person: id,
          nonce: line,
          said: { kind: 'text', text: `${line} 🐧` },
          at: noon + index,
        });
      expect(await Promise.all(['a', 'b', 'c'].map(say))).toEqual(['said', 'said', 'said']);
      expect(await say('c', 3)).toBe('repeated');
      const atOnce = await Promise.all([say('d', 4), say('d', 5), say('d', 6)]);
      expect(atOnce.toSorted()).toEqual(['repeated', 'repeated', 'said']);
      const last = await context.store.chatOf({ table, limit: 2 });
      expect(last.map(({ id: line, name, said }) => [line, name, said])).toEqual([
        ['c2', 'Ana', { kind: 'text', text: 'c 🐧' }],
        [expect.stringMatching(/^d[456]$/), 'Ana', { kind: 'text', text: 'd 🐧' }],
      ]);
      expect(await context.store.hasSaid({ table, person: id, nonce: 'c' })).toBe(true);
      expect(await context.store.hasSaid({ table, person: id, nonce: 'e' })).toBe(false);
      const bo = await aGuest(context.store, 'Bo');
      const x = { id: 'x', nonce: 'c', said: { kind: 'text', text: 'x' }, at: noon } as const;
      expect(await context.store.say({ ...x, table, person: bo.id })).toBe('said');
      expect(await context.store.say({ ...x, table: tableId(), person: id })).toBe('unknown');
    });
  });
}
