import { allOfIn } from '@rookery/texts/listing';

const allOf = allOfIn('en');

/** Home, set-up and tables on this device, in English. */
export const homeInEnglish = {
  lead: 'Two games of penguins and pyramids',
  playNow: 'Play now',
  opening: 'Shuffling …',
  bots: (count: number, level: string): string =>
    count === 1 ? `against ${level}` : `against ${String(count)} × ${level}`,
  mixedBots: (count: number): string => `against ${String(count)} bots`,
  changeBots: (game: string): string => `Choose opponents and options for ${game}`,
  inviteFriends: 'Invite friends',
  oneDevice: 'On one device',
  waysAt: (game: string): string => `Other ways to play ${game}`,
  lobby: 'Lobby',
  matches: 'My matches',
  whoAmI: (name: string): string => `You are ${name}`,
  nobodyYet: 'Who are you?',
  speakOther: 'Français',
  goOn: {
    title: 'Go on playing',
    with: (names: readonly string[]): string => `with ${allOf(names)}`,
    forget: (game: string): string => `Give up this match of ${game}`,
    forgetQuestion: 'Give up this match?',
    forgetHint: 'It cannot be brought back.',
    forgetAction: 'Give it up',
    more: (count: number): string => `${String(count)} more`,
  },
  setUp: {
    title: {
      bots: 'Against bots',
      'one-device': 'On one device',
      friends: 'Invite friends',
    },
    hint: {
      bots: 'You against the penguins of this device. No connection needed.',
      'one-device': 'Pass the device round: a curtain hides each hand until its owner is there.',
      friends: 'You get a link to send. Free seats wait for your friends.',
    },
    players: 'Players',
    fewer: 'Fewer players',
    more: 'More players',
    playerCount: (count: number): string => `${String(count)} players`,
    level: 'Level of the bots',
    seatBySeat: 'Seat by seat',
    nameAt: (number: number): string => `Name at seat ${String(number)}`,
    levelAt: (number: number): string => `Level at seat ${String(number)}`,
    kindAt: (number: number): string => `Who plays at seat ${String(number)}`,
    person: 'Person',
    bot: 'Bot',
    friend: 'Free for a friend',
    me: 'Me',
    player: (number: number): string => `Player ${String(number)}`,
    options: 'Rules of the table',
    start: 'Start',
    refused: 'This table cannot be opened with these options. Please change them and try again.',
    notKept: 'The table could not be opened. Please try again.',
  },
  curtain: {
    title: (name: string): string => `Pass the device to ${name}`,
    hint: 'Nobody else should look now.',
    action: (name: string): string => `I am ${name}`,
  },
  here: {
    notKept: 'This browser keeps nothing: the match lasts as long as this page is open.',
    goneTitle: 'No such table here',
    goneHint:
      'This match is not on this device, or it was begun by an older version of the rules. Matches on one device cannot be opened on another.',
    goneAction: 'Back home',
    newSetUp: 'Change the set-up',
  },
};

/** Every text of home, set-up and tables on this device; each language must have them all. */
export type HomeTexts = typeof homeInEnglish;
