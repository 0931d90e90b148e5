import { isObject } from '@rookery/rules/kernel/shape';
import { beforeAll, describe, expect, test } from 'vitest';
import { runScript, type Outcome } from './fake-system.ts';
import { typist } from './typist.ts';

const records = new Map<string, string>();

/** The beginning of a match between a person who takes the first move offered and others at random. */
async function beginningOf(game: string, table: readonly string[], acts: number): Promise<string> {
  const args = [
    'play',
    game,
    ...table,
    '--bots',
    'random',
    '--seed',
    'analyse',
    '--save',
    'm.json',
  ];
  const { files } = await runScript(args, {
    reply: typist('Your move:', 'nobody else is looking.'),
  });
  const record: unknown = JSON.parse(files.get('m.json') ?? '');
  if (!isObject(record) || !('acts' in record) || !Array.isArray(record.acts))
    throw new Error('no record');
  return JSON.stringify({ ...record, acts: record.acts.slice(0, acts) });
}

beforeAll(async () => {
  records.set('penguin-party', await beginningOf('penguin-party', ['--start', '1'], 20));
  records.set('penguinramids', await beginningOf('penguinramids', ['--chief', '1'], 14));
});

function analyse(game: string, ...options: readonly string[]): Promise<Outcome> {
  const files = { 'm.json': records.get(game) ?? '' };
  return runScript(['analyse', 'm.json', '--level', 'gentoo', ...options], { files });
}

/** The step numbers of an analysis in words, in the order printed. */
const stepsIn = (output: string): readonly number[] =>
  [...output.matchAll(/^ +(\d+) Player/gm)].map(([, step]) => Number(step));

interface Told {
  readonly decisions: readonly {
    readonly step: number;
    readonly seat: number;
    readonly move: string;
    readonly verdict: string;
    readonly before?: { readonly win: number } | null;
    readonly better?: { readonly move: string; readonly gain: { readonly win: number } };
  }[];
  readonly players: readonly { readonly decisions: number; readonly weighed: number }[];
}

function parsed(output: string): Told {
  const told: Told = JSON.parse(output);
  return told;
}

describe.each(['penguin-party', 'penguinramids'])('%s', (game) => {
  let words: Outcome;
  let json: Outcome;
  beforeAll(async () => {
    words = await analyse(game);
    json = await analyse(game, '--json');
  });

  test('every decision is told in order, with its prospects, and then the players', () => {
    const { exit, output, errors } = words;
    expect(exit).toBe(0);
    expect(errors).toBe('');
    const steps = stepsIn(output);
    expect(steps.length).toBeGreaterThan(8);
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    expect(output).toMatch(/^ +\d+ Player 1 .* \d+ +[-+]?\d+\.\d/m);
    expect(output).toContain('judged by what its player could know');
    expect(output).toMatch(/player +decisions +weighed[^]*Player 1 +\d+ +\d+ +\d+\.\d % ·/);
    expect(output.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('the same record gives the same analysis', async () => {
    expect((await analyse(game, '--json')).output).toBe(json.output);
  });

  test('as JSON it says the same, and a better move is another one and gains something', () => {
    const { decisions, players } = parsed(json.output);
    expect(decisions.map(({ step }) => step)).toEqual(stepsIn(words.output));
    for (const { move, better, before } of decisions) {
      expect(before?.win ?? 0).toBeLessThanOrEqual(1);
      expect(better?.move).not.toBe(move);
      expect(better?.gain.win ?? 1).toBeGreaterThanOrEqual(0.02);
    }
    expect(players.reduce((sum, each) => sum + each.decisions, 0)).toBe(decisions.length);
    // The players at random make mistakes, and the analysis finds some.
    expect(decisions.some(({ better }) => better)).toBe(true);
    expect(players.every(({ weighed }) => weighed > 0)).toBe(true);
  });

  test('--seat leaves the others out', async () => {
    const { decisions, players } = parsed((await analyse(game, '--json', '--seat', '2')).output);
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(players).toHaveLength(1);
  });

  test('in French', async () => {
    const { output } = await analyse(game, '--lang', 'fr');
    expect(output).toMatch(/^Manche 1 +gain\u202F% +avance$/m);
    expect(output).toMatch(/mieux\u202F: .* \(\+\d+/);
    expect(output).not.toMatch(/\b(?:the|better|Player)\b/);
  });
});

describe('what cannot be analysed is said clearly', () => {
  test.each([
    [['analyse'], 2, 'Which match?'],
    [['analyse', 'a', 'b'], 2, 'I do not know what to do with “b”.'],
    [['analyse', 'missing.json'], 1, 'There is no file “missing.json”.'],
    [['analyse', 'bad.json'], 1, '“bad.json” is not the record of a match.'],
    [
      ['analyse', 'm.json', '--level', 'chick'],
      2,
      '“chick” cannot weigh a match. These can: gentoo,',
    ],
    [['analyse', 'm.json', '--seat', '4'], 2, '“--seat” must be a number from 1 to 3, not “4”.'],
  ])('%o', async (args, code, sentence) => {
    const files = { 'm.json': records.get('penguin-party') ?? '', 'bad.json': '{}' };
    const { exit, output, errors } = await runScript(args, { files });
    expect(exit).toBe(code);
    expect(output).toBe('');
    expect(errors).toContain(sentence);
  });

  test('a match without decisions', async () => {
    const record = (records.get('penguin-party') ?? '').replace(/"acts":\[.*\]/, '"acts":[]');
    const { exit, output } = await runScript(['analyse', 'm.json'], {
      files: { 'm.json': record },
    });
    expect(exit).toBe(0);
    expect(output).toContain('Nobody has decided anything');
  });
});
