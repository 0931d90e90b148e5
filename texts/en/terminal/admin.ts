const refusals = {
  'unknown-table': 'There is no open table or match of that id. “rookery admin tables” lists them.',
  'unknown-person':
    'There is nobody of that id, account or name. “rookery admin people” lists those who came last.',
  'not-banned': 'That person is not banned.',
  'no-account': 'That person has no account, so there is no password.',
  fault: 'Something went wrong in the server; its log says what.',
};

const troubles = {
  'no-server': (path: string): string =>
    `No server runs at ${path}. Say where it is: --data FOLDER, or --admin PATH.`,
  'no-permission': (path: string): string =>
    `You may not use ${path}. Run this as the user the server runs as, or as root.`,
  'no-answer': (path: string): string =>
    `The server at ${path} did not answer: it has ended, or it has another version.`,
};

/** What is said to whoever runs a server, in English. */
export const adminInEnglish = {
  refusals,
  troubles,
  ambiguous: 'Several people go by that name; use an id:',
  unreadable: (detail: string): string => `The server could not read that: ${detail}`,
  noDoor:
    'A server with PostgreSQL has a socket only if it was started with --admin PATH; give the same PATH here.',
  needsVerb:
    'What is to be done? One of status, tables, matches, people, close, rename, ban, unban, password, registration, announce.',
  unknownVerb: (verb: string): string => `“rookery admin” knows no “${verb}”.`,
  needs: (what: string): string => `Something is missing: ${what}.`,
  badName: (name: string): string =>
    `“${name}” cannot be a name: 1 to 24 characters, all of them visible.`,
  badRegistration: (found: string): string => `Registration is open or closed, not “${found}”.`,
  badMinutes: (found: string): string =>
    `In how many minutes? A number from 0 to 1440, or “off”, not “${found}”.`,

  columns: {
    table: 'table',
    match: 'match',
    game: 'game',
    phase: 'phase',
    age: 'age',
    quiet: 'quiet for',
    acts: 'acts',
    people: 'people',
    name: 'name',
    account: 'account',
    person: 'id',
    since: 'known for',
    banned: 'banned for',
  },
  phases: { waiting: 'waiting', playing: 'playing', over: 'over', closed: 'closed' },
  bot: (level: string): string => `${level} (bot)`,
  free: 'free seat',
  none: 'none',
  noTables: 'No table is open.',
  noMatches: 'No match is being played.',
  noPeople: 'There is nobody.',
  status: (server: string): string => `${server} is running.`,
  figures: (sockets: number, tables: number, matches: number): string =>
    `Connections: ${String(sockets)}. In memory: tables ${String(tables)}, matches ${String(matches)}.`,
  registration: { open: 'Registration is open.', closed: 'Registration is closed.' },
  restartAt: (time: string): string => `A restart is announced for ${time}.`,
  noBackups: 'The server makes no backups by itself; --backup-every HOURS lets it.',
  neverBackedUp: 'No backup has been made yet.',
  lastBackup: (age: string): string => `The last backup was made ${age} ago.`,
  backupsFail: (age: string, because: string): string =>
    `Backups have failed for ${age}: ${because}. Mend that; the server tries again every ten minutes.`,
  closed: (table: string): string => `The table ${table} is closed; everyone there was told.`,
  renamed: (name: string): string => `The new name is ${name}.`,
  banned: (name: string): string =>
    `${name} is banned: logged out everywhere, removed from every table, and unable to log in.`,
  unbanned: (name: string): string => `${name} may log in again.`,
  password: (account: string, password: string): string =>
    `The new password of ${account} is ${password}. It is shown once. All sessions of this account have ended.`,
  announced: (time: string, sockets: number): string =>
    `Everyone is told that the server restarts at ${time} (connections: ${String(sockets)}).`,
  calledOff: 'Everyone is told that the server does not restart.',
};

/** Every text for whoever runs a server; each language must have them all. */
export type AdminTexts = typeof adminInEnglish;
