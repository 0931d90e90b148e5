import { peopleInEnglish } from './en-online-people.ts';
import { reasonsInEnglish } from './en-online-reasons.ts';
import { onlineTableInEnglish } from './en-online-table.ts';

/** Everything about playing online, in English. */
export const onlineInEnglish = {
  reasons: reasonsInEnglish,
  people: peopleInEnglish,
  ...onlineTableInEnglish,
  lobby: {
    title: 'Lobby',
    open: 'Open tables',
    playing: 'Being played',
    empty: 'The ice is empty',
    emptyHint: 'No public table right now. Open one, and sooner or later somebody waddles by.',
    create: 'Open a table',
    sit: 'Sit down',
    watch: 'Watch',
    sitAt: (game: string, host: string): string => `Sit down at ${host}’s table of ${game}`,
    watchAt: (game: string, host: string): string => `Watch ${host}’s table of ${game}`,
    hostedBy: (name: string): string => `${name}’s table`,
    hostless: 'A table without a host',
    loading: 'Looking over the ice …',
  },
  matches: {
    title: 'My matches',
    online: 'Online',
    here: 'On this device',
    empty: 'No match yet',
    emptyHint: 'Finished matches gather here, each with its record.',
    emptyAction: 'Play one',
    more: 'Show older ones',
    look: 'Look at it again',
    goOn: 'Go on playing',
    record: 'Record',
    won: 'Won',
    shared: 'Shared win',
    place: (place: number, of: number): string => `Place ${String(place)} of ${String(of)}`,
    wonBy: (names: string): string => `Won by ${names}`,
    unfinished: 'Not finished',
  },
  match: {
    title: (game: string): string => `A match of ${game}`,
    playedOn: (when: string): string => `Played on ${when}`,
    result: 'Result',
    replay: 'Replay',
    step: 'Moment',
    stepOf: (step: number, of: number): string => `${String(step)} of ${String(of)}`,
    previous: 'Back',
    next: 'Forward',
    play: 'Play',
    stop: 'Stop',
    record: 'Download the record',
    beforeFirst: 'Before the first card.',
    cannotReplay: 'This record cannot be replayed by this version of the page.',
    notFinished: {
      title: 'Still being played',
      hint: 'The record of a match is shown once nothing in it is secret.',
    },
    unknown: {
      title: 'No match here',
      hint: 'There is no match at this address. The link may have been cut short when it was copied.',
    },
  },
};

/** Every text about playing online; each language must have them all. */
export type OnlineTexts = typeof onlineInEnglish;
