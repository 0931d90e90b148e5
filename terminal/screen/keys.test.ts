import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { openKeys } from './keys.ts';

/** A keyboard whose terminal answers with this once it is to be given back. */
const keyboard = (message: string): Parameters<typeof openKeys>[0] =>
  Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(on: boolean) {
      if (!on) throw new Error(message);
    },
  });

test('a window that was closed has no keyboard to give back, and that is no mistake', () => {
  expect(() => {
    openKeys(keyboard('setRawMode EIO'), new PassThrough()).close();
  }).not.toThrow();
});

test('any other trouble with the keyboard is told', () => {
  expect(() => {
    openKeys(keyboard('setRawMode EBADF'), new PassThrough()).close();
  }).toThrow('EBADF');
});
