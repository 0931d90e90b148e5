import { allOfIn } from '../../listing.ts';

const allOf = allOfIn('en');

/** Home, set-up and tables on this device, in English. */
export const homeInEnglish = {
  /** The title of the page while matches wait for the viewer. */
  titleWith: (count: number, title: string): string =>
    count > 0 ? `(${String(count)}) ${title}` : title,
  lead: 'Two games of penguins and pyramids',
  playNow: 'Play now',
  opening: 'Shuffling…',
  bots: (count: number, level: string): string =>
    count === 1 ? `against ${level}` : `against ${String(count)} × ${level}`,
  mixedBots: (count: number): string => `against ${String(count)} bots`,
  changeBots: (game: string): string => `Choose opponents and options for ${game}`,
  facts: {
    players: (least: number, most: number): string => `${String(least)}–${String(most)} players`,
    minutes: (minutes: number): string => `${String(minutes)} min`,
    age: (years: number): string => `${String(years)}+`,
  },
  inviteFriends: 'Invite friends',
  oneDevice: 'On one device',
  waysAt: (game: string): string => `Other ways to play ${game}`,
  lobby: 'Lobby',
  matches: 'My matches',
  numbers: 'My numbers',
  /** Marks a match that begins in the middle of another one. */
  whatIf: { name: 'What if', back: 'Back to the replay' },
  watchFile: 'Watch a match file',
  puzzles: 'Puzzles',
  whoAmI: (name: string): string => `You are ${name}`,
  nobodyYet: 'Who are you?',
  meet: {
    title: 'Meet others',
    playing: (count: number): string =>
      count === 1 ? '1 person is playing now' : `${String(count)} people are playing now`,
    quick: (game: string): string => `Quick match: ${game}`,
    join: 'Join with a code',
    party: 'On the big screen',
  },
  goOn: {
    title: (count: number): string => (count > 1 ? `Your turn (${String(count)})` : 'Your turn'),
    others: 'Waiting for others',
    online: 'online',
    waitingFor: (names: string): string => (names === '' ? 'One moment…' : `waiting for ${names}`),
    standIn: 'a bot is playing for you',
    paused: 'paused',
    rematch: (names: string): string => `${names} would like to play again`,
    with: (names: readonly string[]): string => `with ${allOf(names)}`,
    forget: (game: string): string => `Delete this match of ${game}`,
    forgetQuestion: 'Delete this match?',
    forgetHint: 'It cannot be brought back.',
    forgetAction: 'Delete',
    more: (count: number): string => `${String(count)} more`,
  },
  setUp: {
    title: {
      bots: 'Against bots',
      'one-device': 'On one device',
      friends: 'Invite friends',
      anyone: 'Open a table',
    },
    hint: {
      bots: 'You against bots that live on this device. No connection needed.',
      'one-device': 'Pass the device around. A curtain hides the cards between turns.',
      friends: 'You get a link to send. The free seats wait for your friends.',
      anyone: 'The lobby shows the table, and anybody may take a free seat.',
    },
    players: 'Players',
    fewer: 'Fewer players',
    more: 'More players',
    playerCount: (count: number): string => `${String(count)} players`,
    level: 'Level of the bots',
    levelAbout: (level: string, about: string): string => `${level}: ${about}`,
    seatBySeat: 'Choose seat by seat',
    nameAt: (number: number): string => `Name at seat ${String(number)}`,
    levelAt: (number: number): string => `Level at seat ${String(number)}`,
    kindAt: (number: number): string => `Who plays at seat ${String(number)}`,
    person: 'Person',
    bot: (level: string): string => `Bot: ${level}`,
    free: { friends: 'Free for a friend', anyone: 'Free for anybody' },
    me: 'Me',
    player: (number: number): string => `Player ${String(number)}`,
    options: 'Rules at this table',
    start: 'Start',
    refused: 'The game cannot be played with these options. Change them and try again.',
    notKept: 'The table could not be opened. Try again.',
    noNetwork:
      'No network, and the game is not on this device yet. It opens by itself once the network is back.',
  },
  offline: {
    noNetwork:
      'No network. You can play against bots and on one device; friends, lobby and matches online wait for it.',
    needsNetwork:
      'At this address the page opens only while the network is there. Over https it would also open without one.',
    understood: 'OK',
  },
  curtain: {
    title: (name: string): string => `Pass the device to ${name}`,
    hint: 'Everybody else, look away!',
    action: (name: string): string => `I am ${name}`,
  },
  here: {
    notKept: 'This browser cannot save matches: yours lasts only as long as this page stays open.',
    goneTitle: 'No table here',
    goneHint:
      'This match is not on this device, or it was started with older rules. A match on one device cannot be opened on another.',
    goneAction: 'Back home',
    newSetUp: 'Change the set-up',
  },
};

/** Every text of home, set-up and tables on this device; each language must have them all. */
export type HomeTexts = typeof homeInEnglish;
