import { describe, expect, test } from 'vitest';
import type { TableId } from '@rookery/protocol/identifiers';
import { aTable, noon } from '../samples.ts';
import type { Context } from './context.ts';

/** What holds for spoken codes in every store. */
export function tableCodeContract(context: Context): void {
  describe('spoken codes', () => {
    const issue = (table: TableId, code: string, at = noon) =>
      context.store.issueTableCode({ table, code, at, expiresAt: at + 100 });

    test('lead to their table until they run out', async () => {
      const table = aTable();
      await context.store.createTable({ table });
      expect(await issue(table.id, 'BKMT')).toBe('BKMT');
      expect(await context.store.findByTableCode({ code: 'BKMT', at: noon + 99 })).toBe(table.id);
      expect(await context.store.findByTableCode({ code: 'BKMT', at: noon + 100 })).toBeUndefined();
      expect(await context.store.findByTableCode({ code: 'ZZZZ', at: noon })).toBeUndefined();
    });

    test('stay those of their table, and never lead to two', async () => {
      const [one, other] = [aTable(), aTable()];
      for (const table of [one, other]) await context.store.createTable({ table });
      expect(await issue(one.id, 'CDFG')).toBe('CDFG');
      expect(await issue(one.id, 'HJKL', noon + 50)).toBe('CDFG');
      expect(await context.store.findByTableCode({ code: 'CDFG', at: noon + 149 })).toBe(one.id);
      expect(await issue(other.id, 'CDFG', noon + 60)).toBeUndefined();
      expect(await issue(other.id, 'CDFG', noon + 150)).toBe('CDFG');
      expect(await context.store.findByTableCode({ code: 'CDFG', at: noon + 151 })).toBe(other.id);
    });
  });

  test('people play whose match has gone on lately', async () => {
    await context.inAnEmptyStore(async (empty) => {
      expect(await empty.countPlaying({ since: 0 })).toBe(0);
    });
  });
}
