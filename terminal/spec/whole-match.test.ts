import { catalogue } from '@rookery/rules/catalogue';
import { parseRecord } from '@rookery/rules/kernel/record';
import { describe, expect, test } from 'vitest';
import { runScript } from './fake-system.ts';
import { typist } from './typist.ts';

const inEnglish = (): ((output: string) => string | undefined) =>
  typist('Your move:', 'nobody else is looking.');

const cases = [
  ['penguin-party', 2, 1],
  ['penguin-party', 3, 1],
  ['penguin-party', 5, 2],
  ['penguin-party', 6, 6],
  ['penguinramids', 2, 1],
  ['penguinramids', 3, 2],
  ['penguinramids', 4, 4],
] as const;

describe('a whole match in plain lines', () => {
  test.each(cases)('%s with %i seats, %i of them people', async (game, seats, humans) => {
    const table = ['--seats', String(seats), '--humans', String(humans), '--bots', 'chick'];
    const args = ['play', game, ...table];
    const { exit, output, files } = await runScript(
      [...args, '--seed', 'whole', '--save', 'm.json'],
      { reply: inEnglish() },
    );
    expect(exit).toBe(0);
    expect(output).toMatch(/win|share the victory/);
    expect(output).not.toContain('\u001B');
    const record = parseRecord(JSON.parse(files.get('m.json') ?? ''), catalogue);
    expect(record.ok && record.value.game.waiting(record.value.state).for).toBe('nobody');
  });

  test('the same seed plays the same match again', async () => {
    const args = ['play', 'penguinramids', '--seed', 'same', '--bots', 'chick', '--reasons'];
    const first = await runScript(args, { reply: inEnglish() });
    const second = await runScript(args, { reply: inEnglish() });
    expect(second.output).toBe(first.output);
    expect(first.output).toContain('rookery play penguinramids --seats 2 --bots chick --seed same');
  });

  test('in French', async () => {
    const reply = typist('Ton coup\u202F:', 'que personne d’autre ne regarde.');
    const environment = { LANG: 'fr_FR.UTF-8' };
    const party = await runScript(['play', 'penguin-party', '--bots', 'chick'], {
      reply,
      environment,
    });
    expect(party.exit).toBe(0);
    expect(party.output).toMatch(/gagne|partagée/);
    const ramids = await runScript(['play', 'penguinramids', '--lang', 'fr', '--bots', 'chick'], {
      reply: typist('Ton coup\u202F:', 'que personne d’autre ne regarde.'),
    });
    expect(ramids.output).toMatch(/gagne/);
    expect(ramids.output).not.toMatch(/\b(the|you|place your)\b/i);
  });
});

test('input that ends early ends the program with a clear line', async () => {
  const { exit, errors } = await runScript(['play', 'penguin-party', '--bots', 'chick'], {
    input: '',
  });
  expect(exit).toBe(1);
  expect(errors).toBe('rookery: The input ended before the match was over.\n');
});

test('an illegal move is explained and asked for again', async () => {
  const args = ['play', 'penguin-party', '--start', '1', '--seed', 'a', '--bots', 'chick'];
  const input = 'red 5 5\nfoo\nhelp\nred 0 3\nquit\n';
  const { exit, output } = await runScript(args, { input });
  expect(exit).toBe(0);
  expect(output).toContain('it needs two penguins right below');
  expect(output).toContain('“foo” is not a move.');
  expect(output).toContain('Type a colour, a row and a place');
  expect(output).toContain('The base grows without gaps: the next penguin goes at 0.');
  expect(output).toContain('You left the match.');
});

test('without a game one is asked for', async () => {
  const { output } = await runScript(['play'], { input: 'chess\n2\n' });
  expect(output).toContain('Penguin Party');
  expect(output).toContain('Choose an action card'.slice(0, 3));
  expect(output).toContain('round 1 of 10');
});
