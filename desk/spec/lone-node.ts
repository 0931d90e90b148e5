import type { NodeStore, PresenceNote } from '../node-store.ts';
import type { Clock } from '../ports.ts';

/** What a node learns of others: nothing but who has its tables open there. */
export const nodeStoreWith = (
  clock: Pick<Clock, 'now'>,
  elsewhere: () => PresenceNote,
): NodeStore => ({
  joinNodes: () => Promise.resolve({ now: clock.now() }),
  keepAlive: () =>
    Promise.resolve({
      now: clock.now(),
      others: 1,
      self: 'known',
      givenUp: { nodes: [], tables: [] },
    }),
  leaveNodes: () => Promise.resolve(),
  takeLeases: ({ tables }) => Promise.resolve(tables),
  releaseLeases: () => Promise.resolve(),
  notePresence: () => Promise.resolve(),
  sightTables: ({ tables }) =>
    Promise.resolve(
      tables.map((table) => ({
        table,
        revision: 0,
        match: null,
        seq: null,
        deadline: null,
        line: null,
        elsewhere: elsewhere(),
      })),
    ),
  actsAfter: () => Promise.resolve(undefined),
});
