import { accepted } from '@rookery/rules/kernel/result';
import { expect, test } from 'vitest';
import { readArguments, type OptionTable } from './arguments.ts';

const table: OptionTable = new Map([
  ['box', 'value'],
  ['data', 'value'],
  ['json', 'switch'],
]);

test('an id that begins with dashes is a word, not options', () => {
  for (const id of ['-bcdefghijklmnopqrstuv', '--cdefghijklmnopqrstuv']) {
    expect(readArguments(['close', id, '--data', 'here', '--json'], table)).toEqual(
      accepted({
        words: ['close', id],
        values: new Map([['data', 'here']]),
        switches: new Set(['json']),
      }),
    );
  }
});

test('what is shorter or longer than an id is an option, and unknown', () => {
  for (const option of ['--bix', '--bcdefghijklmnopqrstuvwxyz']) {
    expect(readArguments([option], table)).toMatchObject({
      ok: false,
      problems: [{ kind: 'unknown-option', option }],
    });
  }
});
