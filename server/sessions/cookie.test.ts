import { describe, expect, test } from 'vitest';
import { cookieFor, tokenIn } from './cookie.ts';

const token = 'A'.repeat(43);

describe('the token in a request', () => {
  test('is found among other cookies', () => {
    expect(tokenIn(`theme=dark; rookery=${token}; lang=fr`, false)).toBe(token);
    expect(tokenIn(`__Host-rookery=${token}`, true)).toBe(token);
  });

  test('counts only under the name of this kind of connection', () => {
    expect(tokenIn(`rookery=${token}`, true)).toBeUndefined();
    expect(tokenIn(`__Host-rookery=${token}`, false)).toBeUndefined();
    expect(tokenIn(undefined, false)).toBeUndefined();
    expect(tokenIn('theme=dark', false)).toBeUndefined();
  });

  test.each(['', 'short', `${token}A`, `${'A'.repeat(42)}!`])(
    'that has no form of ours (“%s”) is not looked up',
    (wrong) => {
      expect(tokenIn(`rookery=${wrong}`, false)).toBeUndefined();
    },
  );
});

test('a token is taken away by an empty cookie that is over at once', () => {
  expect(cookieFor(null, false)).toBe('rookery=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});
