import type { Problem } from '@rookery/rules/kernel/problem';

const problemKinds: { readonly [kind in Problem['kind']]: true } = {
  'wrong-type': true,
  'missing-field': true,
  'unknown-field': true,
  'not-allowed': true,
  'out-of-range': true,
  'wrong-count': true,
  repeated: true,
  'too-many-of': true,
  contradiction: true,
  unreadable: true,
  'illegal-act': true,
};

/** Whether the reason an act is illegal is wrong input rather than a game's refusal. */
export const isProblem = (reason: { readonly kind: string }): reason is Problem =>
  Object.hasOwn(problemKinds, reason.kind);
