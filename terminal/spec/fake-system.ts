import { PassThrough, Writable } from 'node:stream';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { nodeNetwork } from '../network.ts';
import { run } from '../run.ts';
import type { ExitCode } from '../shell.ts';
import type { System } from '../system.ts';
import { directBotPool } from './direct-bot-pool.ts';

/** What a program run under test wrote, and how it ended. */
export interface Outcome {
  readonly exit: ExitCode;
  readonly output: string;
  readonly errors: string;
  readonly files: ReadonlyMap<string, string>;
}

/** How a program is run under test. */
export interface Script {
  /** Everything that is typed, at once. */
  readonly input?: string;
  /** Answers what is on the screen: given all output so far, what to type next, if anything. */
  readonly reply?: (output: string) => string | undefined;
  readonly environment?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
  /** Whether input and output look like a terminal. */
  readonly terminal?: { readonly columns: number; readonly rows: number };
}

class FileError extends Error {
  readonly code = 'ENOENT';
}

/** A machine made of memory, and what was written in it. */
export interface FakeMachine {
  readonly system: System;
  readonly output: () => string;
  readonly errors: () => string;
  readonly files: ReadonlyMap<string, string>;
}

/** Sets up a machine made of memory. */
export function fakeMachine(script: Script): FakeMachine {
  const written = { text: '' };
  const complaints = { text: '' };
  const files = new Map(Object.entries(script.files ?? {}));
  const isTTY = script.terminal !== undefined;
  const input = Object.assign(new PassThrough(), { isTTY, setRawMode: () => undefined });
  const answer = (): void => {
    const typed = script.reply?.(written.text);
    if (typed !== undefined) input.write(typed);
  };
  if (script.reply === undefined) input.end(script.input ?? '');
  const system: System = {
    input,
    output: Object.assign(sink(written, answer), { isTTY, ...script.terminal }),
    errors: sink(complaints, () => undefined),
    environment: script.environment ?? {},
    version: '9.9.9',
    randomness: seededStreams('test')('seed'),
    readFile(path) {
      const text = files.get(path);
      if (text === undefined) throw new FileError(path);
      return text;
    },
    writeFile: (path, text) => {
      files.set(path, text);
    },
    writeSecret: (path, text) => {
      files.set(path, text);
    },
    home: '/home/pip',
    kindOf(path) {
      return files.has(path) ? 'file' : 'nothing';
    },
    network: nodeNetwork,
    loadUpkeep: () => import('@rookery/server/upkeep'),
    loadAdministration: () => import('@rookery/server/admin/client'),
    loadServer: async () => ({
      ...(await import('@rookery/server/options')),
      ...(await import('@rookery/server/main')),
    }),
    now: () => Date.now(),
    after(milliseconds, action) {
      const timer = setTimeout(action, milliseconds);
      return () => clearTimeout(timer);
    },
    wait: () => Promise.resolve(),
    openBotPool: directBotPool,
    onStop: () => () => undefined,
  };
  return { system, output: () => written.text, errors: () => complaints.text, files };
}

/** Runs a command line in a machine made of memory. */
export async function runScript(args: readonly string[], script: Script = {}): Promise<Outcome> {
  const { system, output, errors, files } = fakeMachine(script);
  const exit = await run(args, system, { record: null });
  return { exit, output: output(), errors: errors(), files };
}

function sink(written: { text: string }, afterwards: () => void): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.text += chunk.toString('utf8');
      done();
      setImmediate(afterwards);
    },
  });
}
