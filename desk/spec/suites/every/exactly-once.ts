import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import { catalogue } from '@rookery/rules/catalogue';
import { parseRecord } from '@rookery/rules/kernel/record';
import { describe, expect } from 'vitest';
import type { Desk } from '../../../desk.ts';
import type { Company } from '../../company.ts';
import { createTable, must, startTable } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { fragile } from '../../fragile-store.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import { SlowBotPool } from '../../slow-bot-pool.ts';
import { TestCaller } from '../../test-caller.ts';

const withoutId = (tell: Tell): unknown => ({ ...tell, id: 0 });

/** Whoever is to decide, and what. */
function next(players: readonly TestCaller[], seed = 'moves') {
  const rng = rngOf(seed);
  for (const player of players) {
    const wish = decisionOf(player, rng);
    if (wish?.type === 'decide') return { player, wish };
  }
  throw new Error('nobody is to move');
}

/** What is stored of a player's match. */
const logOf = (company: Company, player: TestCaller): Promise<readonly string[]> =>
  company.logOf(player.last('update').match);

/** Another table, at which somebody else sits where Ana sat. Around a device that is always the same person. */
async function startElsewhere(
  company: Company,
  desk: Desk,
  [bo, ana]: readonly [TestCaller, TestCaller],
): Promise<{ readonly elsewhere: TableId; readonly thief: TestCaller }> {
  const game = 'penguinramids';
  if (company.host.gathering === 'together') {
    const { table, ana: thief } = await company.start(desk, { game });
    return { elsewhere: table, thief };
  }
  const elsewhere = await createTable(desk, bo, { game });
  await startTable(desk, elsewhere, [bo, ana]);
  return { elsewhere, thief: bo };
}

/** Every decision counts once, whatever happens to the messages, the desks and the store. */
export const exactlyOnce: Suite = (test) => {
  describe.each(catalogue)('every decision of $id counts once', (game) => {
    test('however often it is sent, from wherever, with restarts between', async ({ company }) => {
      let desk = await company.desk();
      const { players } = await company.start(desk, { game: game.id });
      const rng = rngOf(`often ${game.id}`);
      const decided = new Set<string>();
      while (players.some((each) => decisionOf(each, rng))) {
        const { player, wish } = next(players, String(rng.below(1000)));
        const { table } = wish;
        const windows = [
          player,
          ...Array.from({ length: rng.below(3) }, () => new TestCaller(player.person)),
        ];
        const now = desk;
        const sendings = Array.from({ length: 1 + rng.below(5) }, (_, index) =>
          (windows[index % windows.length] ?? player).askAs(now, wish, 1000 + index),
        );
        const answers = await Promise.all(sendings);
        if (rng.below(6) === 0) {
          await desk.close();
          desk = await company.desk();
          const resumed = desk;
          const seq = player.last('update').seq;
          await Promise.all(players.map((each) => resumed.resume(each, [{ table, seq }])));
          answers.push(await player.askAs(desk, wish, 5000));
        }
        expect(new Set(answers.map((answer) => JSON.stringify(withoutId(answer)))).size).toBe(1);
        expect(answers[0]?.type).toBe('decided');
        decided.add(`${player.id} ${String(wish.nth)}`);
      }
      const [ana] = players;
      const acts = await logOf(company, ana);
      expect(acts.filter((act) => !act.startsWith('*'))).toHaveLength(decided.size);
      const { match } = ana.last('update');
      const stored = await company.store.loadMatch({ match });
      if (!stored || stored.finishedAt === null) throw new Error('not finished');
      const { rules, options } = stored;
      const form = { form: 'rookery-record/1', game: game.id, rules, seats: 2, options, acts };
      expect(parseRecord(form, catalogue)).toMatchObject({ ok: true });
      await desk.close();
    });
  });

  describe('a number that was used', () => {
    test('refuses another move, with the one that counts', async ({ company }) => {
      const desk = await company.desk();
      const { players } = await company.start(desk);
      const { player, wish } = next(players);
      const answer = await player.ask(desk, wish);
      const other = { ...wish, move: { colour: 'red', row: 9, x: 9 } };
      expect(await player.ask(desk, other)).toMatchObject({
        type: 'refused',
        reason: { kind: 'already-decided', move: wish.move },
      });
      expect(await player.ask(desk, { ...wish, nth: 9 })).toMatchObject({
        reason: { kind: 'out-of-step', next: 2 },
      });
      expect(withoutId(await player.ask(desk, wish))).toEqual(withoutId(answer));
      await desk.close();
    });

    test('still gets its answer when the match is over, and when the next one has begun', async ({
      company,
    }) => {
      const desk = await company.desk();
      const { table, ana, players } = await company.start(desk);
      const { player, wish } = next(players);
      const answer = withoutId(await player.ask(desk, wish));
      await playOn(company, desk, players, 'to the end');
      expect(withoutId(await player.ask(desk, wish))).toEqual(answer);
      await company.rematch(desk, { table, players });
      expect(ana.last('update').match).not.toBe(wish.match);
      expect(withoutId(await player.ask(desk, wish))).toEqual(answer);
      const other = { ...wish, move: { colour: 'red', row: 9, x: 9 } };
      expect(await player.ask(desk, other)).toMatchObject({ reason: { kind: 'other-match' } });
      await desk.close();
    });
  });

  test('a decision that was made still gets its answer while a bot plays for one', async ({
    company,
  }) => {
    const botPool = new SlowBotPool();
    const desk = await company.desk({ botPool });
    const { table, players } = await company.start(desk);
    const { player, wish } = next(players);
    const answer = withoutId(await player.ask(desk, wish));
    await must(desk, player, { type: 'hand-over', table, level: 'chick' });
    expect(withoutId(await player.ask(desk, wish))).toEqual(answer);
    expect(await player.ask(desk, { ...wish, nth: 2 })).toMatchObject({
      reason: { kind: 'stand-in-plays' },
    });
    await desk.close();
  });

  test('nobody can sound out a sealed choice by claiming it at another table', async ({
    company,
  }) => {
    const desk = await company.desk();
    const { ana, bo } = await company.start(desk, { game: 'penguinramids' });
    const pick = decisionOf(ana, rngOf('sealed'));
    if (pick?.type !== 'decide') throw new Error('Ana is to choose');
    await ana.ask(desk, pick);
    const { elsewhere, thief } = await startElsewhere(company, desk, [bo, ana]);
    for (const claim of [
      pick,
      { ...pick, move: { type: 'choose', action: 99 } },
      { ...pick, nth: 2 },
    ]) {
      const answer = await thief.ask(desk, { ...claim, table: elsewhere });
      expect(answer).toMatchObject({ type: 'refused' });
      expect(JSON.stringify(answer)).not.toContain('already-decided');
    }
    await desk.close();
  });

  describe('when the store fails', () => {
    test('after the commit, the decision is found and answered as if nothing had been', async ({
      company,
    }) => {
      const { ports, failAt } = fragile(company.ports);
      const desk = await company.desk(ports);
      const { players } = await company.start(desk);
      const { player, wish } = next(players);
      failAt('after the commit');
      expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided', nth: 1 });
      expect(await logOf(company, player)).toHaveLength(3);
      await company.clock.pass(1000, () => company.settle(desk));
      for (const each of players)
        expect(each.last('update').news).toMatchObject([{ type: 'placed' }]);
      await desk.close();
    });

    test('after the commit, the log that was loaded again is enough for the answer', async ({
      company,
    }) => {
      const { ports, failAt } = fragile(company.ports);
      const findProgress = (): Promise<never> => Promise.reject(new Error('the database is away'));
      const desk = await company.desk({ ...ports, store: { ...ports.store, findProgress } });
      const { players } = await company.start(desk);
      const { player, wish } = next(players);
      failAt('after the commit');
      expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided', nth: 1 });
      await desk.close();
    });

    test('before the commit, nothing has happened, nobody hears of it, and it can be sent again', async ({
      company,
    }) => {
      const { ports, failAt } = fragile(company.ports);
      const desk = await company.desk(ports);
      const { players } = await company.start(desk);
      const { player, wish } = next(players);
      const before = players.map(({ told }) =>
        JSON.stringify(told.filter(({ type }) => type === 'update')),
      );
      failAt('before the commit');
      expect(await player.ask(desk, wish)).toMatchObject({ reason: { kind: 'not-saved' } });
      const after = players.map(({ told }) =>
        JSON.stringify(told.filter(({ type }) => type === 'update')),
      );
      expect(after).toEqual(before);
      expect(await logOf(company, player)).toHaveLength(2);
      expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided' });
      expect(await logOf(company, player)).toHaveLength(3);
      await desk.close();
    });

    test('and cannot even be asked, nobody is told a lie, and the next attempt finds the truth', async ({
      company,
    }) => {
      const { ports, failAt, failLookUps } = fragile(company.ports);
      const desk = await company.desk(ports);
      const { players } = await company.start(desk);
      const { player, wish } = next(players);
      failAt('after the commit');
      failLookUps(1);
      expect(await player.ask(desk, wish)).toMatchObject({ reason: { kind: 'fault' } });
      expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided' });
      expect(await logOf(company, player)).toHaveLength(3);
      expect(player.last('update').seq).toBe(3);
      await desk.close();
    });
  });

  test('two desks over one store never fork a match: whoever was overtaken looks again', async ({
    company,
  }) => {
    const here = await company.desk();
    const there = await company.desk();
    const { table, ana, bo } = await company.start(here, { game: 'penguinramids' });
    const afar = new TestCaller(bo.person);
    await afar.ask(there, { type: 'enter', table, seq: null });
    const [picked] = [decisionOf(ana, rngOf('here'))];
    const [pickedAfar] = [decisionOf(afar, rngOf('there'))];
    if (!picked || !pickedAfar) throw new Error('both are to choose');
    const answers = await Promise.all([ana.ask(here, picked), afar.ask(there, pickedAfar)]);
    expect(answers).toMatchObject([{ type: 'decided' }, { type: 'decided' }]);
    const acts = await logOf(company, ana);
    expect(acts.filter((act) => !act.startsWith('*'))).toHaveLength(2);
    // Whoever was overtaken knew nothing of the other's choice, and was told of it before the own one counted.
    const told = [...afar.all('update'), ...ana.all('update')].flatMap(({ news }) => news);
    expect(told).toContainEqual({ type: 'chose', seat: expect.any(Number), action: null });
    await here.close();
    await there.close();
  });
};
