import fc from 'fast-check';
import type { Reason } from '../reasons.ts';
import { chatModes, tablePhases } from '../tables.ts';
import { count, few, gameValue, plainText, word, type Samples } from './arbitraries.ts';

const plain = <const Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });
const problems = few(
  fc.oneof(
    fc.record({ kind: fc.constant('missing-field' as const), at: plainText }),
    fc.record({ kind: fc.constant('unreadable' as const), at: plainText, found: plainText }),
  ),
);

/** Any reason of each kind. */
export const reasonSamples: Samples<'kind', Reason> = {
  'too-long': fc.record({ kind: fc.constant('too-long'), most: count }),
  'not-json': plain('not-json'),
  'too-deep': fc.record({ kind: fc.constant('too-deep'), most: count }),
  'bad-form': fc.record({ kind: fc.constant('bad-form'), problems }),
  'hello-first': plain('hello-first'),
  'unknown-version': fc.record({ kind: fc.constant('unknown-version'), known: few(count) }),
  'no-session': plain('no-session'),
  'unknown-game': fc.record({ kind: fc.constant('unknown-game'), known: few(word) }),
  'unknown-level': fc.record({ kind: fc.constant('unknown-level'), known: few(word) }),
  'bad-options': fc.record({ kind: fc.constant('bad-options'), problems }),
  'options-tell-secrets': fc.record({
    kind: fc.constant('options-tell-secrets'),
    options: few(word),
  }),
  'unknown-table': plain('unknown-table'),
  'no-onlookers': plain('no-onlookers'),
  'wrong-phase': fc.record({
    kind: fc.constant('wrong-phase'),
    phase: fc.constantFrom(...tablePhases),
  }),
  'unknown-seat': plain('unknown-seat'),
  'seat-taken': plain('seat-taken'),
  'seat-free': plain('seat-free'),
  'seats-open': plain('seats-open'),
  'no-seat-free': plain('no-seat-free'),
  'not-seated': plain('not-seated'),
  'not-the-host': plain('not-the-host'),
  'not-everyone-ready': plain('not-everyone-ready'),
  'no-stand-in': plain('no-stand-in'),
  'not-away': plain('not-away'),
  'stand-in-plays': plain('stand-in-plays'),
  paused: plain('paused'),
  'not-paused': plain('not-paused'),
  'no-clock': plain('no-clock'),
  'time-is-up': plain('time-is-up'),
  'chat-is': fc.record({ kind: fc.constant('chat-is'), chat: fc.constantFrom(...chatModes) }),
  'other-match': plain('other-match'),
  'bad-move': fc.record({ kind: fc.constant('bad-move'), problems }),
  'against-the-rules': fc.record({
    kind: fc.constant('against-the-rules'),
    refusal: fc.record({ kind: word, oneOf: few(word) }),
  }),
  'already-decided': fc.record({ kind: fc.constant('already-decided'), move: gameValue }),
  'out-of-step': fc.record({ kind: fc.constant('out-of-step'), next: count }),
  'unknown-match': plain('unknown-match'),
  'not-finished': plain('not-finished'),
  'account-taken': plain('account-taken'),
  'wrong-password': plain('wrong-password'),
  'wrong-code': plain('wrong-code'),
  banned: plain('banned'),
  'registration-closed': plain('registration-closed'),
  'too-many-tables': fc.record({ kind: fc.constant('too-many-tables'), most: count }),
  busy: fc.record({ kind: fc.constant('busy'), retryAfter: count }),
  'not-saved': plain('not-saved'),
  fault: plain('fault'),
};
