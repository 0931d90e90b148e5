import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** One answer line, parsed. */
export type Answer = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly id: number;
  /** What was sent, as far as a report needs it. */
  readonly line: string;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (problem: Error) => void;
}

const referee = 'terminal/bin/rookery.js';
const patience = 60_000;

/** A process that answers one JSON line with one JSON line, in order. */
export class Pipe {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #waiting: Waiting[] = [];
  #sent = 0;
  #complaints = '';
  #ended: string | undefined;

  /** Starts the command (default: the project's own referee) in the project's root. */
  constructor(command: readonly string[] = ['node', referee, 'referee']) {
    const [program = 'node', ...parameters] = command;
    this.#child = spawn(program, parameters, { cwd: projectRoot(), stdio: 'pipe' });
    this.#child.on('error', (error) => this.#fail(`it cannot be started: ${error.message}`));
    this.#child.on('close', (code) => this.#fail(`it ended with code ${code}`));
    this.#child.stdin.on('error', () => undefined); // the close event tells the same, later
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#complaints = (this.#complaints + text).slice(-2000);
    });
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line));
  }

  /** Sends a request; further ones may follow before its answer is there. */
  request(request: object): Promise<Answer> {
    if (this.#ended !== undefined) return Promise.reject(new Error(this.#ended));
    this.#sent += 1;
    const id = this.#sent;
    const text = JSON.stringify({ ...request, id });
    const timer = setTimeout(() => this.#fail(`no answer within ${patience} ms`), patience);
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#waiting.push({ id, line: shortened(text), timer, resolve, reject });
    });
    this.#child.stdin.write(`${text}\n`);
    return answer;
  }

  /** Lets the process end by itself: it has no more input. */
  close(): void {
    this.#ended ??= 'the pipe is closed';
    this.#child.stdin.end();
  }

  #receive(line: string): void {
    const first = this.#waiting.shift();
    if (first === undefined) {
      this.#fail(`an answer nobody asked for: ${shortened(line)}`);
      return;
    }
    clearTimeout(first.timer);
    const answer = parseAnswer(line);
    if (answer?.['id'] === first.id) first.resolve(answer);
    else first.reject(new Error(`not the answer to it: ${shortened(line)}\n  on: ${first.line}`));
  }

  #fail(problem: string): void {
    this.#ended ??= `the referee process: ${problem}\n${this.#complaints}`;
    for (const { line, timer, reject } of this.#waiting.splice(0)) {
      clearTimeout(timer);
      reject(new Error(`${this.#ended}\n  on: ${line}`));
    }
  }
}

/** A text for a report. */
export function shortened(text: string): string {
  return text.length > 600 ? `${text.slice(0, 600)}…` : text;
}

function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, referee)) && dirname(folder) !== folder) folder = dirname(folder);
  return dirname(folder) === folder ? process.cwd() : folder;
}

function parseAnswer(line: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
