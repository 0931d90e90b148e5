import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { serve } from './service.ts';

type Program = ChildProcessByStdio<null, Readable, Readable>;

/** The program as `npm start` runs it. */
const start = (...words: readonly string[]): Program =>
  spawn(process.execPath, [fileURLToPath(new URL('dist/main.js', import.meta.url)), ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {},
  });

async function outcome(program: Program): Promise<{ code: unknown; out: string; err: string }> {
  let out = '';
  let err = '';
  program.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  program.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code]: unknown[] = await once(program, 'close');
  return { code, out, err };
}

describe('the program', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('says where it is, and ends at %s', async (signal) => {
    const program = start('--port', '0');
    const greeting = String(await once(program.stdout, 'data'));
    const [address] = /http:\/\/localhost:\d+/.exec(greeting) ?? [];
    const health = await fetch(`${String(address)}/healthz`);
    expect(await health.text()).toBe('ok\n');
    const ended = outcome(program);
    program.kill(signal);
    expect(await ended).toMatchObject({ code: 0, err: '' });
  });

  test('helps', async () => {
    expect(await outcome(start('--help'))).toMatchObject({
      code: 0,
      out: expect.stringContaining('npm start -- --port 5000'),
      err: '',
    });
  });

  test.each([
    [['--sport', '1'], "Unknown option '--sport'"],
    [['--port', 'penguin'], 'the port must be a number'],
    [['--port', '0', '--host', '192.0.2.250'], 'no address of this machine'],
  ])('refuses %o in one line', async (words, problem) => {
    const { code, out, err } = await outcome(start(...words));
    expect({ code, out, lines: err.split('\n').length }).toEqual({ code: 1, out: '', lines: 2 });
    expect(err).toContain(problem);
  });

  test('says in one line that a port is in use', async () => {
    const other = await serve(new Map(), { port: 0, host: '127.0.0.1' });
    const port = String(other.port);
    const { code, err } = await outcome(start('--port', port, '--host', '127.0.0.1'));
    await other.close();
    expect(code).toBe(1);
    expect(err).toMatch(/^rookery: port \d+ of 127\.0\.0\.1 is in use; choose another one: .+\n$/);
  });
});
