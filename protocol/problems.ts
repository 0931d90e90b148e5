import type { Problem } from '@rookery/rules/kernel/problem';
import { isObject } from '@rookery/rules/kernel/shape';
import { mostProblems } from './limits.ts';

/** The first few problems, fit to be sent: a text that was cut short may end in half a character. */
export const fewProblems = (problems: readonly Problem[]): readonly Problem[] =>
  problems.slice(0, mostProblems).map((problem) => mended(problem));

// Same shape in, same shape out, which the body cannot express but the signature can.
function mended<Value>(value: Value): Value;
function mended(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/\p{Cs}/gu, '\uFFFD');
  if (Array.isArray(value)) return value.map((entry: unknown) => mended(entry));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mended(entry)]));
}
