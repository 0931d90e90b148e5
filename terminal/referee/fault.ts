import type { Problem } from '@rookery/rules/kernel/problem';

/** Why a request was not carried out, as the protocol writes it. */
export interface RequestFault {
  readonly kind: string;
  readonly message: string;
}

/** What a request gives: fields of the answer, or a fault. */
export type RequestOutcome =
  | { readonly ok: true; readonly answer: object }
  | { readonly ok: false; readonly error: RequestFault };

/** A request that was carried out. */
export const done = (answer: object): RequestOutcome => ({ ok: true, answer });

/** A request that was not. */
export const failed = (kind: string, message: string, facts: object = {}): RequestOutcome => ({
  ok: false,
  error: { ...facts, kind, message },
});

/** A request whose form is wrong: every problem is listed. */
export const malformed = (
  kind: string,
  problems: readonly Problem[],
  explain: (problem: Problem) => string,
): RequestOutcome => failed(kind, problems.slice(0, 3).map(explain).join(' '), { problems });
