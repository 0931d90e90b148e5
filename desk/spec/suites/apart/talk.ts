import { describe, expect } from 'vitest';
import type { News } from '../../../ports.ts';
import type { ChatStore } from '../../../store.ts';
import { createTable, enter, must, refusalOf, saying, startTable } from '../../table-wishes.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { TestCaller } from '../../test-caller.ts';

const phrase = { kind: 'phrase', phrase: 'hello' } as const;
const text = { kind: 'text', text: 'how are you?' } as const;

/** What people say at a table. */
export const talk: Suite = (bare) => {
  const test = withGuests(bare);
  describe('what is said at a table', () => {
    test.for([
      ['off', []],
      ['phrases', [phrase]],
      ['text', [phrase, text]],
    ] as const)('where chat is %s', async ([chat, allowed], { desk, ana, bo }) => {
      const table = await createTable(desk, ana, { settings: { chat } });
      await enter(desk, bo, table);
      const answers = [
        await ana.ask(desk, saying(table, phrase)),
        await ana.ask(desk, saying(table, text)),
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
      await enter(desk, late, table);
      expect(late.all('chat').flatMap(({ lines }) => lines)).toEqual(heard);
    });

    test('comes from a seat or from an onlooker, not too fast, and never from nobody', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const cleo = await company.caller('Cleo');
      await must(desk, cleo, saying(table, phrase));
      await must(desk, bo, saying(table, phrase));
      const lines = ana.all('chat').flatMap((tell) => tell.lines);
      expect(lines).toMatchObject([
        { seat: null, name: 'Cleo' },
        { seat: 1, name: 'Bo' },
      ]);
      const nobody = new TestCaller(null);
      expect(await nobody.ask(desk, saying(table, phrase))).toMatchObject({
        reason: { kind: 'no-session' },
      });
      for (let line = 0; line < 4; line += 1) {
        await must(desk, bo, saying(table, phrase));
      }
      expect(await bo.ask(desk, saying(table, phrase))).toMatchObject({
        reason: { kind: 'busy', retryAfter: 10_000 },
      });
      await company.clock.pass(10_000, () => company.settle(desk));
      await must(desk, bo, saying(table, phrase));
    });

    test('comes from nobody who may not look on', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana, { settings: { onlookers: 'unwelcome' } });
      await startTable(desk, table, [ana, bo]);
      const cleo = await company.caller('Cleo');
      const line = saying(table, phrase, 'from-outside');
      expect(await cleo.ask(desk, line)).toMatchObject({ reason: { kind: 'no-onlookers' } });
      expect(ana.all('chat').flatMap(({ lines }) => lines)).toEqual([]);
      expect(await company.server.chatOf({ table, limit: 9 })).toEqual([]);
      await must(desk, bo, saying(table, phrase));
    });

    test('is heard once, however often it is sent, also after a restart and when one speaks fast', async ({
      company,
      desk,
      ana,
      bo,
    }) => {
      const table = await createTable(desk, ana);
      await startTable(desk, table, [ana, bo]);
      const line = saying(table, phrase, 'the-first');
      const both = [ana.askAs(desk, line, 500), ana.askAs(desk, line, 501)];
      expect(await Promise.all(both)).toMatchObject([{ type: 'done' }, { type: 'done' }]);
      for (let more = 0; more < 4; more += 1) await must(desk, ana, saying(table, phrase));
      expect(await ana.ask(desk, saying(table, phrase))).toMatchObject({
        reason: { kind: 'busy' },
      });
      await must(desk, ana, line);
      const again = await company.desk();
      await must(again, ana, line);
      // The same nonce of somebody else, or at another table, is another line.
      await must(desk, bo, line);
      const elsewhere = await createTable(desk, ana);
      await must(desk, ana, saying(elsewhere, phrase, 'the-first'));
      expect(bo.all('chat').flatMap(({ lines }) => lines)).toHaveLength(6);
      expect(await company.server.chatOf({ table, limit: 50 })).toHaveLength(6);
      await again.close();
    });

    test('is answered by what was kept, when the store fails', async ({ company, ana, bo }) => {
      let isFailing = true;
      const say: ChatStore['say'] = async (line) => {
        const kept = await company.server.say(line);
        if (isFailing) throw new Error('the line to the database broke');
        return kept;
      };
      const desk = await company.desk({ chat: { ...company.server, say } });
      const table = await createTable(desk, ana);
      await enter(desk, bo, table);
      await must(desk, ana, saying(table, phrase));
      isFailing = false;
      expect(bo.all('chat').flatMap(({ lines }) => lines)).toHaveLength(1);
      await desk.close();
    });

    test('is not heard when it could not be stored, and can be said again', async ({
      company,
      ana,
      bo,
    }) => {
      let isDiskFull = true;
      const say: ChatStore['say'] = (line) =>
        isDiskFull ? Promise.reject(new Error('the disk is full')) : company.server.say(line);
      const desk = await company.desk({ chat: { ...company.server, say } });
      const table = await createTable(desk, ana);
      await enter(desk, bo, table);
      const line = saying(table, phrase);
      expect(await refusalOf(desk, ana, line)).toEqual({ kind: 'not-saved' });
      expect(bo.all('chat').flatMap(({ lines }) => lines)).toEqual([]);
      isDiskFull = false;
      await must(desk, ana, line);
      expect(bo.all('chat').flatMap(({ lines }) => lines)).toHaveLength(1);
      await desk.close();
    });

    test('is not heard at a table that the store no longer has', async ({ company, ana, bo }) => {
      const say: ChatStore['say'] = () => Promise.resolve('unknown');
      const desk = await company.desk({ chat: { ...company.server, say } });
      const table = await createTable(desk, ana);
      await enter(desk, bo, table);
      expect(await refusalOf(desk, ana, saying(table, phrase))).toEqual({ kind: 'unknown-table' });
      expect(bo.all('chat').flatMap(({ lines }) => lines)).toEqual([]);
      await desk.close();
    });

    test('is not told anew when another desk stores the same line first', async ({
      company,
      ana,
      bo,
    }) => {
      // Each desk looks before the other one has stored it.
      const chat = { ...company.server, hasSaid: () => Promise.resolve(false) };
      const desk = await company.desk({ chat });
      const there = await company.desk({ chat });
      const table = await createTable(desk, ana);
      await enter(desk, bo, table);
      const line = saying(table, phrase);
      await must(there, ana, line);
      await must(desk, ana, line);
      expect(bo.all('chat').flatMap(({ lines }) => lines)).toEqual([]);
      expect(await company.server.chatOf({ table, limit: 9 })).toHaveLength(1);
      await there.close();
      await desk.close();
    });

    test('is news for other desks', async ({ company, ana }) => {
      const news: News[] = [];
      const bus = { publish: (each: News) => news.push(each), subscribe: () => () => undefined };
      const desk = await company.desk({ bus });
      const table = await createTable(desk, ana);
      await must(desk, ana, saying(table, phrase));
      expect(news.filter(({ kind }) => kind === 'chat')).toEqual([{ kind: 'chat', table }]);
      await desk.close();
    });

    test('is nothing any more once the table is closed', async ({ company, desk, ana, bo }) => {
      const table = await createTable(desk, ana);
      for (const each of [ana, bo]) await enter(desk, each, table);
      await must(desk, ana, { type: 'close', table });
      for (const each of [ana, bo]) {
        expect(await refusalOf(desk, each, saying(table, phrase))).toEqual({
          kind: 'wrong-phase',
          phase: 'closed',
        });
      }
      expect(await company.server.chatOf({ table, limit: 9 })).toEqual([]);
    });
  });
};
