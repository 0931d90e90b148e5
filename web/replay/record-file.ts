import { catalogue } from '@rookery/rules/catalogue';
import type { Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord } from '@rookery/rules/kernel/record';
import { isObject } from '@rookery/rules/kernel/shape';

/** More than any record needs. */
export const mostBytes = 2_000_000;
/** So much of an act is repeated. */
const longestEcho = 40;

/** Why a file or a link shows no match. */
export type RecordFault =
  | { readonly kind: 'cut-short' }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'not-a-record'; readonly problem: Problem }
  /** An act that the rules do not allow, or that says nothing; counted from 1. */
  | {
      readonly kind: 'bad-act';
      readonly number: number;
      readonly of: number;
      readonly act: string;
      readonly problem: Problem;
      readonly game: string;
      /** The record up to there, which can be watched; null if that is nothing. */
      readonly before: unknown;
    };

/** A record that the rules have checked, or why they refuse it. */
export type CheckedRecord =
  | { readonly ok: true; readonly match: Match; readonly record: unknown }
  | { readonly ok: false; readonly fault: RecordFault };

const faulty = (fault: RecordFault): CheckedRecord => ({ ok: false, fault });

/** Checks every act of a record against the rules. */
export function checkRecord(record: unknown): CheckedRecord {
  const parsed = parseRecord(record, catalogue);
  if (parsed.ok) return { ok: true, match: parsed.value, record };
  const [problem] = parsed.problems;
  if (!problem) throw new Error('refused without a problem');
  if (problem.at === 'record.rules' && problem.kind === 'not-allowed') {
    return faulty({ kind: 'other-version' });
  }
  return faulty(badAct(record, problem) ?? { kind: 'not-a-record', problem });
}

/** Which act is wrong, if it is one. */
function badAct(record: unknown, problem: Problem): RecordFault | undefined {
  const index = /^record\.acts\[(\d+)\]/.exec(problem.at)?.[1];
  if (index === undefined || !isObject(record) || problem.kind === 'wrong-type') return undefined;
  const acts: readonly unknown[] =
    'acts' in record && Array.isArray(record.acts) ? record.acts : [];
  const good = Number(index);
  return {
    kind: 'bad-act',
    number: good + 1,
    of: acts.length,
    act: String(acts[good]).slice(0, longestEcho),
    problem,
    game: 'game' in record ? String(record.game) : '',
    before: good > 0 ? { ...record, acts: acts.slice(0, good) } : null,
  };
}

/** Reads a file that somebody has chosen or dropped. */
export async function readRecordFile(file: Pick<Blob, 'size' | 'text'>): Promise<CheckedRecord> {
  if (file.size > mostBytes) return faulty({ kind: 'too-large' });
  const text = await file.text().catch(() => '');
  try {
    return checkRecord(JSON.parse(text));
  } catch {
    return faulty({ kind: 'not-json' });
  }
}
