import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { describe, expect, test } from 'vitest';
import type { BotRequest } from '../../bot-request.ts';
import { BotsAtTable } from '../../bots-at-table.ts';
import { Tally } from '../../tally.ts';
import { FakeClock } from '../fake-clock.ts';
import { opened, tableWith } from './hosted.ts';

const nobodyWantsIt = new Error('nobody wants it');

/** Everything that is under way has its turn. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

describe.each(catalogue)('a bot that is asked in $id', (game) => {
  const { start } = opened(game, 3);
  const waiting = game.waiting(start.state);
  const seat = entryOf(waiting.for === 'seats' ? waiting.seats : [], 0);
  const legal = game.legalMoves(start.state, seat);

  /** A table with one bot, which does what it is told to with each request. */
  const rig = (answer: (request: BotRequest) => Promise<unknown>) => {
    const moves: unknown[] = [];
    const faults: string[] = [];
    let cancelled = 0;
    const clock = new FakeClock();
    const complain = (event: string): void => void faults.push(event);
    const bots = new BotsAtTable(
      tableWith(start, () => null).table.id,
      {
        bots: {
          think: (request) => ({ move: answer(request), cancel: () => void (cancelled += 1) }),
        },
        botPace: undefined,
        clock,
        log: { warn: complain, error: complain },
        standIn: 'chick',
        tally: new Tally(clock),
      },
      {
        onMove: (_turn, move) => Promise.resolve(void moves.push(move)),
        retry: () => undefined,
      },
    );
    bots.update(
      tableWith(start, (each) => (each === seat ? 'king' : null)),
      clock.now(),
      'players',
    );
    return { bots, moves, faults, cancelled: () => cancelled };
  };

  test('plays what it has thought of', async () => {
    const { moves, faults } = rig(({ question }) => Promise.resolve(question.legal.at(-1)));
    await rest();
    expect(moves).toEqual([legal.at(-1)]);
    expect(faults).toEqual([]);
  });

  test('plays some legal move when it breaks, so that nobody waits for ever', async () => {
    const { moves, faults } = rig(() => Promise.reject(new Error('broken')));
    await rest();
    expect(moves).toEqual([legal[0]]);
    expect(faults).toEqual(['bot-failed']);
  });

  test('plays nothing when nobody wants it any more', async () => {
    let giveUp: (error: Error) => void = () => undefined;
    const { bots, moves, faults, cancelled } = rig(
      () =>
        new Promise((_resolve, reject) => {
          giveUp = reject;
        }),
    );
    bots.update(undefined, 0, 'nobody');
    giveUp(nobodyWantsIt);
    await rest();
    expect([moves, faults, cancelled()]).toEqual([[], [], 1]);
  });

  test('is not asked any more once its table has stopped', async () => {
    const { bots, moves } = rig(({ question }) => Promise.resolve(question.legal[0]));
    bots.stop();
    bots.update(
      tableWith(start, () => 'king'),
      0,
      'players',
    );
    await rest();
    expect([moves, bots.size]).toEqual([[], 0]);
  });
});
