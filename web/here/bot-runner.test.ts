import type { ThinkOptions, ThinkRequest } from '@rookery/bots/workers/bot-pool';
import { parseTableId } from '@rookery/protocol/identifiers';
import { expect, test } from 'vitest';
import { delayedBotRunner } from './bot-runner.ts';

const request: ThinkRequest = {
  game: 'penguin-party',
  player: 'chick',
  question: { view: null, legal: [], seen: [] },
  seed: 'seed',
  purpose: 'a test',
};

const table = parseTableId('uYxN0qg1TzS5nHn0hVfKXw');
if (!table.ok) throw new Error('unreadable');
const share = { person: null, table: table.value };

/** A pool of bots that answers at once, and a clock that is turned by hand. */
function rig(delay: number) {
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const asked: ThinkOptions[] = [];
  const runner = delayedBotRunner(
    {
      think(_request, options = {}) {
        asked.push(options);
        return Promise.resolve({ move: 'a move', reason: { kind: 'only-move' }, candidates: [] });
      },
    },
    {
      after(milliseconds, end) {
        waits.push({ milliseconds, end });
        return () => undefined;
      },
    },
    delay,
  );
  return { runner, waits, asked };
}

test('bots leave the device to what was played before, for a moment', async () => {
  const { runner, waits, asked } = rig(300);
  const { move } = runner.think(request, share);
  await Promise.resolve();
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([300]);
  expect(asked).toHaveLength(0);
  waits[0]?.end();
  expect(await move).toBe('a move');
});

test('without a delay they begin at once, and a move that is not wanted is cancelled', async () => {
  const { runner, waits, asked } = rig(0);
  const { move, cancel } = runner.think(request, share);
  await move;
  expect(waits).toEqual([]);
  cancel();
  expect(asked[0]?.signal?.aborted).toBe(true);
});
