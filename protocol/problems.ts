import type { Problem } from '@rookery/rules/kernel/problem';
import { isObject } from '@rookery/rules/kernel/shape';
import { mostProblems } from './limits.ts';

/** The first few problems, fit to be sent: a text that was cut short may end in half a character. */
export const fewProblems = (problems: readonly Problem[]): readonly Problem[] =>
  problems.slice(0, mostProblems).map(mendProblem);

/** Mends every text of a problem that may come from outside. */
function mendProblem(problem: Problem): Problem {
  const at = mendText(problem.at);
  switch (problem.kind) {
    case 'wrong-type':
    case 'missing-field':
    case 'unknown-field':
    case 'out-of-range':
    case 'wrong-count':
      return { ...problem, at };
    case 'not-allowed':
    case 'repeated':
      return { ...problem, at, found: mendValue(problem.found) };
    case 'unreadable':
      return { ...problem, at, found: mendText(problem.found) };
    case 'too-many-of':
      return { ...problem, at, what: mendText(problem.what) };
    case 'contradiction':
      return { ...problem, at, with: mendText(problem.with) };
    case 'illegal-act':
      return { ...problem, at, act: mendText(problem.act) };
  }
}

function mendValue(value: unknown): unknown {
  if (typeof value === 'string') return mendText(value);
  if (Array.isArray(value)) return value.map(mendValue);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mendValue(entry)]));
}

/** Replaces halves of characters. */
const mendText = (text: string): string => text.replaceAll(/\p{Cs}/gu, '\uFFFD');
