import { countedIn } from '@rookery/texts/plural';

const counted = countedIn('en');

/** Why something was not done, in English; those without facts of their own are plain. */
export const reasonsInEnglish = {
  plain: {
    'too-long': 'That is too long. Make it shorter.',
    'too-deep': 'That is too long. Make it shorter.',
    'bad-form': 'The server could not make sense of that. Check what you entered.',
    'bad-options': 'The game cannot be played with these options. Change them and try again.',
    'bad-move': 'The game does not know that move. Reload the page.',
    // Its game has better words for it; these are for where no game is loaded.
    'against-the-rules': 'The rules do not allow that.',
    'not-json':
      'The server could not read that. Reload the page. If it happens again, tell whoever runs this server.',
    'hello-first': 'The connection was not ready yet. Try again.',
    'unknown-version': 'This page is older than the server. Reload it.',
    'no-session': 'The server does not know you yet. Choose a name, then try again.',
    'unknown-game': 'This server does not have that game. Choose another.',
    'unknown-level': 'This server has no bots of that level. Choose another.',
    'options-tell-secrets': 'A deal you have arranged yourself cannot be played online.',
    'unknown-table': 'There is no table at this address.',
    'no-onlookers': 'This table wants no onlookers, and every seat is taken.',
    'unknown-seat': 'There is no such seat at this table.',
    'seat-taken': 'Somebody was quicker: that seat is taken.',
    'seat-free': 'Nobody sits there any more.',
    'seats-open': 'A seat is still free.',
    'no-seat-free': 'Every seat is taken.',
    'not-seated': 'Sit down first.',
    'not-the-host': 'Only the host may do that.',
    'not-everyone-ready': 'Not everyone is ready yet.',
    'no-stand-in': 'No bot is playing for you.',
    'stand-in-plays': 'A bot is playing for you. Take your seat back first.',
    paused: 'The clocks are paused. Resume the match first.',
    'not-paused': 'The clocks are running.',
    'no-clock': 'This table has no clock to pause.',
    'other-match': 'That match is over; another is being played.',
    'already-decided':
      'That move was already made: by you in another window, or by a bot when time ran out.',
    'out-of-step': 'The page had fallen behind. Look at the table and try again.',
    'unknown-match': 'There is no match at this address.',
    'not-finished': 'This match is still being played.',
    'account-taken': 'That account name is taken. Choose another.',
    'wrong-password': 'The account name or the password is wrong.',
    'wrong-code': 'That code is wrong, already used or too old. Make a new one.',
    'not-saved': 'The server could not save that, so nothing has changed. Try again.',
    fault: 'Something went wrong on the server. Try again in a moment.',
    unreachable: 'The server does not answer. Check your connection and try again.',
    'unreadable-answer': 'This page did not understand the server’s answer. Reload it.',
    unanswered:
      'The connection broke before the answer came. Look at the table and try again if needed.',
  },
  wrongPhase: {
    waiting: 'Not yet: the match has not begun.',
    playing: 'Not now: the match is being played.',
    over: 'Too late: the match is over.',
    closed: 'The table is closed.',
  },
  chatIs: {
    off: 'Chat is off at this table.',
    phrases: 'At this table you can only use the ready-made phrases.',
    text: 'That cannot be said at this table.',
  },
  tooManyTables: (most: number): string =>
    `You already have ${counted(most, { one: 'open table', other: 'open tables' })}. Close one first.`,
  busy: (seconds: number): string =>
    `A little too fast! Try again in ${counted(seconds, { one: 'second', other: 'seconds' })}.`,
};

/** Every reason in words; each language must have them all. */
export type ReasonTexts = typeof reasonsInEnglish;
