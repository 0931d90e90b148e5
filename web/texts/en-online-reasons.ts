import { countedIn } from '@rookery/texts/plural';

const counted = countedIn('en');

/** Why something was not done, in English; those without facts of their own are plain. */
export const reasonsInEnglish = {
  plain: {
    'too-long': 'That is too long.',
    'too-deep': 'That is too long.',
    'bad-form': 'The server could not make sense of that. Check what you entered.',
    'bad-options': 'The game cannot be played with these options.',
    'bad-move': 'The game does not know that move. Load the page again.',
    // Its game has better words for it; these are for where no game is loaded.
    'against-the-rules': 'The rules do not allow that.',
    'not-json':
      'The server could not read that. Load the page again, and tell the host if it stays so.',
    'hello-first': 'The line was not ready yet. Try again.',
    'unknown-version': 'The server speaks a newer language than this page. Load the page again.',
    'no-session': 'The server does not know you yet. Say who you are, then try again.',
    'unknown-game': 'This server does not have that game.',
    'unknown-level': 'This server has no bots of that level.',
    'options-tell-secrets': 'Cards that you have laid out yourself cannot be played online.',
    'unknown-table': 'There is no table at this address.',
    'no-onlookers': 'This table wants no onlookers, and every seat is taken.',
    'unknown-seat': 'There is no such seat at this table.',
    'seat-taken': 'Somebody was quicker: that seat is taken.',
    'seat-free': 'Nobody sits there any more.',
    'no-seat-free': 'Every seat is taken.',
    'not-seated': 'Sit down first.',
    'not-the-host': 'Only the host may do that.',
    'not-everyone-ready': 'Not everyone is ready yet.',
    'no-stand-in': 'No bot plays for you.',
    'stand-in-plays': 'A bot plays for you. Take your seat back first.',
    paused: 'The clocks are paused. Go on with the match first.',
    'not-paused': 'The clocks are running.',
    'no-clock': 'This table has no clock to pause.',
    'other-match': 'That match is over; another is being played.',
    'already-decided':
      'That was decided before: by you in another window, or by a bot when the time was up.',
    'out-of-step': 'The page had fallen behind. Look at the table and try again.',
    'unknown-match': 'There is no match at this address.',
    'not-finished': 'This match is still being played.',
    'account-taken': 'Somebody has that account name already. Choose another.',
    'wrong-password': 'Account name or password are not right.',
    'wrong-code': 'That code is not right, was used already, or is too old.',
    'not-saved': 'The server could not save that, so it did not happen. Try again.',
    fault: 'Something went wrong on the server. Try again in a moment.',
    unreachable: 'The server does not answer. Check the connection and try again.',
    'unreadable-answer':
      'The server answered something this page does not understand. Load it again.',
    unanswered: 'The line broke before the answer came. Look at the table and try again if needed.',
  },
  wrongPhase: {
    waiting: 'Not before the match begins.',
    playing: 'Not while the match is being played.',
    over: 'Not after the match.',
    closed: 'The table is closed.',
  },
  chatIs: {
    off: 'Chat is off at this table.',
    phrases: 'Only the ready-made phrases can be said at this table.',
    text: 'That cannot be said here.',
  },
  tooManyTables: (most: number): string =>
    `You have ${counted(most, { one: 'open table', other: 'open tables' })} already. Close one first.`,
  busy: (seconds: number): string =>
    `A little too fast. Try again in ${counted(seconds, { one: 'second', other: 'seconds' })}.`,
};

/** Every reason in words; each language must have them all. */
export type ReasonTexts = typeof reasonsInEnglish;
