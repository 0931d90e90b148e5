import { onlineInEnglish } from '../online.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('en');
const seatForms = { one: 'seat', other: 'seats' };
const { partings } = onlineInEnglish;

/** What is said around a table online, in English. */
export const onlineTableInEnglish = {
  settings: {
    name: 'At this table',
    clock: 'Clock',
    noClock: 'No clock',
    clockKinds: { none: 'None', 'per-move': 'Per move', bank: 'Per match' },
    clockHints: {
      none: 'Everyone takes the time they need.',
      'per-move': 'When time runs out, a bot plays that one move.',
      bank: 'For the whole match, plus a little with each move.',
    },
    perMove: (time: string): string => `${time} per move`,
    bank: (bank: string, increment: string): string => `${bank} + ${increment}`,
    time: 'Time',
    listing: 'Who can find the table',
    listings: { private: 'By link only', public: 'In the lobby' },
    onlookers: 'Onlookers',
    onlookerRules: { welcome: 'Welcome', unwelcome: 'None' },
    chat: 'Chat',
    chatModes: { off: 'Off', phrases: 'Set phrases', text: 'Free text' },
    withOnlookers: 'Onlookers welcome',
    withoutOnlookers: 'No onlookers',
    chatIs: { off: 'No chat', phrases: 'Chat in set phrases', text: 'Free chat' },
  },
  durations: {
    seconds: (count: number): string => counted(count, { one: 'second', other: 'seconds' }),
    minutes: (count: number): string => counted(count, { one: 'minute', other: 'minutes' }),
    hours: (count: number): string => counted(count, { one: 'hour', other: 'hours' }),
    days: (count: number): string => counted(count, { one: 'day', other: 'days' }),
    short: {
      seconds: (count: number): string => `${String(count)} s`,
      minutes: (count: number): string => `${String(count)} min`,
      hours: (count: number): string => `${String(count)} h`,
      days: (count: number): string => `${String(count)} d`,
    },
  },
  create: {
    open: 'Open the table',
    opening: 'Opening…',
    change: 'Change these settings',
  },
  waiting: {
    invite: { sit: 'Invite the others', watch: 'Invite onlookers' },
    inviteHint: {
      sit: 'Anyone with the link can sit down. No account needed.',
      watch: 'All seats are taken. Anyone with the link can watch.',
    },
    inviteNobody: 'Only this machine can open the link: the server is not on a network.',
    link: 'Link to this table',
    copy: 'Copy the link',
    copied: 'Copied. Now send it to your friends.',
    copyByHand: 'The link is selected: copy it from here.',
    share: 'Share…',
    shareText: (game: string): string => `Come and play ${game} with me:`,
    qr: 'Show a code to scan',
    qrAbout: 'The link as a QR code, for a phone’s camera',
    seats: 'Seats',
    seat: (number: number): string => `Seat ${String(number)}`,
    you: 'you',
    host: 'Host',
    ready: 'Ready',
    notReady: 'Not ready yet',
    bot: 'Bot',
    away: 'Away',
    sit: 'Sit down',
    moveTo: (number: number): string => `Move to seat ${String(number)}`,
    stand: 'Stand up',
    beReady: 'I am ready',
    beNotReady: 'Wait, not yet',
    addBot: 'Bot…',
    chooseLevel: 'Which bot?',
    freeSeat: 'Free the seat',
    freeSeatOf: (name: string): string => `Send ${name} away`,
    passHost: 'Make host',
    passHostTo: (name: string): string => `Make ${name} the host`,
    start: 'Start the match',
    closeTable: 'Close the table',
    closeHint: 'Nobody can sit there any more, and its link leads nowhere.',
    howToPlay: 'How to play',
    freeSeats: (count: number): string =>
      `${counted(count, { one: 'seat is', other: 'seats are' })} free: invite somebody or add a bot.`,
    othersToSit: (count: number): string =>
      `${counted(count, { one: 'seat is', other: 'seats are' })} still free.`,
    waitingFor: (names: string): string => `Waiting for ${names}.`,
    waitingForHost: (name: string | null): string =>
      name === null ? 'The host will start the match.' : `${name} will start the match.`,
    waitingForYou: 'Everyone is waiting for you.',
    everyoneReady: 'Everyone is ready.',
    watching: 'You are watching. Take a seat to play.',
    full: 'Every seat is taken. You can stay and watch.',
    onlookers: (count: number): string => counted(count, { one: 'onlooker', other: 'onlookers' }),
    chat: 'Chat',
  },
  notices: {
    'unknown-table': {
      title: 'No table here',
      hint: partings['unknown-table'],
    },
    'no-onlookers': {
      title: 'A private party',
      hint: partings['no-onlookers'],
    },
    closed: {
      title: 'This table is closed',
      hint: partings.closed,
    },
    'sent-away': {
      title: 'Your seat was given away',
      hint: partings['sent-away'],
    },
    crowded: {
      title: 'A crowded table',
      hint: partings.crowded,
    },
    other: { title: 'This table cannot be opened' },
    toLobby: 'Go to the lobby',
    toHome: 'Home',
    again: 'Try again',
    reload: 'Reload',
    opening: 'Opening the table…',
    unknownGame: {
      title: 'A game this page does not know',
      hint: 'The server is newer than this page. Reload it.',
    },
  },
  menu: {
    name: 'Table menu',
    handOver: 'Let a bot play for me',
    handOverHint: 'Until you take your seat back.',
    hasLeft: (name: string, bot: string): string =>
      `${name} has left the match. ${bot} (a bot) plays on.`,
    standInPlays: (level: string): string => `${level} is playing for you.`,
    takeBack: 'Take my seat back',
    pause: 'Ask for a pause',
    pauseHint: 'The clocks stop when everyone agrees.',
    agreePause: 'Agree to a pause',
    wantsPause: (names: string): string => `${names} would like a pause.`,
    youWantPause: (names: string): string => `You asked for a pause. Waiting for ${names}.`,
    withdrawPause: 'No pause after all',
    goOn: 'Resume',
    isPaused: 'The clocks are paused.',
    leave: 'Leave the table',
    leaveHint: 'Your seat stays yours. The clock, if there is one, keeps running.',
    resign: 'Give up my seat',
    resignHint: 'A bot plays on in your place. You cannot take the seat back.',
    end: 'End this match',
    endHint: 'Nobody else is playing. The match stops here, without a result.',
  },
  seatNews: {
    hasLeft: (name: string): string => `${name} has left the table.`,
    hasCome: (name: string): string => `${name} is here.`,
    isHost: 'You are the host now.',
  },
  watching: {
    you: 'You are watching.',
    leftOut: 'The others have begun without you. You are watching.',
    others: (count: number): string =>
      counted(count, { one: 'person watches', other: 'people watch' }),
  },
  away: {
    isAway: (names: string, count: number): string => `${names} ${count === 1 ? 'is' : 'are'} away`,
    awaySince: (names: string, time: string, count: number): string =>
      `${names} ${count === 1 ? 'has' : 'have'} been away for ${time}`,
    whatNow: 'What now?',
    wait: 'Wait',
    waitHint: 'The match waits. Whoever comes back goes on where they were.',
    waitHintClock: 'The clock goes on. When it runs out, a bot plays that one move.',
    remind: (names: string): string => `Remind ${names}: send the link again`,
    letBotPlay: (name: string): string => `Let a bot play for ${name}`,
    letBotPlayHint: 'Until they come back and take their seat.',
    hostCan: 'The host can let a bot play for them.',
  },
  chat: {
    name: 'Chat',
    empty: 'Nobody has said anything yet. Say hello!',
    off: 'Chat is off at this table.',
    phrases: 'Phrases',
    speaks: (name: string, words: string): string => `${name}: ${words}`,
    reactions: 'Reactions',
    text: 'Message',
    send: 'Send',
    onlooker: 'watching',
    unread: (count: number): string =>
      counted(count, { one: 'new message', other: 'new messages' }),
    said: onlineInEnglish.phrases,
  },
  clock: {
    left: (time: string): string => `${time} left`,
    paused: 'Paused',
    hurry: (seconds: number): string =>
      `${counted(seconds, { one: 'second', other: 'seconds' })} left`,
  },
  contact: {
    ...onlineInEnglish.contact,
    clockGoesOn: 'Your clock goes on; if it runs out, a bot plays that one move.',
    tryNow: 'Try now',
    ended: {
      session: 'You logged out, or logged in somewhere else. Reload the page.',
      version: 'The server has been updated. Reload the page; the match goes on.',
      closed: 'The connection was closed. Reload the page.',
      fault: 'The connection is broken. Reload the page; the match goes on.',
    },
    reload: 'Reload',
    understood: 'OK',
  },
  alerts: {
    title: (title: string): string => `● Your turn · ${title}`,
    notification: 'It is your turn',
    body: 'The others are waiting on the ice.',
  },
  seatsTaken: (taken: number, seats: number): string =>
    `${String(taken)} of ${counted(seats, seatForms)} taken`,
};

/** Every text around a table online; each language must have them all. */
export type OnlineTableTexts = typeof onlineTableInEnglish;
