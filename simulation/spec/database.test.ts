import { describe, test } from 'vitest';
import { tableStoreContract } from '../../desk/spec/store/table-store-contract.ts';
import { databasePorts } from '../world/database-ports.ts';
import { DatabaseLink } from '../world/database-link.ts';
import { SimulatedDatabase } from '../world/database.ts';
import { diceFor } from '../world/dice.ts';
import { SimulatedProcess } from '../world/process.ts';
import { Scheduler } from '../world/scheduler.ts';

describe('the database of a simulation', () => {
  test.each(tableStoreContract.map((clause) => [clause.name, clause] as const))(
    '%s',
    async (_, { check }) => {
      const unwatched = { onTable: () => {}, onMatch: () => {}, onAddition: () => {} };
      const database = new SimulatedDatabase(unwatched, () => 0);
      database.people.set('0', { id: '0', name: 'Ana', penguin: 'royal' });
      const scheduler = new Scheduler(
        () =>
          new Promise((resolve) => {
            process.nextTick(resolve);
          }),
      );
      const open = (name: string) =>
        databasePorts(
          new DatabaseLink({
            database,
            scheduler,
            process: new SimulatedProcess(),
            dice: diceFor(1, name),
            weather: () => ({ slowness: 3, trouble: 0, isDown: false }),
            company: 'among others',
          }),
        );
      const checked = check(open('here'), open('elsewhere'));
      await scheduler.runUntil(60_000);
      await checked;
    },
  );
});
