import { languages } from '@rookery/texts/language';
import { expect, test } from 'vitest';
import { lengthOf } from '../../paint/line.ts';
import { runScript } from '../../spec/fake-system.ts';

test.each([
  [[], 'Which game? penguin-party or penguinramids.'],
  [['penguin-prty', 'king', 'greedy'], 'Did you mean “penguin-party”?'],
  [['penguin-party', 'king'], 'Name at least two players: chick, adelie'],
  [
    ['penguin-party', 'king', 'gredy'],
    'Nobody called “gredy” plays penguin-party. Did you mean “greedy”?',
  ],
  [['penguin-party', 'king', 'xxxxxxxxxx'], 'Players: chick, adelie'],
  [['penguin-party', 'king', 'king'], '“king” is named twice.'],
  [['penguin-party', 'king', 'king:0'], 'The budget of “king:0” must be a whole number'],
  [['penguin-party', 'king', 'king:x'], 'The budget of “king:x” must be a whole number'],
  [['penguin-party', 'king', 'king:5:6'], 'The budget of “king:5:6” must be a whole number'],
  [['penguin-party', 'king', '=greedy'], '“” cannot be the name of a player'],
  [['penguin-party', 'king', 'a/b=greedy'], '“a/b” cannot be the name of a player'],
  [['penguin-party', 'king', 'me=cmd: '], '“me=cmd: ” names no command'],
  [['penguin-party', ...Array.from('abcdefghijk', (name) => `${name}=king`)], 'At most 10 players'],
  [['penguin-party', 'king', 'greedy', '--seats', '7'], 'a number from 2 to 6, not “7”'],
  [['penguinramids', 'king', 'greedy', '--seats', '5'], 'a number from 2 to 4, not “5”'],
  [['penguin-party', 'king', 'greedy', '--matches', '0'], '“--matches” must be a number from 1'],
  [['penguin-party', 'king', 'greedy', '--cores', 'all'], '“--cores” must be a number from 1'],
  [['penguin-party', 'king', 'greedy', '--patience', '0'], '“--patience” must be a number from 1'],
  [['penguin-party', 'king', 'greedy', '--edition', 'x'], '--edition: must be iello or amigo'],
  [['penguin-party', 'king', 'greedy', '--resume'], 'add --out FOLDER.'],
  [['--out', 'no-such-folder', '--resume'], 'There is no tournament in “no-such-folder”'],
])('arena %o is one clear line and exit code 2', async (args, sentence) => {
  const { exit, output, errors } = await runScript(['arena', ...args]);
  expect({ exit, output }).toEqual({ exit: 2, output: '' });
  expect(errors).toContain(sentence);
  expect(errors.trim().split('\n')).toHaveLength(1);
});

test('the help fits 80 columns in every language', async () => {
  const texts = await Promise.all(
    languages.map((language) => runScript(['help', 'arena', '--lang', language])),
  );
  const lines = texts.flatMap(({ output }) => output.split('\n'));
  expect(lines.filter((line) => lengthOf(line) > 80)).toEqual([]);
  expect(texts.every(({ output }) => output.includes('--patience'))).toBe(true);
});
