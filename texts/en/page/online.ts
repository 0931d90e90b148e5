import { onlineInEnglish } from '../online.ts';
import { peopleInEnglish } from './online-people.ts';
import { onlineTableInEnglish } from './online-table.ts';

/** Everything about playing online, in English. */
export const onlinePagesInEnglish = {
  reasons: {
    ...onlineInEnglish.reasons,
    unreachable: 'The server does not answer. Check your connection and try again.',
    unreadableAnswer: 'This page did not understand the server’s answer. Reload it.',
  },
  people: peopleInEnglish,
  ...onlineTableInEnglish,
  spokenCode: {
    say: 'Or say this code. Others enter it on their home page.',
    until: (time: string): string => `Good until ${time}.`,
    join: 'Join with a code',
    label: 'The four letters that your host says',
    action: 'Join',
    bad: 'A code has four letters.',
    wrong: 'No table has this code now. Ask for it again: a code is good for a few minutes only.',
  },
  lobby: {
    title: 'Lobby',
    open: 'Open tables',
    playing: 'In progress',
    over: 'Just finished',
    goOnAt: (game: string): string => `Carry on at your table of ${game}`,
    empty: 'The ice is empty',
    emptyHint: 'No public table right now. Open one, and sooner or later somebody will waddle by.',
    create: 'Open a table',
    sit: 'Sit down',
    watch: 'Watch',
    sitAt: (game: string, host: string): string => `Sit down at ${host}’s table of ${game}`,
    watchAt: (game: string, host: string): string => `Watch ${host}’s table of ${game}`,
    hostedBy: (name: string): string => `${name}’s table`,
    hostless: 'A table without a host',
    loading: 'Looking across the ice…',
  },
  matches: {
    title: 'My matches',
    online: 'Online',
    here: 'On this device',
    empty: 'No match yet',
    emptyHint: 'Finished matches gather here, ready to be watched again.',
    emptyAction: 'Play one',
    more: 'Show older ones',
    look: 'Watch again',
    lookAt: (game: string, when: string): string => `Watch again: ${game}, ${when}`,
    reviewOf: (game: string, when: string): string => `Review: ${game}, ${when}`,
    goOn: 'Carry on',
    record: 'Download this match',
    recordOf: (game: string, when: string): string => `Download this match: ${game}, ${when}`,
    won: 'Won',
    shared: 'Shared win',
    place: (place: number, of: number): string => `Place ${String(place)} of ${String(of)}`,
    wonBy: (names: string): string => `Won by ${names}`,
    unfinished: 'Unfinished',
  },
  /** What the host is told before a seat is freed or somebody else becomes the host. */
  asking: {
    passHost: (name: string): string =>
      `Only the host starts the match, adds bots and frees seats. Afterwards only ${name} can make you the host again.`,
    sendAway: 'They lose the seat. They can come back as long as a seat is free.',
  },
  match: {
    record: 'Download this match',
    cannotReplay:
      'This match was played with another version and cannot be shown here. You can still download it.',
    notFinished: {
      title: 'Still being played',
      hint: 'Come back when the match is over: until then its cards are secret.',
    },
    unknown: {
      title: 'No match here',
      hint: 'There is no match at this address. Perhaps the link was cut short when it was copied.',
    },
  },
};

/** Every text about playing online; each language must have them all. */
export type OnlinePagesTexts = typeof onlinePagesInEnglish;
