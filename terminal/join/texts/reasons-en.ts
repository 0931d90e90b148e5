import type { Reason } from '@rookery/protocol/reasons';

const seconds = (milliseconds: number): string => String(Math.ceil(milliseconds / 1000));

const phases = {
  waiting: 'the match has not begun',
  playing: 'a match is being played',
  over: 'the match is over',
  closed: 'the table is closed',
};

/** Only a client that speaks the protocol wrongly hears these. */
const refused = (kind: string): string => `The server refused that (${kind}).`;

/** Reasons that have no facts beside them. */
const plainly = {
  'not-saved': 'The server could not keep that; try again.',
  fault: 'Something went wrong in the server; try again.',
  'unknown-table': 'There is no table at that address any more.',
  'no-onlookers': 'Nobody may look on at this table, and no seat is yours.',
  'seat-taken': 'Somebody sits there.',
  'seat-free': 'Nobody sits there.',
  'seats-open': 'A seat is still free.',
  'no-seat-free': 'No seat is free.',
  'not-seated': 'You have no seat here.',
  'not-the-host': 'Only the host may do that.',
  'not-everyone-ready': 'Not everyone is ready.',
  'stand-in-plays': 'A bot plays for you: take your seat back first.',
  'no-stand-in': 'No bot plays for you.',
  paused: 'The clocks stand still: the match is paused.',
  'not-paused': 'The match is not paused.',
  'no-clock': 'There are no clocks at this table.',
  'already-decided':
    'Another move was made for you before this one: in another window, or by a bot when time ran out.',
  'out-of-step': 'The match has gone on meanwhile; look again.',
  'other-match': 'The match has gone on meanwhile; look again.',
  'unknown-match': 'The match has gone on meanwhile; look again.',
  'no-session': 'The server does not know you; join again.',
  'unknown-version': 'The server speaks another version of the protocol.',
  'too-long': refused('too-long'),
  'too-deep': refused('too-deep'),
  'not-json': refused('not-json'),
  'bad-form': refused('bad-form'),
  'hello-first': refused('hello-first'),
  'bad-options': refused('bad-options'),
  'bad-move': refused('bad-move'),
  'unknown-seat': refused('unknown-seat'),
  'against-the-rules': refused('against-the-rules'),
  'not-finished': refused('not-finished'),
  'account-taken': refused('account-taken'),
  'wrong-password': refused('wrong-password'),
  'wrong-code': refused('wrong-code'),
};

/** Why a server did not do something, in English. */
export function reasonInEnglish(reason: Reason): string {
  if (reason.kind === 'busy')
    return `Too fast for the server; try again in ${seconds(reason.retryAfter)} s.`;
  if (reason.kind === 'wrong-phase') return `Not now: ${phases[reason.phase]}.`;
  if (reason.kind === 'chat-is')
    return reason.chat === 'off'
      ? 'Nobody talks at this table.'
      : 'Only the set phrases may be said here.';
  if (reason.kind === 'unknown-game')
    return `The server does not know that game. It has ${reason.known.join(', ')}.`;
  if (reason.kind === 'unknown-level')
    return `The server does not know such a bot. It has ${reason.known.join(', ')}.`;
  if (reason.kind === 'options-tell-secrets')
    return `Not at an online table: --${reason.options.join(', --')}.`;
  if (reason.kind === 'too-many-tables')
    return `You are at ${String(reason.most)} tables already; leave one first.`;
  return plainly[reason.kind];
}
