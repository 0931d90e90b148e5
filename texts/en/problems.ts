import type { ExpectedForm, Problem } from '@rookery/rules/kernel/problem';
import { anyOfIn } from '../listing.ts';

const anyOf = anyOfIn('en');

/** What a reader may expect, in words; anything else stands for itself. */
const forms: { readonly [form in ExpectedForm]: string } = {
  'whole number': 'a whole number',
  text: 'a text in quotes',
  list: 'a list in [ ]',
  object: 'an object in { }',
  'true or false': 'true or false',
  '[level, index]': 'a pair [level, index]',
};

const shown = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

/** What is wrong, where, and what would be allowed there; `because` explains an illegal act. */
function problem(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  return `${fault.at}: ${complaint(fault, because)}`;
}

function complaint(fault: Problem, because: (reason: { readonly kind: string }) => string): string {
  switch (fault.kind) {
    case 'wrong-type':
      return `must be ${forms[fault.expected]}.`;
    case 'missing-field':
      return 'is missing.';
    case 'unknown-field':
      return `is not known here; allowed are ${fault.allowed.join(', ')}.`;
    case 'not-allowed':
      return `must be ${anyOf(fault.allowed.map(String))}, not ${shown(fault.found)}.`;
    case 'out-of-range':
      return `must be from ${String(fault.least)} to ${String(fault.most)}, not ${String(fault.found)}.`;
    case 'wrong-count':
      return `must have ${String(fault.expected)} entries, not ${String(fault.found)}.`;
    case 'repeated':
      return `${shown(fault.found)} appears twice; each must be different.`;
    case 'too-many-of':
      return `${String(fault.found)} × ${fault.what}, but there are only ${String(fault.most)}.`;
    case 'contradiction':
      return `does not agree with ${fault.with}.`;
    case 'unreadable':
      return `cannot be read: ${fault.found === '' ? 'nothing is there' : fault.found}.`;
    case 'illegal-act':
      return `“${fault.act}” is against the rules. ${because(fault.because)}`;
  }
}

/** What is wrong with input from outside, in English. */
export const problemsInEnglish = {
  problem,
  notChancesTurn: 'Nothing is drawn here: a player must decide.',
};

/** Every text about wrong input; each language must have them all. */
export type ProblemTexts = typeof problemsInEnglish;
