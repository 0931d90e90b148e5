import { beforeAll, describe, expect, test } from 'vitest';
import { runScript } from './fake-system.ts';
import { keys, pressing, shown } from './key-presser.ts';
import { typist } from './typist.ts';

let record = '';
let unfinished = '';

beforeAll(async () => {
  const table = ['--start', '1', '--seed', 'replay', '--bots', 'random'];
  const args = ['play', 'penguin-party', ...table, '--save', 'm.json'];
  const whole = await runScript(args, { reply: typist('Your move:', 'looking.') });
  record = whole.files.get('m.json') ?? '';
  const begun = await runScript(args, { input: 'blue 0 0\nquit\n' });
  unfinished = begun.files.get('m.json') ?? '';
});

describe('as text', () => {
  test('every step is told, then the table and the result', async () => {
    const { exit, output } = await runScript(['replay', 'm.json'], { files: { 'm.json': record } });
    expect(exit).toBe(0);
    expect(output).toMatch(
      /Before the first move\.\n1\. Round 1: 12 cards each\. Player 1 starts\./,
    );
    expect(output).toContain('2. Player 1 places a ');
    expect(output).toMatch(/Points \(fewest win\):/);
  });

  test('--at shows one step, --as one player’s view of it', async () => {
    const files = { 'm.json': record };
    const open = await runScript(['replay', 'm.json', '--at', '1'], { files });
    expect(open.output.match(/×/g)?.length).toBeGreaterThan(10);
    const own = await runScript(['replay', 'm.json', '--at', '1', '--as', '2'], { files });
    expect(own.output.match(/Your hand:/g)).toHaveLength(1);
    expect(own.output).not.toContain('Before the first move');
  });

  test('a match that goes on shows no hand', async () => {
    const { output } = await runScript(['replay', 'm.json'], { files: { 'm.json': unfinished } });
    expect(output).not.toContain('×');
  });
});

describe('with keys', () => {
  const terminal = { columns: 80, rows: 24 };
  test.each([
    [[keys.right, keys.right], 'step 2 of'],
    [[keys.right, keys.left, keys.left], 'step 0 of'],
    [[keys.down], 'round 2'],
    [[keys.down, keys.down, keys.up], 'round 2'],
    [[keys.end], 'Points (fewest win)'],
    [[keys.end, keys.home], 'step 0 of'],
  ])('%j leads to %s', async (pressed, text) => {
    const reply = pressing(...pressed, keys.interrupt);
    const { output } = await runScript(['replay', 'm.json'], {
      files: { 'm.json': record },
      environment: { NO_COLOR: '1' },
      terminal,
      reply,
    });
    expect(shown(output)).toContain(text);
  });
});

describe('a bad record is explained, with exit code 1', () => {
  const changed = (change: (json: Record<string, unknown>) => unknown): string => {
    const json: Record<string, unknown> = { ...JSON.parse(record) };
    return JSON.stringify(change(json));
  };
  test.each<readonly [string, () => string | undefined, string]>([
    ['missing', () => undefined, 'There is no file “m.json”.'],
    ['no JSON', () => 'hello', '“m.json” is not JSON'],
    ['a list', () => '[]', 'record: must be an object in { }.'],
    ['another form', () => changed((json) => ({ ...json, form: 'x' })), 'record.form: must be'],
    [
      'of a future version',
      () => changed((json) => ({ ...json, rules: 99 })),
      'record.rules: must be 1',
    ],
    ['with a field too many', () => changed((json) => ({ ...json, extra: 1 })), 'record.extra'],
    [
      'with an unreadable act',
      () => changed((json) => ({ ...json, acts: ['*d', 'zz'] })),
      'record.acts[0]',
    ],
    [
      'with an illegal act',
      () => unfinished.replace('0B0+0', '0B5+5'),
      'record.acts[1]: “0B5+5” is against the rules. A penguin here would fall',
    ],
  ])('%s', async (_name, text, sentence) => {
    const content = text();
    const files: Record<string, string> = content === undefined ? {} : { 'm.json': content };
    const { exit, errors, output } = await runScript(['replay', 'm.json'], { files });
    expect(exit).toBe(1);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/\n\s+at /);
  });
});
