import { parseMatchId, type TableId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { describe, expect } from 'vitest';
import type { Desk } from '../../../desk.ts';
import { must, refusalOf } from '../../table-wishes.ts';
import type { Suite } from '../../evening.ts';
import { FakeClock } from '../../fake-clock.ts';
import { fragile } from '../../fragile-store.ts';
import { InProcessBus } from '../../in-process-bus.ts';
import { playOn } from '../../playing.ts';
import { SlowBotPool } from '../../slow-bot-pool.ts';
import { TestCaller } from '../../test-caller.ts';

/** Whoever is waited for; the first of several. */
function moverOf(players: readonly [TestCaller, TestCaller]): TestCaller {
  const { waiting } = players[0].last('update');
  return waiting.for === 'seats' && waiting.seats[0] === 1 ? players[1] : players[0];
}

const decision = (player: TestCaller, choice = 0) => {
  const { table, match, nth, legal } = player.last('update');
  return { type: 'decide', table, match, nth: nth ?? 0, move: legal[choice] } as const;
};

const isOver = (player: TestCaller): boolean => player.last('update').waiting.for === 'nobody';

/** Somebody else's line, or another window of the same person, that knows nothing yet. */
async function enterAs(
  desk: Desk,
  table: TableId,
  { person }: Pick<TestCaller, 'person'>,
): Promise<TestCaller> {
  const line = new TestCaller(person);
  await must(desk, line, { type: 'enter', table, seq: 0 });
  return line;
}

/** How decisions are answered, refused and told. */
export const deciding: Suite = (test) => {
  describe('a decision', () => {
    test('that is sent again counts once, and gets the same answer even much later', async ({
      company,
      desk,
    }) => {
      const { players } = await company.start(desk);
      const player = moverOf(players);
      const wish = decision(player);
      const first = await player.ask(desk, wish);
      const { length } = await company.logOf(wish.match);
      expect(first).toMatchObject({ type: 'decided', nth: wish.nth });
      expect(await player.ask(desk, wish)).toEqual({ ...first, id: expect.any(Number) });
      expect(await company.logOf(wish.match)).toHaveLength(length);
      await playOn(company, desk, players, { decisions: 6 });
      expect(await player.ask(desk, wish)).toEqual({ ...first, id: expect.any(Number) });
      expect(desk.figures().moves).toEqual({ people: 7, bots: 0 });
    });

    test('is refused when the match is over', async ({ company, desk }) => {
      const { table, ana, players } = await company.start(desk);
      const { move } = decision(moverOf(players));
      await playOn(company, desk, players, 'to the end');
      const { match, nth } = ana.last('update');
      const late = { type: 'decide', table, match, nth: nth ?? 0, move } as const;
      const { length } = await company.logOf(match);
      expect(await refusalOf(desk, ana, late)).toEqual({ kind: 'wrong-phase', phase: 'over' });
      expect(await company.logOf(match)).toHaveLength(length);
    });

    test('is refused at a table that was closed over it', async ({ company, desk }) => {
      const { table, players } = await company.start(desk);
      const player = moverOf(players);
      const made = decision(player);
      await player.ask(desk, made);
      const wish = { ...made, nth: made.nth + 1 };
      const { length } = await company.logOf(wish.match);
      await desk.closeTable(table);
      for (const each of [made, wish]) {
        expect(await refusalOf(desk, player, each)).toEqual({ kind: 'other-match' });
      }
      expect(await company.logOf(wish.match)).toHaveLength(length);
    });

    test('is answered before anyone hears of it', async ({ company, desk }) => {
      const { players } = await company.start(desk);
      const player = moverOf(players);
      const before = player.told.length;
      await player.ask(desk, decision(player));
      expect(player.told.slice(before).map(({ type }) => type)).toEqual(['decided', 'update']);
      expect(player.told[before]).toMatchObject({ seq: player.last('update').seq });
    });

    test('is timed up to its answer, without the telling', async ({ company }) => {
      let time = 0;
      const clock = new FakeClock((run) => company.host.soon(run));
      clock.monotonic = () => time;
      const desk = await company.desk({ clock });
      const { players } = await company.start(desk);
      // Telling takes a second.
      for (const player of players) {
        const { tell } = player;
        player.tell = (each) => {
          if (each.type === 'update') time += 1000;
          tell.call(player, each);
        };
      }
      const player = moverOf(players);
      await player.ask(desk, decision(player));
      expect(time).toBe(2000);
      expect(desk.figures().deciding).toEqual({ count: 1, milliseconds: 0 });
      await desk.close();
    });

    test('under a number that was used is refused with the move that counts', async ({
      company,
      desk,
    }) => {
      const { players } = await company.start(desk);
      const player = moverOf(players);
      const [first, other] = [decision(player), decision(player, 1)];
      await player.ask(desk, first);
      expect(await refusalOf(desk, player, other)).toMatchObject({
        kind: 'already-decided',
        move: first.move,
      });
    });

    test('out of step, out of turn, malformed, or of another match is refused', async ({
      company,
      desk,
    }) => {
      const { ana, bo, players } = await company.start(desk);
      const player = moverOf(players);
      const wish = decision(player);
      const log = await company.logOf(wish.match);
      const kindOf = async (who: TestCaller, changes: object): Promise<unknown> => {
        const answer = await who.ask(desk, { ...wish, ...changes });
        return answer.type === 'refused' ? answer.reason.kind : answer.type;
      };
      const strange = parseMatchId('x'.repeat(22));
      if (!strange.ok) throw new Error('that is no id');
      expect(await kindOf(player, { nth: 3 })).toBe('out-of-step');
      expect(await kindOf(player, { move: { colour: 'pink' } })).toBe('bad-move');
      expect(await kindOf(player === ana ? bo : ana, {})).toBe('against-the-rules');
      expect(await kindOf(player, { match: strange.value })).toBe('other-match');
      expect(await company.logOf(wish.match)).toEqual(log);
    });

    test('of an earlier match at the table still gets its answer after a rematch', async ({
      company,
      desk,
    }) => {
      const { table, players } = await company.start(desk);
      const player = moverOf(players);
      const wish = decision(player);
      const answer = await player.ask(desk, wish);
      await playOn(company, desk, players, 'to the end');
      await company.rematch(desk, { table, players });
      expect(player.last('update').match).not.toBe(wish.match);
      expect(await player.ask(desk, wish)).toEqual({ ...answer, id: expect.any(Number) });
      expect(await refusalOf(desk, player, { ...wish, nth: 99 })).toEqual({ kind: 'other-match' });
    });
  });

  test('a pick that may be changed tells the others nothing, not even a number', async ({
    company,
    desk,
  }) => {
    const { ana, bo } = await company.start(desk, { game: 'penguinramids' });
    await ana.ask(desk, decision(ana));
    const told = bo.told.length;
    const before = bo.last('update');
    await ana.ask(desk, decision(ana, 1));
    expect(bo.told).toHaveLength(told);
    expect(ana.last('update').nth).toBe(3);
    expect(bo.last('update')).toEqual(before);
  });

  describe.each(catalogue)('a match of $id that is read again', ({ id: game }) => {
    test('gives the same updates at every point', async ({ company, desk }) => {
      const { table, ana, bo, players } = await company.start(desk, { game });
      for (let step = 0; step < 40 && !isOver(ana); step += 1) {
        const player = moverOf(players);
        await player.ask(desk, decision(player));
        const again = await company.desk();
        // Whoever is here must be there as well, for presence is a part of what is told.
        for (const each of players) await enterAs(again, table, each);
        for (const viewer of [ana, bo, { person: null }]) {
          const known = await enterAs(desk, table, viewer);
          const reread = await enterAs(again, table, viewer);
          expect({ ...reread.last('update'), now: 0 }).toEqual({ ...known.last('update'), now: 0 });
          desk.forget(known);
          again.forget(reread);
        }
        await again.close();
      }
      // News in parts are the news as a whole.
      const parts = ana.all('update').flatMap(({ news }) => news);
      const fresh = await company.desk();
      const whole = (await enterAs(fresh, table, ana)).last('update');
      expect(whole.since).toBe(0);
      expect(parts).toEqual(whole.news);
      await fresh.close();
    });
  });

  describe('two desks with the same table', () => {
    test('never fork a match: the second learns what the first stored, and judges its own decision anew', async ({
      company,
      desk,
    }) => {
      const { table, players } = await company.start(desk);
      const second = await company.desk();
      const player = moverOf(players);
      const twin = await enterAs(second, table, player);
      const [first, other] = [decision(player), decision(player, 1)];
      await player.ask(desk, first);
      const log = await company.logOf(first.match);
      // The second desk has not heard of it yet, and wants something else.
      expect(await refusalOf(second, twin, other)).toMatchObject({
        kind: 'already-decided',
        move: first.move,
      });
      expect(await company.logOf(first.match)).toEqual(log);
      expect(twin.last('update').seq).toBe(player.last('update').seq);
      await second.close();
    });

    test('may both be sent the same decision, which counts once', async ({ company, desk }) => {
      const { table, players } = await company.start(desk);
      const second = await company.desk();
      const player = moverOf(players);
      const twin = await enterAs(second, table, player);
      const wish = decision(player);
      const answers = await Promise.all([player.ask(desk, wish), twin.ask(second, wish)]);
      expect(answers.map(({ type }) => type)).toEqual(['decided', 'decided']);
      expect(answers[0]).toMatchObject({ seq: twin.last('update').seq });
      await second.close();
    });

    test('hear of each other’s moves when they are told that there are some', async ({
      company,
    }) => {
      const bus = new InProcessBus();
      const first = await company.desk({ bus: bus.open() });
      const second = await company.desk({ bus: bus.open() });
      const { table, players } = await company.start(first);
      const onlooker = await enterAs(second, table, { person: null });
      const player = moverOf(players);
      const { seq } = onlooker.last('update');
      await player.ask(first, decision(player));
      await expect.poll(() => onlooker.last('update').seq).toBeGreaterThan(seq);
      expect(onlooker.last('update').news.length).toBeGreaterThan(0);
      await Promise.all([first.close(), second.close()]);
    });
  });

  test.for([
    { point: 'after the commit', type: 'decided' },
    { point: 'before the commit', type: 'refused' },
  ] as const)(
    'a store that fails $point is complained about once',
    async (failure, { company }) => {
      const { ports, failAt } = fragile(company.ports);
      const desk = await company.desk(ports);
      const { players } = await company.start(desk);
      const player = moverOf(players);
      const complaints = company.complaints.length;
      failAt(failure.point);
      expect((await player.ask(desk, decision(player))).type).toBe(failure.type);
      expect(company.complaints).toHaveLength(complaints + 1);
      await desk.close();
    },
  );

  test('a decision of one’s own is refused while a bot plays for one, who then plays on', async ({
    company,
  }) => {
    const botPool = new SlowBotPool();
    const desk = await company.desk({ botPool });
    const { table, players } = await company.start(desk);
    const player = moverOf(players);
    const wish = decision(player);
    await must(desk, player, { type: 'hand-over', table, level: 'chick' });
    expect(await refusalOf(desk, player, wish)).toEqual({ kind: 'stand-in-plays' });
    botPool.asked[0]?.answer();
    await company.settle(desk);
    expect(player.last('update').nth).toBe(wish.nth + 1);
    await must(desk, player, { type: 'take-back', table });
    expect(await refusalOf(desk, player, { type: 'take-back', table })).toEqual({
      kind: 'no-stand-in',
    });
    await desk.close();
  });
};
