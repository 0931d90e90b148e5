import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { linesOf, type InputLine } from '../../referee/lines.ts';
import { longestLine } from '../../referee/run.ts';
import type { FailureCause } from '@rookery/texts/terminal-subjects';

/** How much of the error output is kept, in characters and in lines. */
const keptCharacters = 4000;
const keptLines = 10;

/** How long a program may take to leave, in milliseconds. */
const farewell = 500;

const hasGroups = process.platform !== 'win32';

/** Another program, which is spoken to line by line. */
export class ProgramProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  #complaints = '';
  #ending: FailureCause | undefined;

  /** Starts a command as a shell would. */
  constructor(
    command: string,
    onLine: (line: InputLine) => void,
    onEnd: (cause: FailureCause) => void,
  ) {
    // With a group of its own it can be ended together with whatever the shell has started for it.
    this.#child = spawn(command, { shell: true, detached: hasGroups, windowsHide: true });
    const end = (code: number | null, signal: string | null): void => {
      this.#ending ??= { kind: 'ended', code, signal };
      onEnd(this.#ending);
    };
    this.#child.on('close', end);
    this.#child.on('error', (error) => {
      this.#complaints += error.message;
      end(null, null);
    });
    // Writing to a program that has ended fails; its end is reported above.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints = (this.#complaints + text).slice(-keptCharacters);
    });
    void this.#listen(onLine);
  }

  /** How it ended, if it has. */
  get ending(): FailureCause | undefined {
    return this.#ending;
  }

  /** The last lines of its error output. */
  get complaints(): readonly string[] {
    return this.#complaints
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .slice(-keptLines);
  }

  /** Writes one line. */
  send(line: string): void {
    if (!this.#ending) this.#child.stdin.write(`${line}\n`);
  }

  /** Ends the input, waits a little, and kills the program if it still runs. */
  async close(): Promise<void> {
    if (this.#ending) return;
    this.#child.stdin.end();
    await Promise.race([once(this.#child, 'exit'), wait(farewell)]);
    this.#kill();
  }

  async #listen(onLine: (line: InputLine) => void): Promise<void> {
    const { stdin, stdout } = this.#child;
    for await (const line of linesOf(stdout, longestLine)) {
      onLine(line);
      // A program that does not read its answers gets no further ones until it does.
      if (stdin.writableNeedDrain) await once(stdin, 'drain').catch(() => undefined);
    }
  }

  #kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(hasGroups ? -pid : pid, 'SIGKILL');
    } catch {
      // The process and its group have ended already.
    }
  }
}
