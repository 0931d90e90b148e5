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
  /** As if the power failed. */
  kill(): Promise<void>;
  /** With the same data, on the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function startServer(): Promise<RealServer> {
  const data = mkdtempSync(join(tmpdir(), 'rookery-page-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  let child: ChildProcess | null = null;
  const server: RealServer = {
    address,
    async start() {
      const parameters = ['--port', String(port), '--data', data, '--address-limits', 'off'];
      child = spawn(process.execPath, [program, ...parameters, '--log', 'error'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await ready(address);
    },
    async kill() {
      if (!child) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      child = null;
    },
    async close() {
      await server.kill();
      rmSync(data, { recursive: true });
    },
  };
  await server.start();
  return server;
}

/** Asks until it answers; the test's own time limit ends it if it never does. */
async function ready(address: string): Promise<void> {
  for (;;) {
    try {
      if ((await fetch(`${address}/readyz`)).ok) return;
    } catch {
      // Not yet.
    }
    await delay(50);
  }
}
