import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/free-port.mjs';

const program = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** The server as people start it: a process of its own, which can be killed. */
export interface RealServer {
  readonly address: string;
  /** The folder with all that it keeps. */
  readonly data: string;
  /** As if the power failed. */
  kill(): Promise<void>;
  /** With the same data, on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** A server that is not running yet. Whoever has it can close it at any time, also while it starts. */
export async function prepareServer(): Promise<RealServer> {
  const data = mkdtempSync(join(tmpdir(), 'rookery-page-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  let child: ChildProcess | null = null;
  const server: RealServer = {
    address,
    data,
    async start() {
      child = run(['--port', String(port), '--data', data]);
      await ready(address, child);
    },
    async kill() {
      if (child) await end(child);
      child = null;
    },
    async close() {
      await server.kill();
      rmSync(data, { recursive: true, force: true });
    },
  };
  return server;
}

/** Runs the program. It never outlives the tests, whatever becomes of them. */
function run(parameters: readonly string[]): ChildProcess {
  const words = [program, ...parameters, '--address-limits', 'off', '--log', 'error'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return child;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Asks until it answers or has ended; the time limit of whoever waits ends it if it does neither. */
async function ready(address: string, child: ChildProcess): Promise<void> {
  while (!hasEnded(child)) {
    try {
      if ((await fetch(`${address}/readyz`)).ok) return;
    } catch {
      // Not yet.
    }
    await delay(50);
  }
  throw new Error('The server ended before it answered.');
}
