import { catalogue } from '@rookery/rules/catalogue';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import { play } from '@rookery/rules/kernel/match';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../desk.ts';
import type { Store } from '../../server/store/store.ts';
import { Company, createTable, startTable, TestCaller, type Wish } from './company.ts';
import { fragile } from './fragile-store.ts';
import { decisionOf, playOn, rngOf } from './playing.ts';

let company: Company;
beforeAll(async () => {
  company = await Company.open();
});
afterAll(() => company.end());

const points = ['before the commit', 'after the commit', 'after the answer'] as const;

/** A line that can break: nothing gets through any more. */
class BreakableCaller extends TestCaller {
  isBroken = false;
  onAnswer: () => void = () => undefined;

  override tell(tell: Parameters<TestCaller['tell']>[0]): void {
    if (!this.isBroken) super.tell(tell);
    if (tell.type === 'decided') this.onAnswer();
  }
}

/** Sends a decision to a server that dies over it; what was answered, if anything. */
async function sendAndDie(
  desk: Desk,
  players: readonly BreakableCaller[],
  player: BreakableCaller,
  wish: Wish,
  dies: () => void,
): Promise<void> {
  dies();
  void desk.answer(player, { ...wish, id: 77 });
  await company.settle(desk);
  for (const each of players) each.isBroken = true;
}

describe.each(catalogue)('a server that is killed in a match of $id', ({ id: game }) => {
  test.each(points)('%s has lost nothing and doubled nothing', async (point) => {
    let front = fragile(company.store);
    let desk = await company.desk({ store: front.store });
    const players = await Promise.all(
      ['Ana', 'Bo'].map(async (name) => new BreakableCaller(await company.guest(name))),
    );
    const [ana] = players;
    if (!ana) throw new Error('nobody');
    const bots = [{ seat: 2, level: 'chick' }];
    const table = await createTable(desk, ana, { game, seats: 3, bots });
    await startTable(desk, table, players);
    const rng = rngOf(`killed ${point}`);
    const decisions = new Map(players.map((player) => [player, 0]));
    for (let turn = 0; turn < 400; turn += 1) {
      const player = players.find((each) => decisionOf(each, rng));
      const wish = player && decisionOf(player, rng);
      if (!player || !wish) {
        if (ana.last('update').waiting.for === 'nobody') break;
        await company.settle(desk);
        continue;
      }
      const isFatal = turn % 7 === 3;
      if (isFatal) {
        const seqs = players.map((each) => each.last('update').seq);
        const answersBefore = player.all('decided').length;
        const dying = front;
        await sendAndDie(desk, players, player, wish, () => {
          if (point === 'after the answer') {
            player.onAnswer = () => {
              dying.die();
              for (const each of players) each.isBroken = true;
            };
          } else dying.dieAt(point);
        });
        const wasAnswered = player.all('decided').length > answersBefore;
        expect(wasAnswered).toBe(point === 'after the answer');
        company.clock.skip(2000);
        front = fragile(company.store);
        desk = await company.desk({ store: front.store });
        const reborn = desk;
        for (const each of players) {
          each.isBroken = false;
          each.onAnswer = () => undefined;
        }
        await Promise.all(
          players.map((each, index) => reborn.resume(each, [{ table, seq: seqs[index] ?? null }])),
        );
      }
      // Unanswered or not, the client may send it again.
      expect(await player.ask(desk, wish)).toMatchObject({ type: 'decided' });
      decisions.set(player, (decisions.get(player) ?? 0) + 1);
    }
    expect(ana.last('update').waiting.for).toBe('nobody');
    const { match } = ana.last('update');
    const acts = (await company.store.loadMatch({ match }))?.acts ?? [];
    for (const [seat, player] of players.entries()) {
      const own = acts.filter((act) => act.startsWith(String(seat)));
      expect(own).toHaveLength(decisions.get(player) ?? 0);
      expect(player.last('update').view).toEqual(viewAfter(game, acts, seat));
    }
    await desk.close();
  });
});

test('a table whose match has ended hears of it, though the end could not be noted at first', async () => {
  let isFailing = false;
  const saveTable: Store['saveTable'] = (input) =>
    isFailing ? Promise.reject(new Error('the disk is full')) : company.store.saveTable(input);
  const desk = await company.desk({ store: { ...company.store, saveTable } });
  const [ana, bo] = [await company.caller('Ana'), await company.caller('Bo')];
  const table = await createTable(desk, ana);
  await startTable(desk, table, [ana, bo]);
  isFailing = true;
  await playOn(company, desk, [ana, bo], 'to the end');
  const kept = async (): Promise<unknown> =>
    (await company.store.findTable({ table }))?.table.phase;
  expect(await kept()).toBe('playing');
  isFailing = false;
  await company.clock.pass(1000, () => company.settle(desk));
  expect(await kept()).toBe('over');
  expect(bo.last('table').table.phase).toBe('over');
  await desk.close();
});

/** What the log says by itself. */
function viewAfter(id: string, acts: readonly string[], place: number): unknown {
  const game = catalogue.find((each) => each.id === id);
  const options = game?.parseOptions(null, 3);
  if (!game || !options?.ok) throw new Error('no game');
  const seat = seatsOf(3)[place];
  if (seat === undefined) throw new Error('no seat');
  const parsed = acts.map((text) => {
    const act = parseAct(game.notation, text, 3);
    if (!act.ok) throw new Error(text);
    return act.value;
  });
  return game.view(play(game, options.value, 3, parsed), seat);
}
