import { parseRecord } from '@rookery/rules/kernel/record';
import { catalogue } from '@rookery/rules/catalogue';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runScript, type Outcome } from './fake-system.ts';
import { ServerProcess } from './server-process.ts';
import { hinted } from './typist.ts';

// The longer a server is away, the longer are the pauses before a line is tried again.
vi.setConfig({ testTimeout: 180_000 });

const prompt = 'Your move: ';
const offer = 'You can type: ';

/** Somebody at a table elsewhere, who types what the last offer or prompt asks for, each once. */
class Guest {
  /** Moves typed, one for each prompt. */
  moves = 0;
  output = '';
  readonly #answered = new Set<number>();
  readonly #wants: (words: readonly string[], guest: Guest) => string | undefined;
  readonly #onMove: (moves: number) => void;

  constructor(wants: Guest['wants'], onMove: (moves: number) => void = () => undefined) {
    this.#wants = wants;
    this.#onMove = onMove;
  }

  get wants(): (words: readonly string[], guest: Guest) => string | undefined {
    return this.#wants;
  }

  readonly reply = (output: string): string | undefined => {
    this.output = output;
    const at = Math.max(output.lastIndexOf(prompt), output.lastIndexOf(offer));
    if (at < 0 || this.#answered.has(at)) return undefined;
    const isPrompt = output.startsWith(prompt, at);
    const line = output.slice(at + offer.length).split('\n');
    // An offer that is still being written is no offer yet.
    if (!isPrompt && line.length < 2) return undefined;
    this.#answered.add(at);
    if (!isPrompt) {
      const typed = this.#wants(line[0]?.replace(/\.$/, '').split(', ') ?? [], this);
      return typed === undefined ? undefined : `${typed}\n`;
    }
    this.moves += 1;
    this.#onMove(this.moves);
    return `${hinted(output.slice(0, at))}\n`;
  };
}

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.started();
});
afterAll(() => server.remove());

const join = (
  guest: Guest,
  args: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<Outcome> => runScript(['join', ...args], { reply: guest.reply, files });

const linkIn = (output: string): string | undefined =>
  /http:\/\/\S+\/table\/[\w-]{22}/.exec(output)?.[0];

async function until<Found>(look: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

/** The cookie that a guest's program has kept. */
function cookieIn({ files }: Outcome): string {
  const [text = ''] = files.values();
  return /"cookie": "([^"]+)"/.exec(text)?.[1] ?? '';
}

async function lastRecord(outcome: Outcome): Promise<unknown> {
  const ask = async (path: string): Promise<unknown> => {
    const headers = { cookie: cookieIn(outcome) };
    const answer = await fetch(`${server.origin}/api/${path}`, { headers });
    return answer.json();
  };
  const [, match] = /"id":"([^"]+)"/.exec(JSON.stringify(await ask('matches'))) ?? [];
  return ask(`matches/${match ?? ''}/record`);
}

describe('two people at two terminals', () => {
  // At these moves the server is killed: far enough apart that both have played on in between.
  test.each([
    { game: 'penguin-party', killAt: [2, 5] },
    { game: 'penguinramids', killAt: [2, 8] },
  ])('$game to its end, while the server is killed and started again', async ({ game, killAt }) => {
    const kills: Promise<void>[] = [];
    const onMove = (moves: number): void => {
      if (killAt.includes(moves)) kills.push(server.kill().then(() => server.start()));
    };
    const ana = new Guest((words) => {
      if (words.includes('again')) return 'quit';
      return words.find((word) => word === 'start');
    }, onMove);
    const ben = new Guest((words) => {
      if (words.includes('again')) return 'quit';
      return words.find((word) => word === 'ready');
    });
    const create = [server.origin, '--create', game, '--seats', '2', '--name', 'Ana'];
    const anasMatch = join(ana, create);
    const link = await until(() => linkIn(ana.output));
    const bensMatch = join(ben, [link, '--name', 'Ben']);
    const outcomes = await Promise.all([anasMatch, bensMatch]);
    await Promise.all(kills);
    expect(kills).toHaveLength(2);
    for (const { exit, output, errors } of outcomes) {
      expect({ exit, errors }).toEqual({ exit: 0, errors: '' });
      expect(output).toMatch(/wins?\b|share the victory/);
      expect(output.split('No connection. Still trying.').length - 1).toBe(2);
      expect(output.split('Connected again.').length - 1).toBe(2);
    }
    const record = parseRecord(await lastRecord(outcomes[0]), catalogue);
    if (!record.ok) throw new Error('no record');
    const decided = [0, 1].map((seat) => record.value.acts.filter(({ by }) => by === seat).length);
    expect(decided).toEqual([ana.moves, ben.moves]);
  });
});
