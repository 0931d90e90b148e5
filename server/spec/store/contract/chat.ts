import { describe, expect, test } from 'vitest';
import { aGuest, aTable, noon, tableId } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for chat in every store. */
export function chatContract(context: Context): void {
  describe('chat', () => {
    test('is kept in order, each line once', async () => {
      const { id } = await aGuest(context.store);
      const made = aTable();
      await context.store.createTable({ table: made });
      const table = made.id;
      const lines = ['a', 'b', 'c', 'c'].map((line, index) =>
        context.store.say({
          table,
          id: line,
          person: id,
          said: { kind: 'text', text: `${line} 🐧` },
          at: noon + Math.min(index, 2),
        }),
      );
      expect(await Promise.all(lines)).toEqual(['said', 'said', 'said', 'said']);
      const last = await context.store.chatOf({ table, limit: 2 });
      expect(last.map(({ id: line, name, said }) => [line, name, said])).toEqual([
        ['b', 'Ana', { kind: 'text', text: 'b 🐧' }],
        ['c', 'Ana', { kind: 'text', text: 'c 🐧' }],
      ]);
      const nowhere = { table: tableId(), id: 'x', person: id, at: noon } as const;
      expect(await context.store.say({ ...nowhere, said: { kind: 'text', text: 'x' } })).toBe(
        'unknown',
      );
    });
  });
}
