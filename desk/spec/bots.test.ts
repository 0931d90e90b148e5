import { ThinkingFailed, type Thinkers, type ThinkRequest } from '@rookery/bots/workers/thinkers';
import type { Thought } from '@rookery/bots/bot';
import { catalogue } from '@rookery/rules/catalogue';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import { play } from '@rookery/rules/kernel/match';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Company, createTable, must, saying, startTable, thinkersHere } from './company.ts';
import { fragile } from './fragile-store.ts';
import { playOn } from './playing.ts';

let company: Company;
beforeAll(async () => {
  company = await Company.open();
});
afterAll(() => company.end());

const bots = [{ seat: 1, level: 'chick' }];

/** Thinkers whose thoughts come when the test says so. */
class SlowThinkers implements Thinkers {
  readonly asked: { request: ThinkRequest; isCancelled: () => boolean; answer: () => void }[] = [];

  think: Thinkers['think'] = (request, thinkingCompany) =>
    new Promise((resolve, reject) => {
      let isCancelled = false;
      thinkingCompany?.signal?.addEventListener('abort', () => {
        isCancelled = true;
        reject(new ThinkingFailed({ kind: 'cancelled' }));
      });
      const answer = (): void => {
        thinkersHere.think(request).then(resolve, reject);
      };
      this.asked.push({ request, isCancelled: () => isCancelled, answer });
    });

  close = (): Promise<void> => Promise.resolve();
}

describe.each(catalogue)('a bot at a table of $id', (game) => {
  test('gets what a player in its seat would get, and no seed that tells the deals', async () => {
    const requests: ThinkRequest[] = [];
    const thinkers: Thinkers = {
      ...thinkersHere,
      think: (request) => {
        requests.push(request);
        return thinkersHere.think(request);
      },
    };
    const secrets = ['the secret of this match'];
    const desk = await company.desk({ thinkers, randomSecret: () => secrets[0] ?? '' });
    const ana = await company.caller('Ana');
    const table = await createTable(desk, ana, { game: game.id, bots });
    await startTable(desk, table, [ana]);
    await playOn(company, desk, [ana], { decisions: 5 });
    await company.settle(desk);
    expect(requests.length).toBeGreaterThan(3);
    const { match } = ana.last('update');
    const stored = await company.store.loadMatch({ match });
    const bot = seatsOf(2)[1];
    if (!stored || bot === undefined) throw new Error('no match');
    for (const request of requests) {
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

test('asking a bot costs what is new in the match, not the whole of it', async () => {
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
  const ana = await company.caller('Ana');
  const table = await createTable(desk, ana, { bots });
  await startTable(desk, table, [ana]);
  await playOn(company, desk, [ana], { decisions: 12 });
  await company.settle(desk);
  const before = applied;
  await playOn(company, desk, [ana], { decisions: 1 });
  await company.settle(desk);
  // Two decisions, each carried out and kept, and both retold to the bot; and perhaps a deal.
  expect(applied - before).toBeLessThan(12);
  await desk.close();
});

describe('while a bot thinks', () => {
  test('the table goes on, and a thought whose time has gone by is dropped', async () => {
    const thinkers = new SlowThinkers();
    const desk = await company.desk({ thinkers });
    const [ana, bo] = [await company.caller('Ana'), await company.caller('Bo')];
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    await must(desk, ana, { type: 'hand-over', table, level: 'chick' });
    expect(thinkers.asked).toHaveLength(1);
    await must(desk, bo, saying(table, { kind: 'phrase', phrase: 'your-turn' }));
    await must(desk, ana, { type: 'take-back', table });
    expect(thinkers.asked[0]?.isCancelled()).toBe(true);
    thinkers.asked[0]?.answer();
    await company.settle(desk);
    expect(ana.last('update').nth).toBe(1);
    await playOn(company, desk, [ana], { decisions: 1 });
    await desk.close();
  });

  test('its seat can be taken back in the very moment in which the thought arrives', async () => {
    const thinkers = new SlowThinkers();
    const desk = await company.desk({ thinkers });
    const [ana, bo] = [await company.caller('Ana'), await company.caller('Bo')];
    const table = await createTable(desk, ana, { options: { start: 0 } });
    await startTable(desk, table, [ana, bo]);
    await must(desk, ana, { type: 'hand-over', table, level: 'chick' });
    const taking = must(desk, ana, { type: 'take-back', table });
    thinkers.asked[0]?.answer();
    await taking;
    await company.settle(desk);
    expect(desk.figures().moves.bots).toBe(0);
    expect(ana.last('update').nth).toBe(1);
    await desk.close();
  });

  test('everyone may leave: its move is kept, and the table forgotten', async () => {
    const thinkers = new SlowThinkers();
    const desk = await company.desk({ thinkers });
    const ana = await company.caller('Ana');
    const table = await createTable(desk, ana, { options: { start: 1 }, bots });
    await startTable(desk, table, [ana]);
    desk.forget(ana);
    await company.settle(desk);
    expect(desk.figures().tables).toBe(1);
    thinkers.asked[0]?.answer();
    await company.settle(desk);
    expect(desk.figures()).toMatchObject({ tables: 0, moves: { bots: 1 } });
    await desk.close();
  });

  test('a server that stops gives the thought up; the next one thinks it again', async () => {
    const thinkers = new SlowThinkers();
    const desk = await company.desk({ thinkers });
    const ana = await company.caller('Ana');
    const table = await createTable(desk, ana, { options: { start: 1 }, bots });
    await startTable(desk, table, [ana]);
    await desk.close();
    expect(thinkers.asked[0]?.isCancelled()).toBe(true);
    const again = await company.desk();
    await again.resume(ana, [{ table, seq: null }]);
    await company.settle(again);
    expect(ana.last('update').news).toMatchObject([{ type: 'placed', seat: 1 }]);
    await again.close();
  });
});

describe('a bot that fails', () => {
  const failing = (think: () => Promise<Thought>): Thinkers => ({ ...thinkersHere, think });

  test('or breaks the rules plays some legal move, and that is complained about', async () => {
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
    for (const thinkers of [broken, cheating]) {
      const desk = await company.desk({ thinkers });
      const ana = await company.caller('Ana');
      const table = await createTable(desk, ana, { options: { start: 1 }, bots });
      await startTable(desk, table, [ana]);
      await company.settle(desk);
      expect(ana.last('update').news).toMatchObject([{ type: 'placed', seat: 1 }]);
      await desk.close();
    }
    expect(company.complaints.map((line) => line.split(' ')[0])).toEqual([
      'bot-failed',
      'bot-broke-the-rules',
    ]);
  });

  test('to have its move kept tries again after a while', async () => {
    const { store, failAt } = fragile(company.store);
    const desk = await company.desk({ store });
    const ana = await company.caller('Ana');
    const table = await createTable(desk, ana, { options: { start: 1 }, bots });
    failAt('before the commit');
    await startTable(desk, table, [ana]);
    await company.settle(desk);
    expect(ana.last('update').waiting).toMatchObject({ seats: [1] });
    await company.clock.pass(1000, () => company.settle(desk));
    expect(ana.last('update').news).toMatchObject([{ type: 'placed', seat: 1 }]);
    await desk.close();
  });
});
