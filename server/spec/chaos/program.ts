import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { NetworkNamespace } from '../cluster/network-namespace.ts';

/** Where a server can be made to die. */
export const points = [
  'before the insert',
  'after the commit',
  'after the answer',
  'during the broadcast',
] as const;
export type Point = (typeof points)[number];

/** Which program to run: the real one, or one without limits that may die by itself when it passes a point. */
export type Kind =
  | { readonly kind: 'real'; readonly options?: readonly string[] }
  | { readonly kind: 'mortal'; readonly point: Point; readonly nth: number }
  | { readonly kind: 'boundless' };

/** Where it keeps its things and listens. */
export interface Home {
  readonly port: number;
  readonly data: string;
  /** The network it runs in, if it is not the one of this machine. */
  readonly network?: Pick<NetworkNamespace, 'command' | 'there'> | undefined;
}

const real = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const mortal = fileURLToPath(new URL('server-that-dies.mjs', import.meta.url));

function commandOf(program: Kind, { port, data, network }: Home): readonly string[] {
  if (program.kind === 'boundless') return [mortal, String(port), data];
  if (program.kind === 'mortal') {
    return [mortal, String(port), data, program.point, String(program.nth)];
  }
  const place = ['--port', String(port), '--data', data, '--host', network?.there ?? '127.0.0.1'];
  return [real, ...place, '--address-limits', 'off', ...(program.options ?? [])];
}

const running = new Set<Program>();

/** Ends whatever a test that failed has left behind. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.kill()));
}

/** A server in a process of its own. */
export class Program {
  readonly #child: ChildProcess;
  readonly #said: Buffer[] = [];
  /** Fulfilled when the process is no more. */
  readonly gone: Promise<unknown>;
  /** When its port was open, by `performance.now`. */
  openedAt = Infinity;

  private constructor(kind: Kind, home: Home) {
    const words = [...(home.network?.command ?? []), process.execPath, ...commandOf(kind, home)];
    const [command = '', ...others] = words;
    const child = spawn(command, others, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {},
    });
    child.stderr.on('data', (chunk: Buffer) => this.#said.push(chunk));
    this.#child = child;
    running.add(this);
    this.gone = once(child, 'close').then(() => running.delete(this));
  }

  /** Starts it and waits until it listens. */
  static async start(kind: Kind, home: Home): Promise<Program> {
    const program = new Program(kind, home);
    const { stdout } = program.#child;
    if (!stdout) throw new Error('a program without a voice');
    const how = await Promise.race([
      once(stdout, 'data').then(() => 'open'),
      program.gone.then(() => 'gone'),
    ]);
    if (how === 'gone') throw new Error(`it did not start: ${program.complaints()}`);
    program.openedAt = performance.now();
    return program;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Everything on its standard error. */
  complaints(): string {
    return Buffer.concat(this.#said).toString('utf8');
  }

  /** From now on its point is deadly. */
  arm(): void {
    this.#child.kill('SIGUSR2');
  }

  /** Ends it without any warning. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.gone;
  }

  /** Asks it to close. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.gone;
  }
}
