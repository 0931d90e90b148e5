import { ThinkingFailed, type BotPool, type ThinkRequest } from '@rookery/bots/workers/bot-pool';
import type { Thought } from '@rookery/bots/bot';
import { catalogue } from '@rookery/rules/catalogue';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import { play } from '@rookery/rules/kernel/match';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect } from 'vitest';
import { localBotPool } from '../../company.ts';
import { enter, must, saying } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { fragile } from '../../fragile-store.ts';
import { playOn } from '../../playing.ts';
import { SlowBotPool } from '../../slow-bot-pool.ts';
import { TestCaller } from '../../test-caller.ts';

/** Bots that wait until they are released, and then all make that choice. */
function holding(choice: number): { readonly botPool: BotPool; release(): void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const think: BotPool['think'] = async ({ question }) => {
    await released;
    return { move: entryOf(question.legal, choice), candidates: [], reason: { kind: 'x' } };
  };
  return { botPool: { ...localBotPool, think }, release: () => release() };
}

/** What bots get, and what becomes of their moves. */
export const bots: Suite = (test) => {
  describe.each(catalogue)('a bot at a table of $id', (game) => {
    test('gets what a player in its seat would get, and no seed that tells the deals', async ({
      company,
    }) => {
      const requests: ThinkRequest[] = [];
      const botPool: BotPool = {
        ...localBotPool,
        think: (request) => {
          requests.push(request);
          return localBotPool.think(request);
        },
      };
      const secrets = ['the secret of this match'];
      const desk = await company.desk({ botPool, randomSecret: () => secrets[0] ?? '' });
      const { ana } = await company.startAlone(desk, { game: game.id });
      await playOn(company, desk, [ana], { decisions: 5 });
      await company.settle(desk);
      expect(requests.length).toBeGreaterThan(3);
      const { match } = ana.last('update');
      const stored = await company.store.loadMatch({ match });
      const bot = seatsOf(2)[1];
      if (!stored || bot === undefined) throw new Error('no match');
      for (const request of requests) {
        expect(Object.keys(request).toSorted()).toEqual([
          'game',
          'player',
          'purpose',
          'question',
          'seed',
        ]);
        expect(Object.keys(request.question).toSorted()).toEqual(['legal', 'seen', 'view']);
        expect(JSON.stringify(request)).not.toContain(stored.secret);
        const views = stored.acts.map((_, index) => {
          const acts = stored.acts.slice(0, index + 1).map((text) => {
            const act = parseAct(game.notation, text, 2);
            if (!act.ok) throw new Error(text);
            return act.value;
          });
          return JSON.stringify(game.view(play(game, stored.options, 2, acts), bot));
        });
        expect(views).toContain(JSON.stringify(request.question.view));
      }
      expect(new Set(requests.map(({ purpose }) => purpose)).size).toBe(requests.length);
      await desk.close();
    });
  });

  test('asking a bot costs what is new in the match, not the whole of it', async ({ company }) => {
    const party = catalogue.find(({ id }) => id === 'penguin-party');
    if (!party) throw new Error('no game');
    let applied = 0;
    const counted: typeof party = {
      ...party,
      apply: (state, act) => {
        applied += 1;
        return party.apply(state, act);
      },
    };
    const desk = await company.desk({ games: [counted] });
    const { ana } = await company.startAlone(desk);
    await playOn(company, desk, [ana], { decisions: 12 });
    await company.settle(desk);
    const { match } = ana.last('update');
    const countActs = async (): Promise<number> =>
      (await company.store.loadMatch({ match }))?.acts.length ?? 0;
    const before = { applied, acts: await countActs() };
    await playOn(company, desk, [ana], { decisions: 1 });
    await company.settle(desk);
    const acts = (await countActs()) - before.acts;
    // Each act is carried out, kept and retold to the bot. On a busy machine more of them fall into this span.
    expect(before.acts).toBeGreaterThan(20);
    expect(applied - before.applied).toBeLessThanOrEqual(6 * acts);
    await desk.close();
  });

  describe('while a bot thinks', () => {
    test('the table goes on, and a thought whose time has gone by is dropped', async ({
      company,
    }) => {
      const botPool = new SlowBotPool();
      const desk = await company.desk({ botPool });
      const { table, ana, bo } = await company.start(desk, { options: { start: 0 } });
      await must(desk, ana, { type: 'hand-over', table, level: 'chick' });
      expect(botPool.asked).toHaveLength(1);
      if (company.ports.chat) {
        await must(desk, bo, saying(table, { kind: 'phrase', phrase: 'your-turn' }));
      }
      await enter(desk, bo, table);
      await must(desk, ana, { type: 'take-back', table });
      expect(botPool.asked[0]?.isCancelled()).toBe(true);
      botPool.asked[0]?.answer();
      await company.settle(desk);
      expect(ana.last('update').nth).toBe(1);
      await playOn(company, desk, [ana], { decisions: 1 });
      await desk.close();
    });

    test('its seat can be taken back in the very moment in which the thought arrives', async ({
      company,
    }) => {
      const botPool = new SlowBotPool();
      const desk = await company.desk({ botPool });
      const { table, ana } = await company.start(desk, { options: { start: 0 } });
      await must(desk, ana, { type: 'hand-over', table, level: 'chick' });
      const taking = must(desk, ana, { type: 'take-back', table });
      botPool.asked[0]?.answer();
      await taking;
      await company.settle(desk);
      expect(desk.figures().moves.bots).toBe(0);
      expect(ana.last('update').nth).toBe(1);
      await desk.close();
    });

    test('a server that stops gives the thought up; the next one thinks it again', async ({
      company,
    }) => {
      const botPool = new SlowBotPool();
      const desk = await company.desk({ botPool });
      const { table, ana } = await company.startAlone(desk, { options: { start: 1 } });
      await desk.close();
      expect(botPool.asked[0]?.isCancelled()).toBe(true);
      const again = await company.desk();
      await again.resume(ana, [{ table, seq: null }]);
      await company.settle(again);
      expect(ana.last('update').news).toMatchObject([{ type: 'placed', seat: 1 }]);
      await again.close();
    });
  });

  describe('a bot that fails', () => {
    const failing = (think: () => Promise<Thought>): BotPool => ({ ...localBotPool, think });

    test('or breaks the rules plays some legal move, and that is complained about', async ({
      company,
    }) => {
      const broken = failing(() =>
        Promise.reject(new ThinkingFailed({ kind: 'bot-broke', reason: 'a bug' })),
      );
      const cheating = failing(() =>
        Promise.resolve({
          move: { colour: 'red', row: 7, x: 7 },
          candidates: [],
          reason: { kind: 'x' },
        }),
      );
      for (const botPool of [broken, cheating]) {
        const desk = await company.desk({ botPool });
        const { ana } = await company.startAlone(desk, { options: { start: 1 } });
        await company.settle(desk);
        expect(ana.last('update').news).toMatchObject([{ type: 'placed', seat: 1 }]);
        await desk.close();
      }
      expect(company.complaints.map((line) => line.split(' ')[0])).toEqual([
        'bot-failed',
        'bot-broke-the-rules',
      ]);
    });

    test('to have its move kept tries again after a while', async ({ company }) => {
      const { ports, failAt } = fragile(company.ports);
      const desk = await company.desk(ports);
      failAt('before the commit');
      const { ana } = await company.startAlone(desk, { options: { start: 1 } });
      await company.settle(desk);
      expect(ana.last('update').waiting).toMatchObject({ seats: [1] });
      await company.clock.pass(1000, () => company.settle(desk));
      expect(ana.last('update').news).toMatchObject([{ type: 'placed', seat: 1 }]);
      await desk.close();
    });
  });

  test('a bot that is overtaken by the one of another desk has not failed', async ({ company }) => {
    const [quick, slow] = [holding(0), holding(1)];
    const desk = await company.desk({ botPool: slow.botPool });
    const there = await company.desk({ botPool: quick.botPool });
    const { table, ana } = await company.startAlone(desk, { options: { start: 1 } });
    const afar = new TestCaller(ana.person);
    await enter(there, afar, table);
    const complaints = company.complaints.length;
    quick.release();
    await company.settle(there);
    const { news } = afar.last('update');
    expect(news).toMatchObject([{ type: 'placed', seat: 1 }]);
    slow.release();
    await company.settle(desk);
    expect(ana.last('update').news).toEqual(news);
    expect(desk.figures().moves.bots).toBe(0);
    expect(company.complaints.slice(complaints)).toEqual([]);
    await there.close();
    await desk.close();
  });
};
