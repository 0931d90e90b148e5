import { describe, expect, test } from 'vitest';
import { greeting } from './greeting.ts';
import type { ServerOptions } from './options.ts';
import { v4 } from './spec/outside/interfaces.ts';

const interfaces = { lo: [v4('127.0.0.1', true)], eth0: [v4('192.168.1.7')] };
const options = (host?: string): Pick<ServerOptions, 'port' | 'host' | 'origin'> => ({
  port: 4040,
  host,
  origin: undefined,
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

  test('behind a proxy names the address that people use', () => {
    const origin = 'https://rookery.example';
    const text = greeting({ ...options(), origin }, interfaces, 'file');
    expect(text).toContain(`through the proxy  ${origin}`);
    expect(text).not.toContain('192.168');
  });

  test('says how to close it where somebody can', () => {
    expect(greeting(options(), interfaces, 'terminal')).toContain('Ctrl+C');
    expect(greeting(options(), interfaces, 'file')).not.toContain('Ctrl+C');
  });

  test('does without a network', () => {
    expect(greeting(options(), {}, 'file')).not.toContain('on this network');
  });
});
