import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Desk } from '../../desk/desk.ts';
import { Company, createTable, must, startTable, TestCaller } from './company.ts';

let company: Company;
let desk: Desk;
let ana: TestCaller;
let bo: TestCaller;
beforeAll(async () => {
  company = await Company.open();
});
afterAll(() => company.end());
beforeEach(async () => {
  desk = await company.desk();
  [ana, bo] = [await company.caller('Ana'), await company.caller('Bo')];
});
afterEach(() => desk.close());

const phrase = { kind: 'phrase', phrase: 'hello' } as const;
const text = { kind: 'text', text: 'how are you?' } as const;

describe('what is said at a table', () => {
  test.each([
    ['off', []],
    ['phrases', [phrase]],
    ['text', [phrase, text]],
  ] as const)('where chat is %s', async (chat, allowed) => {
    const table = await createTable(desk, ana, { settings: { chat } });
    await must(desk, bo, { type: 'enter', table, seq: null });
    const answers = [
      await ana.ask(desk, { type: 'say', table, said: phrase }),
      await ana.ask(desk, { type: 'say', table, said: text }),
    ];
    const refused = { type: 'refused', reason: { kind: 'chat-is', chat } };
    expect(answers).toMatchObject(
      [phrase, text].map((said) =>
        allowed.some(({ kind }) => kind === said.kind) ? { type: 'done' } : refused,
      ),
    );
    const heard = bo.all('chat').flatMap(({ lines }) => lines);
    expect(heard.map(({ said }) => said)).toEqual(allowed);
    const late = new TestCaller(bo.person);
    await must(desk, late, { type: 'enter', table, seq: null });
    expect(late.all('chat').flatMap(({ lines }) => lines)).toEqual(heard);
  });

  test('comes from a seat or from an onlooker, not too fast, and never from nobody', async () => {
    const table = await createTable(desk, ana);
    await startTable(desk, table, [ana, bo]);
    const cleo = await company.caller('Cleo');
    await must(desk, cleo, { type: 'say', table, said: phrase });
    await must(desk, bo, { type: 'say', table, said: phrase });
    const lines = ana.all('chat').flatMap((tell) => tell.lines);
    expect(lines).toMatchObject([
      { seat: null, name: 'Cleo' },
      { seat: 1, name: 'Bo' },
    ]);
    const nobody = new TestCaller(null);
    expect(await nobody.ask(desk, { type: 'say', table, said: phrase })).toMatchObject({
      reason: { kind: 'no-session' },
    });
    for (let line = 0; line < 4; line += 1) {
      await must(desk, bo, { type: 'say', table, said: phrase });
    }
    expect(await bo.ask(desk, { type: 'say', table, said: phrase })).toMatchObject({
      reason: { kind: 'busy', retryAfter: 10_000 },
    });
    await company.clock.pass(10_000, () => company.settle(desk));
    await must(desk, bo, { type: 'say', table, said: phrase });
  });
});

test('the lobby shows public tables, and what becomes of them', async () => {
  const visitor = new TestCaller(null);
  await must(desk, visitor, { type: 'follow-lobby' });
  expect(visitor.last('lobby').tables).toEqual([]);
  await createTable(desk, ana);
  const table = await createTable(desk, ana, { settings: { listing: 'public' } });
  await company.clock.pass(250, () => company.settle(desk));
  expect(visitor.last('lobby').tables).toMatchObject([
    { id: table, phase: 'waiting', seats: 2, taken: 0, hostName: 'Ana' },
  ]);
  await startTable(desk, table, [ana, bo]);
  await company.clock.pass(250, () => company.settle(desk));
  expect(visitor.last('lobby').tables).toMatchObject([{ phase: 'playing', taken: 2 }]);
  const told = visitor.all('lobby').length;
  await must(desk, visitor, { type: 'leave-lobby' });
  await createTable(desk, bo, { settings: { listing: 'public' } });
  await company.clock.pass(250, () => company.settle(desk));
  expect(visitor.all('lobby')).toHaveLength(told);
});
