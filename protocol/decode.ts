import type { Problem } from '@rookery/rules/kernel/problem';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { read, type Reader } from '@rookery/rules/kernel/shape';
import { deepest } from './limits.ts';
import { fewProblems } from './problems.ts';
import type { Fault } from './reasons.ts';

/** Where a text comes from, and how long it may be. */
export interface Origin {
  readonly longest: number;
  /** What problems call it. */
  readonly at: string;
}

/** What is wrong with a text, and what it held if it was JSON at all. */
export interface Undecoded {
  readonly fault: Fault;
  readonly input: unknown;
}

/** The one way from foreign text to a value. Never throws, whatever the text. */
export function decode<Value>(
  reader: Reader<Value>,
  text: string,
  { longest, at }: Origin,
): Result<Value, Undecoded> {
  if (text.length > longest) return undecoded({ kind: 'too-long', most: longest });
  const json = parseJson(text);
  if (!json.ok) return undecoded({ kind: 'not-json' });
  if (!isClean(json.value, deepest)) return refuseUnclean(json.value, at);
  const form = read(reader, json.value, at);
  if (form.ok) return form;
  return badForm(form.problems, json.value);
}

const undecoded = (fault: Fault, input?: unknown): Result<never, Undecoded> =>
  rejected({ fault, input });

const badForm = (problems: readonly Problem[], input: unknown): Result<never, Undecoded> =>
  undecoded({ kind: 'bad-form', problems: fewProblems(problems) }, input);

function parseJson(text: string): Result<unknown, 'not-json'> {
  try {
    return accepted(JSON.parse(text));
  } catch {
    return rejected('not-json');
  }
}

/** Whether a value is not too deep and holds nothing poisonous: one quick look, as nearly all are. */
function isClean(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !halfSurrogate.test(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  for (const [key, entry] of Object.entries(value)) {
    if (inherited.has(key) || halfSurrogate.test(key) || !isClean(entry, depth - 1)) return false;
  }
  return true;
}

/** Says what is wrong with a value that is not clean. */
function refuseUnclean(value: unknown, at: string): Result<never, Undecoded> {
  const poison = isWithin(value, deepest) ? poisonIn(value, at) : undefined;
  return poison ? badForm([poison], value) : undecoded({ kind: 'too-deep', most: deepest });
}

function isWithin(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((entry) => isWithin(entry, depth - 1));
}

/** What JSON can spell but nothing of ours can mean, found also in parts that only a game can read. */
function poisonIn(value: unknown, at: string): Problem | undefined {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { kind: 'unreadable', at, found: 'a number without end' };
  }
  if (typeof value === 'string' && halfSurrogate.test(value)) {
    return { kind: 'unreadable', at, found: 'half a character' };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const poison = poisonousKey(key, at) ?? poisonIn(entry, `${at}.${shortened(key)}`);
    if (poison) return poison;
  }
  return undefined;
}

const halfSurrogate = /\p{Cs}/u;
const inherited = new Set(['__proto__', 'constructor', 'prototype']);

function poisonousKey(key: string, at: string): Problem | undefined {
  if (inherited.has(key)) return { kind: 'unknown-field', at: `${at}.${key}`, allowed: [] };
  if (halfSurrogate.test(key)) return { kind: 'unreadable', at, found: 'half a character' };
  return undefined;
}

const shortened = (key: string): string => key.slice(0, 40);
