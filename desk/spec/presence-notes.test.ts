import { setImmediate as settle } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PresenceNote } from '../node-store.ts';
import { PresenceNotes } from '../presence-notes.ts';
import { tableId } from '../../server/spec/store/samples.ts';
import { FakeClock } from './fake-clock.ts';

const table = tableId();

test('who has gone is not noted as here by an earlier note that took longer', async () => {
  const clock = new FakeClock();
  const stored: PresenceNote[] = [];
  let finishFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  let calls = 0;
  let here: PresenceNote = { people: ['ana'], strangers: 0 };
  const notes = new PresenceNotes({
    node: 'one',
    nodes: {
      async notePresence({ tables }) {
        calls += 1;
        if (calls === 1) await first;
        stored.push(...tables);
      },
    },
    bus: undefined,
    clock,
    log: { warn: () => undefined },
    presenceHere: () => here,
  });
  notes.change([table]);
  await clock.pass(50, settle);
  here = { people: [], strangers: 0 };
  notes.change([table]);
  await clock.pass(50, settle);
  finishFirst();
  await settle();
  expect(stored.map(({ people }) => people)).toEqual([['ana'], []]);
});
