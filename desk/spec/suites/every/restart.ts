import { catalogue } from '@rookery/rules/catalogue';
import { parseAct } from '@rookery/rules/kernel/act-notation';
import { play } from '@rookery/rules/kernel/match';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { describe, expect } from 'vitest';
import type { Desk } from '../../../desk.ts';
import type { TableStore } from '../../../store.ts';
import type { Company } from '../../company.ts';
import type { Suite } from '../../evening.ts';
import { fragile } from '../../fragile-store.ts';
import { decisionOf, playOn, rngOf } from '../../playing.ts';
import type { TestCaller, Wish } from '../../test-caller.ts';

const points = ['before the commit', 'after the commit', 'after the answer'] as const;

/** Sends a decision to a server that dies over it; what was answered, if anything. */
async function sendAndDie(
  company: Company,
  desk: Desk,
  players: readonly TestCaller[],
  player: TestCaller,
  wish: Wish,
  dies: () => void,
): Promise<void> {
  dies();
  void desk.answer(player, { ...wish, id: 77 });
  await company.settle(desk);
  for (const each of players) each.isBroken = true;
}

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

/** A host that is killed, and comes back. */
export const restarts: Suite = (test) => {
  describe.each(catalogue)('a server that is killed in a match of $id', ({ id: game }) => {
    test.for(points)('%s has lost nothing and doubled nothing', async (point, { company }) => {
      let front = fragile(company.ports);
      let desk = await company.desk(front.ports);
      const bots = [{ seat: 2, level: 'chick' }];
      const { table, ana, players } = await company.start(desk, { game, seats: 3, bots });
      const rng = rngOf(`killed ${point}`);
      const decisions = new Map<TestCaller, number>();
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
          await sendAndDie(company, desk, players, player, wish, () => {
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
          front = fragile(company.ports);
          desk = await company.desk(front.ports);
          const reborn = desk;
          for (const each of players) {
            each.isBroken = false;
            each.onAnswer = () => undefined;
          }
          await Promise.all(
            players.map((each, index) =>
              reborn.resume(each, [{ table, seq: seqs[index] ?? null }]),
            ),
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

  test('a table whose match has ended hears of it, though the end could not be noted at first', async ({
    company,
  }) => {
    let isFailing = false;
    const saveTable: TableStore['saveTable'] = (input) =>
      isFailing ? Promise.reject(new Error('the disk is full')) : company.store.saveTable(input);
    const desk = await company.desk({ store: { ...company.store, saveTable } });
    const { table, ana, bo } = await company.start(desk);
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
};
