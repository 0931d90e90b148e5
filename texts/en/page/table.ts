import { allOfIn } from '../../listing.ts';

const allOf = allOfIn('en');

function waitingFor(names: readonly string[]): string {
  if (names.length === 0) return 'One moment…';
  return `${allOf(names)} ${names.length === 1 ? 'is' : 'are'} thinking…`;
}

/** What is said around any game's table, in English. */
export const tableInEnglish = {
  freeSeat: 'Free seat',
  forgotten: 'Somebody',
  yourTurn: 'Your turn',
  turnOf: (name: string): string => `${name}, it is your turn`,
  waitingFor,
  areAway: (names: readonly string[]): string =>
    `${allOf(names)} ${names.length === 1 ? 'is' : 'are'} away`,
  onItsWay: 'Your move is on its way…',
  over: 'The match is over',
  moves: 'What has happened',
  lookingBack: 'This is an earlier moment.',
  backToNow: 'Back to the table',
  roundOver: 'The round is over',
  showBoard: 'Look at the table',
  showResult: 'Show the result',
  place: (place: number): string => ['1st', '2nd', '3rd'][place - 1] ?? `${String(place)}th`,
  /** What somebody is told who has not won. */
  ownPlace: (place: number, players: number): string => {
    if (place === 2) return 'Second place: well played!';
    return place < players
      ? `Place ${String(place)} of ${String(players)}: well played!`
      : 'Not your day. The next pyramid is yours!';
  },
  podium: 'Podium',
  beside: 'Beside the table',
  scores: 'Points so far',
  details: 'All the points',
  lookBack: 'Look back',
  review: 'Review',
  commands: 'Type a command',
  commandsHint: '“/” opens a line for typed commands, “?” lists all keys.',
  coach: 'Coach: a hint, and more',
  takenBack: (count: number): string =>
    count === 1 ? 'One move was taken back' : `${String(count)} moves were taken back`,
  sharePicture: 'Share a picture',
  pictureFailed: 'This browser could not draw the picture.',
  rematch: 'Play again',
  rematchWho: 'Who plays again',
  rematchWaits: (names: string): string => `Waiting for ${names === '' ? 'the others' : names}…`,
  rematchWithBots: (names: string): string => `Start with bots for ${names}`,
  you: 'You',
  joined: 'playing again',
  notJoined: 'not yet',
  away: 'away',
  home: 'Home',
  rule: 'The rule',
  rules: 'All the rules',
  notTaken: 'That did not work. Try again.',
};

/** Every text around a table; each language must have them all. */
export type TableTexts = typeof tableInEnglish;
