import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { playDeal } from '../play-deal.ts';
import { ProgramFailed } from '../program/failure.ts';
import { Roster } from '../roster.ts';
import { Stopwatch } from '../move-times.ts';
import type { Entrant } from '../tournament.ts';
import { bot, script, tournamentOf } from './small-tournament.ts';

const folder = mkdtempSync(join(tmpdir(), 'rookery-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program made of these lines. */
function program(label: string, code: string): Entrant {
  const file = join(folder, `${label}.mjs`);
  writeFileSync(file, code);
  return script(label, file);
}

/** A program that does something with every message, whose `say` writes a request. */
const listener = (label: string, body: string): Entrant =>
  program(
    label,
    `import { createInterface } from 'node:readline';
     import { appendFileSync } from 'node:fs';
     const say = (request) => console.log(JSON.stringify(request));
     const note = (line) => appendFileSync(${JSON.stringify(join(folder, `${label}.txt`))}, line + '\\n');
     for await (const line of createInterface({ input: process.stdin })) {
       const message = JSON.parse(line);
       const { event, match, seat, legal } = message;
       ${body}
     }`,
  );

const notesOf = (label: string): readonly Record<string, unknown>[] =>
  readFileSync(join(folder, `${label}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const note: Record<string, unknown> = JSON.parse(line);
      return note;
    });

interface Wishes {
  /** How long a program may be silent, in seconds. */
  readonly patience?: number;
  /** Throws until the programs may be asked to leave; they have little time after that. */
  readonly beforeTheyLeave?: () => void;
}

async function play(
  game: string,
  seats: number,
  players: readonly Entrant[],
  { patience = 20, beforeTheyLeave = () => undefined }: Wishes = {},
) {
  const tournament = tournamentOf(game, seats, ...players);
  const roster = new Roster({ tournament, patience, version: '1.2.3' });
  try {
    const outcome = await playDeal(tournament, 0, roster, new Stopwatch(players.length));
    await vi.waitFor(beforeTheyLeave, 30_000);
    return outcome;
  } finally {
    await roster.close();
  }
}

describe('the example of the docs', () => {
  const page = readFileSync(new URL('../../../docs/bot-programs.md', import.meta.url), 'utf8');
  const code = /^```javascript\n([^]*?)^```$/m.exec(page)?.[1] ?? '';
  const example = program('example', code);

  test.each([
    ['penguin-party', 2],
    ['penguin-party', 3],
    ['penguinramids', 2],
  ])('plays %s at %i seats, the same way each time', async (game, seats) => {
    const outcome = await play(game, seats, [bot('greedy'), example]);
    expect(outcome.matches).toHaveLength(seats);
    expect(await play(game, seats, [bot('greedy'), example])).toEqual(outcome);
  });
});

test('a program is told all that its seat sees, match by match, to the end', async () => {
  const first = `note(line); if (event === 'turn') say({ op: 'play', match, seat, move: legal[0] });`;
  const ended = (): readonly Record<string, unknown>[] =>
    notesOf('diary').filter(({ event }) => event === 'over');
  const players = [bot('random'), listener('diary', first)];
  const { matches } = await play('penguin-party', 2, players, {
    beforeTheyLeave: () => expect(ended().map(({ match }) => match)).toEqual(['0.0', '0.1']),
  });
  const notes = notesOf('diary').filter(({ event }) => event !== undefined);
  const ends = ended();
  const own = (index: number): number => matches[index]?.players.indexOf(1) ?? -1;
  expect(ends.map(({ seat }) => seat)).toEqual([own(0), own(1)]);
  expect(ends[0]).toMatchObject({ status: { over: true, scores: matches[0]?.points } });
  const news = notes
    .filter(({ match }) => match === '0.0')
    .flatMap((note) => {
      const told: { type: string; hands?: unknown }[] = Object(note['news']);
      return told;
    });
  expect(news.map(({ type }) => type)).toContain('starter-drawn');
  expect(news.filter(({ type }) => type === 'round-ended')).toHaveLength(2);
  expect(news.at(-1)?.type).toBe('match-ended');
  expect(news.filter(({ hands }) => hands !== undefined)).toEqual([]);
});

test('a program is answered about its own seat, and about nothing else', async () => {
  const curious = listener(
    'curious',
    `if (event === 'turn') {
       say({ op: 'hello', id: 'hello' });
       say({ op: 'view', match, seat, id: 'view' });
       say({ op: 'legal', match, seat, id: 'legal' });
       say({ op: 'view', match, seat: 1 - seat, id: 'other view' });
       say({ op: 'play', match, seat: 1 - seat, move: legal[0], id: 'other play' });
       say({ op: 'view', match, seat: null, id: 'onlooker' });
       say({ op: 'record', match, id: 'record' });
       say({ op: 'new', game: 'penguin-party', seats: 2, id: 'new' });
       say({ op: 'view', match: 'x', seat, id: 'match' });
       say({ op: 'play', match, seat, move: { colour: 'red', row: 9, x: 0 }, id: 'illegal' });
       say({ op: 'play', match, seat, move: legal[0], id: 'play' });
       say({ op: 'play', match, seat, move: legal[0], id: 'again' });
       note(line);
     } else note(line);`,
  );
  await play('penguin-party', 2, [bot('random'), curious]);
  const notes = notesOf('curious');
  const answer = (id: string): Record<string, unknown> | undefined =>
    notes.find((note) => note['id'] === id);
  const [turn] = notes;
  expect(answer('hello')).toMatchObject({ ok: true, protocol: 'rookery-referee/1' });
  expect(answer('view')).toEqual({ id: 'view', ok: true, view: turn?.['view'] });
  expect(answer('legal')).toEqual({ id: 'legal', ok: true, moves: turn?.['legal'] });
  for (const id of ['other view', 'other play', 'onlooker', 'record', 'new']) {
    expect(answer(id)).toMatchObject({ ok: false, error: { kind: 'not-for-players' } });
  }
  expect(answer('match')).toMatchObject({ error: { kind: 'unknown-match' } });
  expect(answer('illegal')?.['ok']).toBe(false);
  expect(answer('play')).toMatchObject({ ok: true, events: [{ type: 'placed' }] });
  const unredacted = notes.filter((note) => JSON.stringify(note).includes('"hands"'));
  expect(unredacted).toEqual([]);
});

describe('a program that cannot go on', () => {
  const failureOf = async (entrant: Entrant, patience = 20): Promise<unknown> => {
    const players = [entrant, bot('random')];
    const error: unknown = await play('penguin-party', 2, players, { patience }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!(error instanceof ProgramFailed)) throw new Error('it went on', { cause: error });
    return error.failure;
  };

  test('because it ends is named with its exit code and its last words', async () => {
    const dying = program('dying', `console.error('one\\nlast words'); process.exitCode = 3;`);
    expect(await failureOf(dying)).toEqual({
      player: 'dying',
      match: '0.0',
      seat: expect.any(Number),
      cause: { kind: 'ended', code: 3, signal: null },
      complaints: ['one', 'last words'],
    });
  });

  test('because it falls silent is named after the patience is over', async () => {
    const silent = program('silent', `process.stdin.on('data', () => undefined);`);
    expect(await failureOf(silent, 1)).toMatchObject({ cause: { kind: 'silent', seconds: 1 } });
  });

  test('because it writes garbage is named with the last refusal', async () => {
    const garbage = listener('garbage', `console.log('garbage');`.repeat(10));
    expect(await failureOf(garbage)).toMatchObject({
      cause: { kind: 'refused', times: 10, last: expect.stringContaining('bad-json') },
    });
  });

  test('because its move is always illegal is named with the broken rule', async () => {
    const stubborn = listener(
      'stubborn',
      `if (event === 'turn' || message.ok === false)
         say({ op: 'play', match: '0.0', seat: seat ?? globalThis.own, move: { colour: 'red', row: 5, x: 5 } });
       globalThis.own ??= seat;`,
    );
    expect(await failureOf(stubborn)).toMatchObject({
      cause: { kind: 'refused', last: expect.stringMatching(/unsupported|colour-not-in-hand/) },
    });
  });

  test('because it does not exist is named with what the shell says', async () => {
    const missing: Entrant = { kind: 'program', label: 'missing', command: 'no-such-program-here' };
    expect(await failureOf(missing)).toMatchObject({
      player: 'missing',
      cause: { kind: 'ended' },
      complaints: [expect.stringContaining('no-such-program-here')],
    });
  });
});
