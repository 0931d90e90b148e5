import type { Problem } from '@rookery/rules/kernel/problem';
import { fields, isObject, listOf, oneOf, type Reader } from '@rookery/rules/kernel/shape';
import { chatModes, tablePhases } from './tables.ts';
import { count, gameValue, milliseconds, tagged, word, type ReadBy } from './shapes.ts';

/** Problems and refusals have facts of their own beside their kind. */
const withKind: Reader<{ readonly kind: string }> = (input, at, problems) => {
  if (isObject(input) && 'kind' in input) {
    const kind = word(input.kind, `${at}.kind`, problems);
    return kind === undefined ? undefined : { ...input, kind };
  }
  problems.push({ kind: 'wrong-type', at, expected: 'object' });
  return undefined;
};

// Problems are written by the readers of this project, so only what all of them have is checked.
const isProblem = (input: { readonly kind: string }): input is Problem =>
  'at' in input && typeof input.at === 'string';
const problem: Reader<Problem> = (input, at, problems) => {
  const found = withKind(input, at, problems);
  if (found === undefined || isProblem(found)) return found;
  problems.push({ kind: 'missing-field', at: `${at}.at` });
  return undefined;
};
const problemList = listOf(problem);

const plain = <const Kind extends string>(kind: Kind): Reader<{ readonly kind: Kind }> =>
  fields({ kind: oneOf([kind]) });

/** Why a message could not even be read. */
const faults = {
  'too-long': fields({ kind: oneOf(['too-long']), most: count }),
  'not-json': plain('not-json'),
  'too-deep': fields({ kind: oneOf(['too-deep']), most: count }),
  'bad-form': fields({ kind: oneOf(['bad-form']), problems: problemList }),
};

/** Why something was not done; nothing has changed then, except where it says so. */
export const reasonReaders = {
  ...faults,
  'hello-first': plain('hello-first'),
  'unknown-version': fields({ kind: oneOf(['unknown-version']), known: listOf(count) }),
  'no-session': plain('no-session'),
  'unknown-game': fields({ kind: oneOf(['unknown-game']), known: listOf(word) }),
  'unknown-level': fields({ kind: oneOf(['unknown-level']), known: listOf(word) }),
  'bad-options': fields({ kind: oneOf(['bad-options']), problems: problemList }),
  /** These options settle hidden cards: whoever asked would know them. */
  'options-tell-secrets': fields({ kind: oneOf(['options-tell-secrets']), options: listOf(word) }),
  'unknown-table': plain('unknown-table'),
  'no-onlookers': plain('no-onlookers'),
  'wrong-phase': fields({ kind: oneOf(['wrong-phase']), phase: oneOf(tablePhases) }),
  'unknown-seat': plain('unknown-seat'),
  'seat-taken': plain('seat-taken'),
  /** Nobody sits in that seat. */
  'seat-free': plain('seat-free'),
  /** The match cannot start while a seat is free. */
  'seats-open': plain('seats-open'),
  'no-seat-free': plain('no-seat-free'),
  'not-seated': plain('not-seated'),
  'not-the-host': plain('not-the-host'),
  'not-everyone-ready': plain('not-everyone-ready'),
  'no-stand-in': plain('no-stand-in'),
  /** Whoever sits there has the table open. */
  'not-away': plain('not-away'),
  'stand-in-plays': plain('stand-in-plays'),
  paused: plain('paused'),
  'not-paused': plain('not-paused'),
  'no-clock': plain('no-clock'),
  /** The decision arrived after its deadline: a bot decides instead. */
  'time-is-up': plain('time-is-up'),
  'chat-is': fields({ kind: oneOf(['chat-is']), chat: oneOf(chatModes) }),
  /** Another match is being played at that table. */
  'other-match': plain('other-match'),
  'bad-move': fields({ kind: oneOf(['bad-move']), problems: problemList }),
  'against-the-rules': fields({ kind: oneOf(['against-the-rules']), refusal: withKind }),
  /** That number was used for another move, by you elsewhere or by a bot when time ran out. */
  'already-decided': fields({ kind: oneOf(['already-decided']), move: gameValue }),
  /** Decisions are numbered without gaps. */
  'out-of-step': fields({ kind: oneOf(['out-of-step']), next: count }),
  'unknown-match': plain('unknown-match'),
  /** Records are shown once nothing in them is secret. */
  'not-finished': plain('not-finished'),
  'account-taken': plain('account-taken'),
  'wrong-password': plain('wrong-password'),
  'wrong-code': plain('wrong-code'),
  /** The administrator has shut this account out. */
  banned: plain('banned'),
  /** Nobody new is let in: no guests, no accounts. */
  'registration-closed': plain('registration-closed'),
  'too-many-tables': fields({ kind: oneOf(['too-many-tables']), most: count }),
  busy: fields({ kind: oneOf(['busy']), retryAfter: milliseconds }),
  /** It could not be kept, so it did not happen; ask again. */
  'not-saved': plain('not-saved'),
  /** A fault of the server; whether it happened will show in the next update. */
  fault: plain('fault'),
};

/** Reads why something was not done. */
export const reason = tagged('kind', reasonReaders);

/** Why something was not done: a kind, and the facts a sentence needs. */
export type Reason = ReadBy<typeof reason>;

/** Why a message could not even be read. */
export type Fault = ReadBy<(typeof faults)[keyof typeof faults]>;
