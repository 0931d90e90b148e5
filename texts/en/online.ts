import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';

const counted = countedIn('en');
const allOf = allOfIn('en');

/** Why something was not done, in English; `plain` has the reasons that need no facts. */
const reasons = {
  plain: {
    'too-long': 'That is too long. Make it shorter.',
    'too-deep': 'That is too long. Make it shorter.',
    'bad-form': 'The server could not make sense of that. Check what you entered.',
    'bad-options': 'The game cannot be played with these options. Change them and try again.',
    'bad-move': 'The game does not know that move. Look at the table and try again.',
    // The game itself has better words for it; these are for where no game is loaded.
    'against-the-rules': 'The rules do not allow that.',
    'not-json':
      'The server could not read that. If it happens again, tell whoever runs this server.',
    'hello-first': 'The connection was not ready yet. Try again.',
    'unknown-version': 'The server has another version. Reload the page, or update your program.',
    'no-session': 'The server does not know you yet. Choose a name, then try again.',
    'unknown-table':
      'There is no table at this address. It was closed, or the link was cut short. Ask for the link again.',
    'no-onlookers': 'Every seat is taken, and this table wants no onlookers.',
    'unknown-seat': 'There is no such seat at this table.',
    'seat-taken': 'Somebody was quicker: that seat is taken.',
    'seat-free': 'Nobody sits there any more.',
    'seats-open': 'A seat is still free.',
    'no-seat-free': 'Every seat is taken.',
    'not-seated': 'Sit down first.',
    'not-the-host': 'Only the host may do that.',
    'not-everyone-ready': 'Not everyone is ready yet.',
    'not-away': 'They are here again.',
    'no-stand-in': 'No bot is playing for you.',
    'stand-in-plays': 'A bot is playing for you. Take your seat back first.',
    paused: 'The clocks are paused. Resume the match first.',
    'not-paused': 'The clocks are running.',
    'no-clock': 'This table has no clock to pause.',
    'time-is-up': 'Your time was up, so a bot made this move.',
    'other-match': 'That match is over; another is being played.',
    'already-decided':
      'That move was already made: by you in another window, or by a bot when time ran out.',
    'out-of-step': 'The match has moved on. Look at the table and try again.',
    'unknown-match': 'There is no match at this address.',
    'not-finished': 'This match is still being played.',
    'account-taken': 'That account name is taken. Choose another.',
    'wrong-password': 'The account name or the password is wrong.',
    'wrong-code': 'That code is wrong, already used or too old. Make a new one.',
    banned: 'Whoever runs this server has shut this account out.',
    'registration-closed':
      'This server lets nobody new in at the moment. Log in, or ask whoever runs it.',
    'not-saved': 'The server could not save that, so nothing has changed. Try again.',
    fault: 'Something went wrong on the server. Try again in a moment.',
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
  unknownGame: (known: readonly string[]): string =>
    `This server does not have that game. It has ${allOf(known)}.`,
  unknownLevel: (known: readonly string[]): string =>
    `This server has no such bot. It has ${allOf(known)}.`,
  optionsTellSecrets: (options: readonly string[]): string =>
    `Online, nobody may arrange hidden cards. Leave out ${allOf(options)}.`,
  tooManyTables: (most: number): string =>
    `You already have ${counted(most, { one: 'open table', other: 'open tables' })}. Close one first.`,
  busy: (seconds: number): string =>
    `A little too fast! Try again in ${counted(seconds, { one: 'second', other: 'seconds' })}.`,
};

/** What page and terminal both say at tables with others, in English. */
export const onlineInEnglish = {
  reasons,
  /** Why somebody no longer follows a table. */
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: 'The table has been closed. Matches finished here are kept among your matches.',
    'sent-away': 'The host has freed your seat. You can come back if there is room.',
    crowded: 'Too many people are watching this table. Try again in a minute.',
  },
  /** The set phrases of the chat. */
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    'nice-move': 'Nice move!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    oops: 'Oops!',
    'one-moment': 'One moment, please!',
    'i-am-back': 'I’m back!',
    'your-turn': 'It’s your turn!',
    'play-again': 'Shall we play again?',
    goodbye: 'Goodbye!',
    hooray: 'Hooray!',
    haha: 'Ha ha!',
    wow: 'Wow!',
    'oh-no': 'Oh no!',
    love: 'I love it!',
  },
  contact: {
    connecting: 'Connecting…',
    waiting: (seconds: number): string => `No connection. Trying again in ${String(seconds)} s.`,
    waitingPlain: 'No connection. Still trying.',
    restart: (time: string): string =>
      `The server restarts at ${time}. Everything goes on by itself a moment later.`,
  },
};

/** Every text that page and terminal share online; each language must have them all. */
export type OnlineTexts = typeof onlineInEnglish;
