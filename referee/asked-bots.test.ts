import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { describe, expect, test } from 'vitest';
import { AskedBots } from './asked-bots.ts';
import { awaitedOf, type BotRequest } from './bot-request.ts';
import { opened } from './spec/evening.ts';

const nobodyWantsIt = new Error('nobody wants it');

describe.each(catalogue)('a bot that is asked in $id', (game) => {
  const { start } = opened(game, 3);
  const thinking = entryOf(
    awaitedOf(start, () => 'king'),
    0,
  );
  const legal = game.legalMoves(start.state, thinking.seat);

  /** Bots that do what they are told to with each request. */
  const asked = (answer: (request: BotRequest) => Promise<unknown>) => {
    const faults: unknown[] = [];
    let givenUp = 0;
    const bots = new AskedBots({
      think: (request) => ({ move: answer(request), giveUp: () => void (givenUp += 1) }),
      isGivenUp: (error) => error === nobodyWantsIt,
      onFault: (error) => void faults.push(error),
    });
    return { thought: bots.begin(start, thinking), faults, givenUp: () => givenUp };
  };

  test('plays what it has thought of', async () => {
    const { thought, faults } = asked(({ question }) => Promise.resolve(question.legal.at(-1)));
    expect(await thought.move).toEqual(legal.at(-1));
    expect(faults).toEqual([]);
  });

  test('plays some legal move when it breaks, so that nobody waits for ever', async () => {
    const broken = new Error('broken');
    const { thought, faults } = asked(() => Promise.reject(broken));
    expect(await thought.move).toEqual(legal[0]);
    expect(faults).toEqual([broken]);
  });

  test('plays nothing when nobody wants it any more', async () => {
    const { thought, faults, givenUp } = asked(() => Promise.reject(nobodyWantsIt));
    thought.giveUp();
    await expect(thought.move).rejects.toBe(nobodyWantsIt);
    expect([faults, givenUp()]).toEqual([[], 1]);
  });
});
