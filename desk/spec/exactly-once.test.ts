import type { Tell } from '@rookery/protocol/tells';
import { catalogue } from '@rookery/rules/catalogue';
import { parseRecord } from '@rookery/rules/kernel/record';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../desk.ts';
import { Company, createTable, startTable, TestCaller } from './company.ts';
import { fragile } from './fragile-store.ts';
import { decisionOf, playOn, rngOf } from './playing.ts';

let company: Company;
beforeAll(async () => {
  company = await Company.open();
});
afterAll(() => company.end());

const withoutId = (tell: Tell): unknown => ({ ...tell, id: 0 });

async function seated(
  desk: Desk,
  game = 'penguin-party',
): Promise<readonly [TestCaller, TestCaller]> {
  const ana = await company.caller('Ana');
  const bo = await company.caller('Bo');
  await startTable(desk, await createTable(desk, ana, { game }), [ana, bo]);
  return [ana, bo];
}

/** Whoever is to decide, and what. */
function next(players: readonly TestCaller[], seed = 'moves') {
  const rng = rngOf(seed);
  for (const player of players) {
    const wish = decisionOf(player, rng);
    if (wish?.type === 'decide') return { player, wish };
  }
  throw new Error('nobody is to move');
}

/** What is kept of a match. */
async function logOf(player: TestCaller): Promise<readonly string[]> {
  const { match } = player.last('update');
  return (await company.store.loadMatch({ match }))?.acts ?? [];
}

describe.each(catalogue)('every decision of $id counts once', (game) => {
  test('however often it is sent, from wherever, with restarts between', async () => {
    let desk = await company.desk();
    const players = await seated(desk, game.id);
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
    const acts = await logOf(ana);
    expect(acts.filter((act) => !act.startsWith('*'))).toHaveLength(decided.size);
    const { match } = ana.last('update');
    const record = await company.store.findRecord({ match });
    if (!record || record === 'not-finished') throw new Error('not finished');
    const { rules, options } = record;
    const form = { form: 'rookery-record/1', game: game.id, rules, seats: 2, options, acts };
    expect(parseRecord(form, catalogue)).toMatchObject({ ok: true });
    await desk.close();
  });
});

describe('a number that was used', () => {
  test('refuses another move, with the one that counts', async () => {
    const desk = await company.desk();
    const players = await seated(desk);
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

  test('still gets its answer when the match is over, and when the next one has begun', async () => {
    const desk = await company.desk();
    const players = await seated(desk);
    const [ana, bo] = players;
    const { player, wish } = next(players);
    const answer = withoutId(await player.ask(desk, wish));
    await playOn(company, desk, players, 'to the end');
    expect(withoutId(await player.ask(desk, wish))).toEqual(answer);
    await ana.ask(desk, { type: 'rematch', table: wish.table });
    await bo.ask(desk, { type: 'rematch', table: wish.table });
    expect(ana.last('update').match).not.toBe(wish.match);
    expect(withoutId(await player.ask(desk, wish))).toEqual(answer);
    const other = { ...wish, move: { colour: 'red', row: 9, x: 9 } };
    expect(await player.ask(desk, other)).toMatchObject({ reason: { kind: 'other-match' } });
    await desk.close();
  });
});

test('nobody can sound out a sealed choice by claiming it at another table', async () => {
  const desk = await company.desk();
  const players = await seated(desk, 'penguinramids');
  const [ana, bo] = players;
  const pick = decisionOf(ana, rngOf('sealed'));
  if (pick?.type !== 'decide') throw new Error('Ana is to choose');
  await ana.ask(desk, pick);
  const elsewhere = await createTable(desk, bo, { game: 'penguinramids' });
  await startTable(desk, elsewhere, [bo, ana]);
  for (const claim of [
    pick,
    { ...pick, move: { type: 'choose', action: 99 } },
    { ...pick, nth: 2 },
  ]) {
    const answer = await bo.ask(desk, { ...claim, table: elsewhere });
    expect(answer).toMatchObject({ type: 'refused' });
    expect(JSON.stringify(answer)).not.toContain('already-decided');
  }
  await desk.close();
});

describe('when the store fails', () => {
  test('after the commit, the decision is found and answered as if nothing had been', async () => {
    const { store, failAt } = fragile(company.store);
    const desk = await company.desk({ store });
    const players = await seated(desk);
    const { player, wish } = next(players);
    failAt('after the commit');
    expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided', nth: 1 });
    expect(await logOf(player)).toHaveLength(3);
    await company.clock.pass(1000, () => company.settle(desk));
    for (const each of players)
      expect(each.last('update').news).toMatchObject([{ type: 'placed' }]);
    await desk.close();
  });

  test('before the commit, nothing has happened, nobody hears of it, and it can be sent again', async () => {
    const { store, failAt } = fragile(company.store);
    const desk = await company.desk({ store });
    const players = await seated(desk);
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
    expect(await logOf(player)).toHaveLength(2);
    expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided' });
    expect(await logOf(player)).toHaveLength(3);
    await desk.close();
  });

  test('and cannot even be asked, nobody is told a lie, and the next attempt finds the truth', async () => {
    const { store, failAt, failLookUps } = fragile(company.store);
    const desk = await company.desk({ store });
    const players = await seated(desk);
    const { player, wish } = next(players);
    failAt('after the commit');
    failLookUps(1);
    expect(await player.ask(desk, wish)).toMatchObject({ reason: { kind: 'fault' } });
    expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided' });
    expect(await logOf(player)).toHaveLength(3);
    expect(player.last('update').seq).toBe(3);
    await desk.close();
  });
});

test('two desks over one store never fork a match: whoever was overtaken looks again', async () => {
  const here = await company.desk();
  const there = await company.desk();
  const [ana, bo] = await seated(here, 'penguinramids');
  const { table } = ana.last('update');
  const afar = new TestCaller(bo.person);
  await afar.ask(there, { type: 'enter', table, seq: null });
  const [picked] = [decisionOf(ana, rngOf('here'))];
  const [pickedAfar] = [decisionOf(afar, rngOf('there'))];
  if (!picked || !pickedAfar) throw new Error('both are to choose');
  const answers = await Promise.all([ana.ask(here, picked), afar.ask(there, pickedAfar)]);
  expect(answers).toMatchObject([{ type: 'decided' }, { type: 'decided' }]);
  const acts = await logOf(ana);
  expect(acts.filter((act) => !act.startsWith('*'))).toHaveLength(2);
  // Of the other's choice there was nothing known there; it was told before the own one counted.
  const news = afar.all('update').flatMap((update) => update.news);
  expect(news).toContainEqual({ type: 'chose', seat: 0, action: null });
  await here.close();
  await there.close();
});
