import { expect, test } from 'vitest';
import { parseArguments } from '../running/arguments.ts';

const bugs = ['a bug'];
const read = (line: string) => parseArguments(line === '' ? [] : line.split(' '), bugs);

test('a thousand seeds from 1 on, unless told otherwise', () => {
  expect(read('')).toMatchObject({ ok: true, value: { from: 1, seeds: 1000, isWhole: false } });
  expect(read('--seeds 5 --from 90')).toMatchObject({ value: { from: 90, seeds: 5 } });
});

test('one seed, with some of its faults', () => {
  expect(read('--seed 7 --story')).toMatchObject({ value: { seed: 7, isWhole: true } });
  expect(read('--seed 7 --faults 0,3')).toMatchObject({ value: { faults: [0, 3] } });
  expect(read('--seed 7 --faults none')).toMatchObject({ value: { faults: [] } });
});

test.each([
  ['--seeds many', '--seeds takes a whole number from 1 on, not many.'],
  ['--seed 0', '--seed takes a whole number from 1 on, not 0.'],
  ['--faults x', '--faults takes numbers like 0,3 or none, not x.'],
  ['--bug none', 'There is no such bug. There are:\n  a bug'],
])('%s is not understood, and the answer says why', (line, problem) => {
  expect(read(line)).toEqual({ ok: false, problem });
});

test('a word that means nothing here is named', () => {
  expect(read('--sedes 5')).toMatchObject({ ok: false });
});
