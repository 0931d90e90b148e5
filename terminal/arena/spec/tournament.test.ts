import { spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

// The whole program, as it was built, with its real workers and files.
const program = fileURLToPath(new URL('../../bin/rookery.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rookery-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ending {
  readonly exit: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the arena; it is told to stop as soon as `until` says so. */
function arena(args: readonly string[], until: () => boolean = () => false): Promise<Ending> {
  const child = spawn(process.execPath, [program, 'arena', ...args, '--lang', 'en'], {
    cwd: folder,
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const watch = setInterval(() => {
    if (!until()) return;
    clearInterval(watch);
    child.kill('SIGINT');
  }, 20);
  return new Promise((resolve) => {
    child.on('close', (exit) => {
      clearInterval(watch);
      resolve({ exit, output, errors });
    });
  });
}

const read = (out: string, file: string): string =>
  existsSync(join(folder, out, file)) ? readFileSync(join(folder, out, file), 'utf8') : '';

/** Everything that must not differ from run to run. */
function resultIn(out: string): unknown {
  const { time, ...result }: Record<string, unknown> = Object(
    JSON.parse(read(out, 'summary.json')),
  );
  expect(time).toHaveLength(2);
  return { result, matches: read(out, 'matches.csv') };
}

const players = ['greedy', 'random', '--seed', 'spec'];

/**
 * Runs the arena and stops it after its first deal. If this machine was too busy to stop it before its last,
 * it is forgotten and tried again.
 */
async function stoppedArena(args: readonly string[], out: string, attempts = 5): Promise<Ending> {
  const ending = await arena(args, () => read(out, 'results.jsonl').includes('\n'));
  if (ending.exit !== 0 || attempts <= 1) return ending;
  rmSync(join(folder, out), { recursive: true });
  return stoppedArena(args, out, attempts - 1);
}

describe.each(['penguin-party', 'penguinramids'])('a tournament of %s', (game) => {
  const command = (out: string, ...more: readonly string[]): readonly string[] => [
    game,
    ...players,
    '--matches',
    '30',
    '--out',
    `${game}-${out}`,
    ...more,
  ];

  test('is the same on one core and on two', async () => {
    const one = await arena(command('one', '--cores', '1'));
    expect(one.exit).toBe(0);
    expect(one.output).toMatch(/1 +greedy +30 [^]*2 +random +30 [^]*30 matches: 15 deals/);
    expect((await arena(command('two', '--cores', '2'))).exit).toBe(0);
    expect(resultIn(`${game}-two`)).toEqual(resultIn(`${game}-one`));
  });

  test('goes on after an interruption as if there had been none', async () => {
    const out = `${game}-stopped`;
    const stopped = await stoppedArena(command('stopped'), out);
    expect(stopped).toMatchObject({ exit: 130 });
    expect(stopped.errors).toContain(`Go on: rookery arena --out ${out} --resume`);
    // The program was killed while it wrote the next deal.
    appendFileSync(join(folder, out, 'results.jsonl'), '{"deal":14,"matches":[{"pla');
    expect((await arena(['--out', out, '--resume'])).exit).toBe(0);
    expect(resultIn(out)).toEqual(resultIn(`${game}-one`));
    const deals = read(out, 'results.jsonl').trim().split('\n');
    expect(deals).toHaveLength(15);
  });
});

test('a finished tournament can be made longer, and then equals one of that length', async () => {
  const party = ['penguin-party', ...players];
  await arena([...party, '--matches', '10', '--out', 'short']);
  await arena(['--out', 'short', '--resume', '--matches', '20']);
  await arena([...party, '--matches', '20', '--out', 'long']);
  expect(resultIn('short')).toEqual(resultIn('long'));
});

test('a program that fails stops the tournament, and what was played is kept', async () => {
  writeFileSync(
    join(folder, 'tired.mjs'),
    `import { createInterface } from 'node:readline';
     for await (const line of createInterface({ input: process.stdin })) {
       const { event, match, seat, legal } = JSON.parse(line);
       if (event === 'turn' && match.startsWith('3.')) throw new Error('so tired');
       if (event === 'turn') console.log(JSON.stringify({ op: 'play', match, seat, move: legal[0] }));
     }`,
  );
  const tired = `tired=cmd:"${process.execPath}" tired.mjs`;
  const run = ['penguin-party', 'random', tired, '--matches', '20', '--out', 'tired'];
  const { exit, errors } = await arena([...run, '--cores', '1']);
  expect(exit).toBe(1);
  expect(errors).toMatch(/“tired” ended with exit code 1, in match 3\.0, seat \d\.\n/);
  expect(errors).toContain('Error: so tired');
  expect(errors).toContain('Go on: rookery arena --out tired --resume');
  expect(read('tired', 'results.jsonl').trim().split('\n')).toHaveLength(3);
  expect(read('tired', 'table.csv').split('\n')).toHaveLength(4);
});

describe('a folder is refused with one clear line', () => {
  test.each([
    [['--out', 'used'], '“used” holds a tournament already. Add --resume'],
    [['--out', 'used', '--resume', '--seed', 'x'], 'another tournament (its seed differs)'],
    [['--out', 'used', '--resume', '--seats', '3'], 'another tournament (its number of seats'],
    [['--out', 'spoilt', '--resume'], 'Line 2 of “spoilt/results.jsonl” is not a result'],
    [['--out', 'used/results.jsonl'], 'The folder “used/results.jsonl” cannot be used'],
  ])('%o', async (more, sentence) => {
    const begin = ['penguin-party', ...players.slice(0, 2), '--matches', '2'];
    for (const out of ['used', 'spoilt']) {
      if (!existsSync(join(folder, out))) await arena([...begin, '--seed', 'y', '--out', out]);
    }
    const first = read('spoilt', 'results.jsonl').split('\n')[0] ?? '';
    writeFileSync(join(folder, 'spoilt', 'results.jsonl'), `${first}\n{"deal":"?"}\n${first}\n`);
    const { exit, output, errors } = await arena([...begin, ...more]);
    expect({ exit, output }).toEqual({ exit: 1, output: '' });
    expect(errors).toContain(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });
});
