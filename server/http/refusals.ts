import type { Reason } from '@rookery/protocol/reasons';

const statuses = new Map<Reason['kind'], number>([
  ['too-long', 413],
  ['no-session', 401],
  ['wrong-password', 403],
  ['wrong-code', 403],
  ['banned', 403],
  ['registration-closed', 403],
  ['account-taken', 409],
  ['unknown-match', 404],
  ['not-finished', 409],
  ['busy', 429],
  ['not-saved', 503],
  ['fault', 500],
]);

/** The status that goes with a reason. */
export const statusOf = ({ kind }: Reason): number => statuses.get(kind) ?? 400;
