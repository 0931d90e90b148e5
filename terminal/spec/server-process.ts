import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** A real server in a process and a folder of its own, which can be killed at any moment. */
export class ServerProcess {
  readonly origin: string;
  readonly data: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
    this.origin = `http://127.0.0.1:${String(port)}`;
    this.data = mkdtempSync(join(tmpdir(), 'rookery-join-'));
  }

  static async started(): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort());
    await server.start();
    return server;
  }

  /** Starts it, and waits until it says where it is. */
  async start(): Promise<void> {
    const words = ['--host', '127.0.0.1', '--port', String(this.#port), '--data', this.data];
    const child = spawn(process.execPath, [program, ...words, '--log', 'silent'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {},
    });
    this.#process = child;
    process.once('exit', () => child.kill('SIGKILL'));
    const failed = once(child, 'exit').then(() => {
      throw new Error('the server ended before it was open');
    });
    await Promise.race([once(child.stdout, 'data'), failed]);
  }

  /** Kills it without a warning. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true });
  }
}
