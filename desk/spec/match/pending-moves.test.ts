import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { expect, test } from 'vitest';
import type { BotTurn } from '../../bot-request.ts';
import { opened } from './hosted.ts';
import { PendingMoves } from '../../pending-moves.ts';

const { start } = opened(penguinramids, 2);

const thinkingOf = (seat: number, level = 'king'): BotTurn => ({
  match: start.id,
  seat: entryOf(seatsOf(2), seat),
  nth: 1,
  level,
});

const [first, second] = [thinkingOf(0), thinkingOf(1)];

/** Everything that is under way has its turn. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });

/** Bots that think for as long as the test wants, and a host that may fail to keep their moves. */
function rig(keep: () => Promise<void> = () => Promise.resolve()) {
  const done: string[] = [];
  const answers: ((move: string) => void)[] = [];
  const timers: (() => void)[] = [];
  const thoughts = new PendingMoves(
    {
      think(_match, { seat, level }) {
        done.push(`begin ${level} ${String(seat)}`);
        const move = new Promise<string>((resolve) => {
          answers.push(resolve);
        });
        return { move, cancel: () => void done.push(`give up ${level} ${String(seat)}`) };
      },
      after(milliseconds, action) {
        done.push(`wait ${String(milliseconds)}`);
        timers.push(action);
        return () => void done.push('stop waiting');
      },
      onFault: (error) => void done.push(String(error)),
    },
    {
      onMove({ seat }, move) {
        done.push(`${String(move)} ${String(seat)}`);
        return keep();
      },
      retry: () => void done.push('try again'),
    },
  );
  return { done, answers, timers, thoughts };
}

test('each decision is thought about once, and its move is handed on', async () => {
  const { done, answers, thoughts } = rig();
  thoughts.update(start, [first, second]);
  thoughts.update(start, [first, second]);
  expect(thoughts.size).toBe(2);
  answers[1]?.('move');
  await rest();
  thoughts.update(start, [first, second]);
  expect(done).toEqual(['begin king 0', 'begin king 1', 'move 1']);
});

test('what is no longer wanted is given up, and its move is dropped', async () => {
  const { done, answers, thoughts } = rig();
  thoughts.update(start, [first, second]);
  thoughts.update(start, [second]);
  answers[0]?.('late');
  await rest();
  expect(done).toEqual(['begin king 0', 'begin king 1', 'give up king 0']);
  thoughts.update(null, []);
  expect(done.at(-1)).toBe('give up king 1');
  expect(thoughts.size).toBe(0);
});

test('another bot on the same seat thinks for itself', () => {
  const { done, thoughts } = rig();
  thoughts.update(start, [first]);
  thoughts.update(start, [thinkingOf(0, 'chick')]);
  expect(done).toEqual(['begin king 0', 'give up king 0', 'begin chick 0']);
});

test('a move that was not kept is thought about again after a breath, and not before', async () => {
  const { done, answers, timers, thoughts } = rig(() => Promise.reject(new Error('no room')));
  thoughts.update(start, [first]);
  answers[0]?.('move');
  await rest();
  thoughts.update(start, [first]);
  expect(done).toEqual(['begin king 0', 'move 0', 'Error: no room', 'wait 1000']);
  timers[0]?.();
  thoughts.update(start, [first]);
  expect(done.slice(4)).toEqual(['try again', 'begin king 0']);
});

test('nobody waits for a decision that is no longer wanted', async () => {
  const { done, answers, thoughts } = rig(() => Promise.reject(new Error('no room')));
  thoughts.update(start, [first]);
  answers[0]?.('move');
  await rest();
  thoughts.update(null, []);
  expect(done.at(-1)).toBe('stop waiting');
});
