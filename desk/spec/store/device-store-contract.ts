import type { DeviceStore } from '../../device-store.ts';
import { agree, begin, type Clause } from './table-store-contract.ts';

/** What the store of a device must do besides. Each on a fresh store. */
export const deviceStoreContract: readonly Clause<DeviceStore>[] = [
  {
    name: 'lists matches, the latest first, and forgets one with its table',
    async check(store, elsewhere) {
      const first = await begin(store, 'first', 2);
      const second = await begin(store, 'second', 3);
      const again = { ...second.match, id: (await begin(store, 'again', 5)).match.id };
      agree(
        (await elsewhere.listMatches()).map(({ id }) => id),
        [again.id, second.match.id, first.match.id],
      );
      await store.forgetMatch(first.match.id);
      agree(await store.findTable({ table: first.table.id }), undefined);
      agree(await store.loadMatch({ match: first.match.id }), undefined);
      agree((await store.listMatches()).length, 2);
      await store.forgetMatch(first.match.id);
    },
  },
  {
    name: 'keeps a table whose forgotten match is not its last one',
    async check(store) {
      const { table, match, revision } = await begin(store, 'first');
      const { match: other } = await begin(store, 'other');
      const rematch = { ...table, match: other.id };
      agree((await store.saveTable({ table: rematch, expectedRevision: revision })).kind, 'saved');
      await store.forgetMatch(match.id);
      agree((await store.findTable({ table: table.id }))?.table, rematch);
    },
  },
  {
    name: 'does not bring back a forgotten match without its beginning',
    async check(store, elsewhere) {
      const { match } = await begin(store);
      const { clocks, deadline } = match;
      await elsewhere.forgetMatch(match.id);
      const headless = { match: match.id, expectedSeq: 0, acts: ['0x'], decision: null };
      const outcome = await store.append({ ...headless, clocks, deadline, at: 9, result: null });
      agree(outcome.kind, 'conflict');
      agree(await store.loadMatch({ match: match.id }), undefined);
    },
  },
];
