// The parts of a move in the thread of the database, here on the main one.
import { join } from 'node:path';

const count = 100;
const clocks = {
  rule: { kind: 'none' },
  seats: [0, 1, 2, 3].map(() => ({ left: 0, since: null })),
  paused: null,
};
const idOf = (number) => `M${String(number).padStart(21, '0')}`;

/** A row with the columns that must not be empty. */
const insertion = (number) =>
  `insert into matches (id, "table", game, rules, options, secret, seq, clocks, started_at)
   values ('${idOf(number)}', null, 'penguin-party', 1, '{}', 'secret', 0, '${JSON.stringify(clocks)}', 0)`;

/** Parts of a build: an append that is committed alone, and eight that share a commit. */
export async function openStoreParts(folder, file) {
  const load = (name) => import(join(folder, 'server/dist/store', name));
  const { openForWork, withPreparedCommands } = await load('sqlite-connection.js');
  const { commitTogether } = await load('group-commit.js');
  const { perform } = await load('operations.js');
  const { raw, db } = await openForWork(file);
  // What the disk needs is measured by `store`.
  raw.exec('pragma synchronous = off');
  const transaction = withPreparedCommands(raw);
  const lengths = Array.from({ length: count }, () => 0);
  lengths.forEach((_, number) => raw.exec(insertion(number)));
  let id = 0;
  const call = () => {
    id += 1;
    const seq = lengths[id % count]++;
    const decision = { seat: seq % 4, nth: Math.floor(seq / 4) + 1, answer: { seq: seq + 1 } };
    const acts = [`${seq % 4}R1-${seq % 7}`];
    const times = { clocks, deadline: null, at: id, result: null };
    const input = { match: idOf(id % count), expectedSeq: seq, acts, decision, ...times };
    return { id, name: 'append', input: structuredClone(input) };
  };
  const commit = async (calls) => {
    const answers = await commitTogether(transaction, calls, (each) =>
      perform(db, each.name, each.input),
    );
    if (answers.some(({ value }) => value?.kind !== 'added')) throw new Error('not added');
  };
  const inGroupsOf = (size) => (turn) => {
    const groups = Array.from({ length: turn / size }, () => Array.from({ length: size }, call));
    return async () => {
      for (const calls of groups) await commit(calls);
    };
  };
  return [
    { name: 'append, one in a commit', prepare: inGroupsOf(1) },
    { name: 'append, eight in a commit', prepare: inGroupsOf(8) },
  ];
}
