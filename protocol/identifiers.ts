import type { Problem } from '@rookery/rules/kernel/problem';
import { type Result } from '@rookery/rules/kernel/result';
import { brief, read, type Reader } from '@rookery/rules/kernel/shape';

declare const brand: unique symbol;

/** The address of a table: whoever knows it may enter. */
export type TableId = string & { readonly [brand]: 'table' };

/** The address of a match and of its record. */
export type MatchId = string & { readonly [brand]: 'match' };

/** 128 random bits in base64url: nobody guesses one. */
const form = /^[\w-]{22}$/;

const isTableId = (text: string): text is TableId => form.test(text);
const isMatchId = (text: string): text is MatchId => form.test(text);

const reading =
  <Id extends string>(is: (text: string) => text is Id): Reader<Id> =>
  (input, at, problems) => {
    if (typeof input !== 'string') {
      problems.push({ kind: 'wrong-type', at, expected: 'text' });
      return undefined;
    }
    if (is(input)) return input;
    problems.push({ kind: 'unreadable', at, found: String(brief(input)) });
    return undefined;
  };

/** Reads the address of a table inside a larger shape. */
export const tableId: Reader<TableId> = reading(isTableId);

/** Reads the address of a match inside a larger shape. */
export const matchId: Reader<MatchId> = reading(isMatchId);

/** Reads the address of a table. */
export const parseTableId = (input: unknown): Result<TableId, Problem> =>
  read(tableId, input, 'table');

/** Reads the address of a match. */
export const parseMatchId = (input: unknown): Result<MatchId, Problem> =>
  read(matchId, input, 'match');
