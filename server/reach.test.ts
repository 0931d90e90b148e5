import { describe, expect, test } from 'vitest';
import { originHere, originsOnNetwork, readInterfaces } from './reach.ts';
import { v4, v6 } from './spec/outside/interfaces.ts';

const interfaces = {
  lo: [v4('127.0.0.1', true), v6('::1', true)],
  docker0: [v4('172.17.0.1')],
  'vEthernet (WSL)': [v4('172.20.0.1')],
  eth0: [v4('192.168.1.7'), v6('fe80::1')],
  none: undefined,
};
const port = 4040;

describe('others on the network reach a server', () => {
  test.each([undefined, '0.0.0.0', '::'])('at %s by IPv4, real networks first', (host) => {
    expect(originsOnNetwork({ host, port }, interfaces)).toEqual([
      'http://192.168.1.7:4040',
      'http://172.17.0.1:4040',
      'http://172.20.0.1:4040',
    ]);
  });

  test.each(['127.0.0.1', '::1', '192.168.1.7'])('at %s only by that address', (host) => {
    expect(originsOnNetwork({ host, port }, interfaces)).toEqual([]);
  });
});

test('whoever sits at the machine reaches it by name, or by the one address there is', () => {
  expect(originHere({ host: undefined, port })).toBe('http://localhost:4040');
  expect(originHere({ host: '::1', port })).toBe('http://[::1]:4040');
});

test('a machine that hides its addresses has none to name', () => {
  const hidden = (): never => {
    throw new Error('uv_interface_addresses returned Unknown system error 97');
  };
  expect(originsOnNetwork({ host: undefined, port }, readInterfaces(hidden))).toEqual([]);
});
