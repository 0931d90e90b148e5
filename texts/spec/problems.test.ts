import type { Problem } from '@rookery/rules/kernel/problem';
import { expect, test } from 'vitest';
import { problemsInEnglish } from '../en/problems.ts';
import { isProblem } from '../problems/is-problem.ts';
import { faultsOf, type ByKind } from './sentences.ts';
import { spokenIn } from './spoken.ts';

const problems: ByKind<Problem> = {
  'wrong-type': { kind: 'wrong-type', at: 'box.cards', expected: 'list' },
  'missing-field': { kind: 'missing-field', at: 'box.goals' },
  'unknown-field': { kind: 'unknown-field', at: 'box.gols', allowed: ['cards', 'goals'] },
  'not-allowed': { kind: 'not-allowed', at: '--edition', found: 'x', allowed: ['iello', 'amigo'] },
  'out-of-range': { kind: 'out-of-range', at: 'weight', found: 7, least: 0, most: 4 },
  'wrong-count': { kind: 'wrong-count', at: 'cards', found: 51, expected: 52 },
  repeated: { kind: 'repeated', at: 'cards[3].id', found: 'r0a' },
  'too-many-of': { kind: 'too-many-of', at: 'deals[0]', what: 'red', found: 9, most: 7 },
  contradiction: { kind: 'contradiction', at: 'deck', with: 'box' },
  unreadable: { kind: 'unreadable', at: 'acts[3]', found: 'zz' },
  'illegal-act': {
    kind: 'illegal-act',
    at: 'acts[3]',
    act: '0R1-2',
    because: { kind: 'base-full' },
  },
};

test.each(Object.entries(problems))('problem %s', (_kind, problem) => {
  expect(
    faultsOf((language) => spokenIn(language).terminal.problems.problem(problem, () => problem.at)),
  ).toEqual([]);
});

test('it is said where the problem is and what is allowed there', () => {
  const sentence = problemsInEnglish.problem(problems['not-allowed'], () => '');
  expect(sentence).toBe('--edition: must be iello or amigo, not "x".');
});

test('a reason that is wrong input is told from a refusal', () => {
  expect(isProblem({ kind: 'out-of-range' })).toBe(true);
  expect(isProblem({ kind: 'too-heavy' })).toBe(false);
});
