import type { NetworkInterfaceInfo } from 'node:os';
import { describe, expect, test } from 'vitest';
import { greeting, lanAddresses } from './greeting.ts';
import type { Options } from './options.ts';

const details = { netmask: '', mac: '', cidr: null };
const v4 = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  ...details,
  address,
  internal,
  family: 'IPv4',
});
const v6 = (address: string, internal: boolean): NetworkInterfaceInfo => ({
  ...details,
  address,
  internal,
  family: 'IPv6',
  scopeid: 0,
});

const interfaces = {
  lo: [v4('127.0.0.1', true), v6('::1', true)],
  eth0: [v4('192.168.1.7', false), v6('fe80::1', false)],
  none: undefined,
};
const options = (host?: string): Pick<Options, 'port' | 'host'> => ({ port: 4040, host });

test('others reach this machine at its own IPv4 addresses', () => {
  expect(lanAddresses(interfaces)).toEqual(['192.168.1.7']);
});

describe('the greeting', () => {
  test('names both addresses and draws the second', () => {
    const text = greeting(options(), interfaces, 'file');
    expect(text).toContain('http://localhost:4040');
    expect(text).toContain('http://192.168.1.7:4040');
    expect(text).toContain('█▀');
  });

  test('sets the colours of the drawing in a terminal only', () => {
    expect(greeting(options(), interfaces, 'terminal')).toContain('\u001B[97;40m');
    expect(greeting(options(), interfaces, 'file')).not.toContain('\u001B');
  });

  test.each(['127.0.0.1', '::1'])('of %s alone draws nothing', (host) => {
    const text = greeting(options(host), interfaces, 'file');
    expect(text).toContain(host.includes(':') ? `http://[${host}]:4040` : `http://${host}:4040`);
    expect(text).not.toContain('192.168');
    expect(text).not.toContain('█');
  });

  test('does without a network', () => {
    expect(greeting(options(), {}, 'file')).not.toContain('on this network');
  });
});
