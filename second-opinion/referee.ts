import { isRecord, shortened } from './pipe.ts';
import type { Answer, Pipe } from './pipe.ts';
import type { Attempt, Setup, Status } from './reading.ts';
import { canonical } from './canonical.ts';
import { parseStatus } from './status.ts';

/** A match as `new` and `load` hand it out; its name is only ever handed back. */
export interface Opened {
  readonly match: unknown;
  readonly status: Status;
}

/** The requests of the referee protocol; whatever the protocol does not allow as an answer throws. */
export class Referee {
  readonly #pipe: Pipe;

  constructor(pipe: Pipe) {
    this.#pipe = pipe;
  }

  async open(setup: Setup): Promise<Opened> {
    return opened(await this.#ask({ op: 'new', ...setup }));
  }

  async legal(match: unknown, seat: number): Promise<readonly object[]> {
    return records(field(await this.#ask({ op: 'legal', match, seat }), 'moves'));
  }

  async play(match: unknown, { seat, move }: Attempt): Promise<Status> {
    const answer = await this.#ask({ op: 'play', match, seat, move });
    records(field(answer, 'events'));
    return parseStatus(field(answer, 'status'));
  }

  /** The kind of the refusal, or undefined if the move was not refused. */
  async refusal(match: unknown, { seat, move }: Attempt): Promise<string | undefined> {
    const answer = await this.#pipe.request({ op: 'play', match, seat, move });
    return answer['ok'] === true ? undefined : kindOf(answer);
  }

  async view(match: unknown, seat: number | null): Promise<unknown> {
    return field(await this.#ask({ op: 'view', match, seat }), 'view');
  }

  async record(match: unknown): Promise<unknown> {
    return field(await this.#ask({ op: 'record', match }), 'record');
  }

  async load(record: unknown): Promise<Opened> {
    return opened(await this.#ask({ op: 'load', record }));
  }

  async drop(match: unknown): Promise<void> {
    await this.#ask({ op: 'drop', match });
  }

  async #ask(request: object): Promise<Answer> {
    const answer = await this.#pipe.request(request);
    if (answer['ok'] === true) return answer;
    throw new Error(`refused: ${canonical(answer)}\n  on: ${shortened(JSON.stringify(request))}`);
  }
}

function opened(answer: Answer): Opened {
  return { match: field(answer, 'match'), status: parseStatus(field(answer, 'status')) };
}

function field(answer: Answer, name: string): unknown {
  if (!(name in answer)) throw new Error(`no ${name} in ${canonical(answer)}`);
  return answer[name];
}

function records(value: unknown): readonly object[] {
  if (Array.isArray(value) && value.every(isRecord)) return value;
  throw new Error(`not a list of objects: ${canonical(value)}`);
}

function kindOf(answer: Answer): string {
  const { ok, error } = answer;
  if (ok === false && isRecord(error)) {
    const { kind, message } = error;
    if (typeof kind === 'string' && isKebabCase(kind) && typeof message === 'string') return kind;
  }
  throw new Error(`not the form of a refusal: ${canonical(answer)}`);
}

function isKebabCase(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
