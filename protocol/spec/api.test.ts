import { read } from '@rookery/rules/kernel/shape';
import { describe, expect, test } from 'vitest';
import { refusalBody, routes } from '../api.ts';
import { parseMatchId, parseTableId } from '../identifiers.ts';

const takes = (route: keyof typeof routes, body: unknown): unknown =>
  read<unknown>(routes[route].takes, body, 'body');

describe('the HTTP API', () => {
  test('takes names as they will be shown', () => {
    expect(takes('PUT /api/me', { name: ' Ａna ', penguin: 'royal' })).toEqual({
      ok: true,
      value: { name: 'Ana', penguin: 'royal' },
    });
  });

  test('takes device codes however they are grouped', () => {
    const value = { code: 'ABCD1234WXYZ' };
    for (const code of ['abcd-1234-wxyz', 'ABCD 1234 WXYZ', 'abcd1234wxyz']) {
      expect(takes('POST /api/device-codes/redeem', { code })).toEqual({ ok: true, value });
    }
  });

  test('takes spoken codes however they are written', () => {
    for (const code of ['bkmt', 'B K M T', 'bk-mt']) {
      expect(takes('POST /api/table-codes/redeem', { code })).toEqual({
        ok: true,
        value: { code: 'BKMT' },
      });
    }
    expect(takes('POST /api/table-codes/redeem', { code: 'BKM' })).toMatchObject({ ok: false });
  });

  test('asks only those for an old password who have one', () => {
    const wish = { account: 'Ana', password: 'four little words' };
    expect(takes('PUT /api/me/account', wish)).toMatchObject({ value: { oldPassword: null } });
    const change = { ...wish, oldPassword: 'three little words' };
    expect(takes('PUT /api/me/account', change)).toEqual({ ok: true, value: change });
  });

  test.each<readonly [keyof typeof routes, unknown, object]>([
    ['PUT /api/me', null, { kind: 'wrong-type', at: 'body' }],
    ['PUT /api/me', { name: 'Ana', penguin: 'dodo' }, { kind: 'not-allowed', at: 'body.penguin' }],
    ['POST /api/log-in', { account: 'Ana', password: 'short' }, { kind: 'out-of-range', least: 8 }],
    ['POST /api/log-in', { account: 'Ana' }, { kind: 'missing-field', at: 'body.password' }],
    ['POST /api/device-codes/redeem', { code: '?' }, { kind: 'unreadable', at: 'body.code' }],
    ['POST /api/log-out', { all: true }, { kind: 'unknown-field', at: 'body.all' }],
  ])('%s refuses %j', (route, body, problem) => {
    expect(takes(route, body)).toMatchObject({ ok: false, problems: [problem] });
  });

  test('says why something was refused', () => {
    const body = { reason: { kind: 'account-taken' } };
    expect(read(refusalBody, body, 'body')).toEqual({ ok: true, value: body });
  });
});

test.each([parseTableId, parseMatchId])('an address is 128 bits in base64url', (parse) => {
  expect(parse('abcdefghijklmnopqrst-_').ok).toBe(true);
  for (const other of ['', 'short', `${'x'.repeat(21)}=`, 'x'.repeat(23), 7, null]) {
    expect(parse(other).ok).toBe(false);
  }
});
