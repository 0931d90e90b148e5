import { describe, expect, test } from 'vitest';
import { addressing } from './addressing.ts';

const { clientOf, ownOrigin } = addressing(undefined);
const proxied = addressing('https://rookery.example');

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('who comes from %s counts as %s', (remote, household) => {
  expect(clientOf({}, remote)).toBe(household);
});

describe('what is said about being forwarded', () => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.4' };

  test('counts behind a proxy, and of that only the last', () => {
    expect(proxied.clientOf(headers, '127.0.0.1')).toBe('198.51.100.4');
    expect(proxied.clientOf({}, '127.0.0.1')).toBe('127.0.0.1');
  });

  test('is a lie without one', () => {
    expect(clientOf(headers, '192.0.2.7')).toBe('192.0.2.7');
  });
});

test('the own origin is the one that was chosen, else the host that was asked', () => {
  expect(ownOrigin({ host: 'localhost:4040' })).toBe('http://localhost:4040');
  expect(proxied.ownOrigin({ host: '127.0.0.1:4040' })).toBe('https://rookery.example');
});
