import type { DeskParts } from '@rookery/desk/desk';
import type { Added, Addition, Saved, TableStore } from '@rookery/desk/store';
import { diceFor } from '../world/dice.ts';
import type { BugSurroundings, PlantedBug } from './planted-bug.ts';

/** Other calls of the store, over those that are right. */
type StoreChange = (store: TableStore, surroundings: BugSurroundings) => Partial<TableStore>;

const withStore =
  (change: StoreChange): NonNullable<PlantedBug['alterParts']> =>
  (parts, surroundings) => ({
    ...parts,
    store: { ...parts.store, ...change(parts.store, surroundings) },
  });

/** Does it a little later; nobody waits for it. */
const later = ({ scheduler }: BugSurroundings, work: () => Promise<unknown>): void => {
  scheduler.after(40, () => void work().catch(() => undefined));
};

const lengthOf = ({ expectedSeq, acts }: Addition): number => expectedSeq + acts.length;

/** Bugs between the desk and what it stores. */
export const storeBugs: readonly PlantedBug[] = [
  {
    name: 'a decision is answered and told before its commit',
    alterParts: withStore((store, surroundings) => ({
      append(addition) {
        later(surroundings, () => store.append(addition));
        return Promise.resolve<Added>({ kind: 'added', seq: lengthOf(addition) });
      },
    })),
  },
  {
    name: 'a table is told before its commit',
    alterParts: withStore((store, surroundings) => ({
      saveTable(input) {
        later(surroundings, () => store.saveTable(input));
        return Promise.resolve<Saved>({ kind: 'saved', revision: input.expectedRevision + 1 });
      },
    })),
  },
  {
    name: 'a match is told before its commit',
    alterParts: withStore((store, surroundings) => ({
      startMatch(input) {
        later(surroundings, () => store.startMatch(input));
        return Promise.resolve<Saved>({ kind: 'saved', revision: input.expectedRevision + 1 });
      },
    })),
  },
  {
    name: 'the expected length of a log is forgotten',
    alterParts: withStore((store, { database }) => ({
      append(addition) {
        const { length } = database.matches.get(addition.match)?.acts ?? [];
        return store.append({ ...addition, expectedSeq: length, decision: null });
      },
    })),
  },
  {
    name: 'the expected revision of a table is forgotten',
    alterParts: withStore((store, { database }) => ({
      saveTable({ table }) {
        const expectedRevision = database.tables.get(table.id)?.revision ?? 0;
        return store.saveTable({ table, expectedRevision });
      },
    })),
  },
  {
    name: 'an unknown outcome is taken for a success',
    alterParts: withStore((store) => ({
      append: (addition) =>
        store.append(addition).catch((): Added => ({ kind: 'added', seq: lengthOf(addition) })),
    })),
  },
  {
    name: 'an unknown outcome is retried blindly',
    alterParts: withStore((store, { database }) => ({
      append: (addition) =>
        store.append(addition).catch(() => {
          const { length } = database.matches.get(addition.match)?.acts ?? [];
          return store.append({ ...addition, expectedSeq: length, decision: null });
        }),
    })),
  },
  {
    name: 'the last committed acts are lost in a crash',
    onCrash({ database }) {
      for (const row of database.matches.values()) {
        if (row.finishedAt === null && row.acts.length > 3) row.acts.pop();
      }
    },
  },
  {
    name: 'a table that was asked for twice is opened twice',
    alterParts: withStore((store) => ({
      findGranted: () => Promise.resolve(undefined),
      createTable: ({ table }) => store.createTable({ table }),
    })),
  },
  {
    name: 'a copy that the store has gone past is never loaded again',
    alterParts: ({ store, nodes, ...parts }) => {
      const revisions = new Map<string, number>();
      const findTable: TableStore['findTable'] = async (place) => {
        const found = await store.findTable(place);
        if (found) revisions.set(place.table, found.revision);
        return found;
      };
      const findProgress: TableStore['findProgress'] = async (place) => {
        const found = await store.findProgress(place);
        const revision = revisions.get(place.table);
        return found && revision !== undefined ? { ...found, revision } : found;
      };
      const sightless = nodes && { ...nodes, sightTables: () => Promise.resolve([]) };
      return {
        ...parts,
        store: { ...store, findTable, findProgress },
        ...(sightless && { nodes: sightless }),
      };
    },
  },
  {
    name: 'chance is drawn anew at every node',
    alterParts: (parts: DeskParts, { dice }: BugSurroundings): DeskParts => {
      const { store } = parts;
      const secret = diceFor(dice.below(2 ** 30), 'secret').id();
      return {
        ...parts,
        store: {
          ...store,
          loadMatch: async (place) => {
            const found = await store.loadMatch(place);
            return found && { ...found, secret };
          },
        },
      };
    },
  },
];
