import type * as Crypto from 'node:crypto';
import { scrypt, scryptSync } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword, isPassword, wasteTime } from './passwords.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>();
  return { ...original, scrypt: vi.fn(original.scrypt) };
});

const spent = vi.mocked(scrypt);
beforeEach(() => {
  spent.mockClear();
});

const memory = 64 * 1024 * 1024;

/** A hash as some other version of the server may have kept it, with costs of its own. */
function hashWith(password: string, log2: number, blocks: number, times: number): string {
  const salt = Buffer.alloc(16, 'salt');
  const options = { N: 2 ** log2, r: blocks, p: times, maxmem: memory };
  const key = scryptSync(password, salt, 32, options);
  const values = [log2, blocks, times, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt:${values.join(':')}`;
}

/** The same for all calls but salt and password: what a guess costs. */
const costs = (): readonly unknown[] => spent.mock.calls.map(([, , ...rest]) => rest.slice(0, 2));

describe('a password', () => {
  test('is kept as a key that takes 2^15 blocks of 8 × 128 bytes, three times', async () => {
    const hash = await hashPassword('correct horse');
    const [, log2, blocks, times, salt = '', key] = hash.split(':');
    expect([log2, blocks, times]).toEqual(['15', '8', '3']);
    const options = { N: 2 ** 15, r: 8, p: 3, maxmem: memory };
    const derived = scryptSync('correct horse', Buffer.from(salt, 'base64url'), 32, options);
    expect(key).toBe(derived.toString('base64url'));
  });

  test('is told from every other, however its letters were typed', async () => {
    const hash = hashWith('caf\u00E9', 10, 8, 1);
    expect(await isPassword('cafe\u0301', hash)).toBe(true);
    expect(await isPassword('cafe', hash)).toBe(false);
  });

  test('is checked at the cost with which it was kept', async () => {
    const hash = hashWith('correct horse', 10, 16, 12);
    expect(await isPassword('correct horse', hash)).toBe(true);
    expect(await isPassword('correct horses', hash)).toBe(false);
  });

  test.each([
    ['nothing', ''],
    ['something before it', `x${hashWith('correct horse', 10, 8, 1)}`],
    ['something after it', `${hashWith('correct horse', 10, 8, 1)}x`],
    ['no key', 'scrypt:10:8:1:c2FsdHNhbHRzYWx0c2FsdA'],
  ])('that was kept in no known form (%s) is not compared', async (_what, hash) => {
    await expect(isPassword('correct horse', hash)).rejects.toThrow(
      'a password was kept in no form',
    );
  });

  test('that cannot be derived is neither right nor wrong', async () => {
    // oxlint-disable-next-line promise/prefer-await-to-callbacks -- Node's scrypt takes one
    spent.mockImplementationOnce((_password, _salt, _length, _options, done) => {
      done(new Error('out of memory'), Buffer.alloc(0));
    });
    const hash = hashWith('correct horse', 10, 8, 1);
    await expect(isPassword('correct horse', hash)).rejects.toThrow('out of memory');
  });
});

test('an unknown account costs as much as a known one, so that time does not tell which there are', async () => {
  const hash = await hashPassword('correct horse');
  spent.mockClear();
  await isPassword('wrong', hash);
  expect(await wasteTime('wrong')).toBe(false);
  const [known, unknown] = costs();
  expect(known).toBeDefined();
  expect(unknown).toEqual(known);
});
