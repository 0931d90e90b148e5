import { accepted } from '@rookery/rules/kernel/result';
import type { HotTable } from './hot-table.ts';
import { removePerson } from './seating.ts';
import { change } from './table-change.ts';
import { tellTable } from './telling.ts';

/** Tells everyone at these tables that a person there has another name or penguin. */
export async function showRenamed(tables: readonly HotTable[]): Promise<void> {
  const visits = tables.map((table) =>
    table.visit(async () => {
      await table.reloadPeople();
      tellTable(table);
    }),
  );
  await Promise.all(visits);
}

/** Gives up a person's seats at these tables. Fails if one of them could not be stored. */
export async function removeFrom(tables: readonly HotTable[], person: string): Promise<void> {
  await Promise.all(tables.map((table) => table.visit(() => removeFromTable(table, person))));
}

async function removeFromTable(table: HotTable, person: string): Promise<void> {
  const { id, context } = table;
  const ask = { type: 'stand', id: 0, table: id } as const;
  const { answer, news } = await change(table, ask, (before) =>
    accepted(removePerson(before, person, context.standIn)),
  );
  if (answer.type === 'refused') throw new Error(`the seat at ${id} could not be left`);
  await news?.();
}
