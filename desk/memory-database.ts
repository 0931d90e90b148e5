import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { DeviceDatabase, DeviceMatch, DeviceRows, DeviceTable } from './device-store.ts';
import { Queue } from './queue.ts';

interface Contents {
  readonly tables: Map<TableId, DeviceTable>;
  readonly matches: Map<MatchId, DeviceMatch>;
  readonly acts: Map<MatchId, readonly string[]>;
}

/** A database that lasts as long as its process or page. */
export function openMemoryDatabase(): DeviceDatabase {
  let contents: Contents = { tables: new Map(), matches: new Map(), acts: new Map() };
  const queue = new Queue();
  return {
    read: (work) => queue.run(() => work(rowsOf(contents))),
    write: (work) =>
      queue.run(async () => {
        const copy = {
          tables: new Map(contents.tables),
          matches: new Map(contents.matches),
          acts: new Map(contents.acts),
        };
        const outcome = await work(rowsOf(copy));
        if (outcome === 'done') contents = copy;
        return outcome;
      }),
  };
}

const forget = <Key>(map: Map<Key, unknown>, key: Key): Promise<void> =>
  Promise.resolve(void map.delete(key));

function rowsOf({ tables, matches, acts }: Contents): DeviceRows {
  return {
    findTable: (id) => Promise.resolve(tables.get(id)),
    findTableByNonce: (nonce) =>
      Promise.resolve([...tables.values()].find((table) => table.nonce === nonce)?.id),
    putTable: (table) => Promise.resolve(void tables.set(table.id, table)),
    deleteTable: (id) => forget(tables, id),
    findMatch: (id) => Promise.resolve(matches.get(id)),
    listMatches: () => Promise.resolve([...matches.values()]),
    putMatch: (match) => Promise.resolve(void matches.set(match.id, match)),
    deleteMatch: (id) => forget(matches, id),
    listActs: (id) => Promise.resolve(acts.get(id) ?? []),
    countActs: (id) => Promise.resolve(acts.get(id)?.length ?? 0),
    addActs: (id, from, more) =>
      Promise.resolve(void acts.set(id, [...(acts.get(id) ?? []).slice(0, from), ...more])),
    deleteActs: (id) => forget(acts, id),
  };
}
