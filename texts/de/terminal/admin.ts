import type { AdminTexts } from '../../en/terminal/admin.ts';

/** What is said to whoever runs a server, in German. */
export const adminInGerman: AdminTexts = {
  refusals: {
    'unknown-table':
      'Kein offener Tisch und keine Partie hat diese Kennung. „rookery admin tables“ zeigt sie.',
    'unknown-person':
      'Niemand hat diese Kennung, dieses Konto oder diesen Namen. „rookery admin people“ zeigt, wer zuletzt kam.',
    'not-banned': 'Diese Person ist nicht ausgeschlossen.',
    'no-account': 'Diese Person hat kein Konto, also auch kein Passwort.',
    fault: 'Im Server ist etwas schiefgegangen; sein Protokoll sagt, was.',
  },
  troubles: {
    'no-server': (path) =>
      `Unter ${path} läuft kein Server. Sag, wo er ist: --data ORDNER oder --admin PFAD.`,
    'no-permission': (path) =>
      `Du darfst ${path} nicht benutzen. Starte dies als der Benutzer des Servers oder als root.`,
    'no-answer': (path) =>
      `Der Server unter ${path} hat nicht geantwortet: Er ist beendet oder hat eine andere Version.`,
  },
  ambiguous: 'Mehrere heißen so; nimm eine Kennung:',
  unreadable: (detail) => `Der Server konnte das nicht lesen: ${detail}`,
  noDoor:
    'Ein Server mit PostgreSQL hat nur dann einen Socket, wenn er mit --admin PFAD gestartet wurde; gib hier denselben PFAD an.',
  needsVerb:
    'Was soll geschehen? status, tables, matches, people, close, rename, ban, unban, password, registration oder announce.',
  unknownVerb: (verb) => `„rookery admin“ kennt kein „${verb}“.`,
  needs: (what) => `Etwas fehlt: ${what}.`,
  badName: (name) => `„${name}“ kann kein Name sein: 1 bis 24 Zeichen, alle sichtbar.`,
  badRegistration: (found) => `Die Registrierung ist open oder closed, nicht „${found}“.`,
  badMinutes: (found) =>
    `In wie vielen Minuten? Eine Zahl von 0 bis 1440 oder „off“, nicht „${found}“.`,

  columns: {
    table: 'Tisch',
    match: 'Partie',
    game: 'Spiel',
    phase: 'Phase',
    age: 'Alter',
    quiet: 'ruhig seit',
    acts: 'Züge',
    people: 'Leute',
    name: 'Name',
    account: 'Konto',
    person: 'Kennung',
    since: 'bekannt seit',
    banned: 'gesperrt seit',
  },
  phases: { waiting: 'wartet', playing: 'läuft', over: 'vorbei', closed: 'geschlossen' },
  bot: (level) => `${level} (Bot)`,
  free: 'freier Platz',
  none: 'keine',
  noTables: 'Kein Tisch ist offen.',
  noMatches: 'Keine Partie läuft.',
  noPeople: 'Es ist niemand da.',
  status: (server) => `${server} läuft.`,
  figures: (sockets, tables, matches) =>
    `Verbindungen: ${String(sockets)}. Im Speicher: Tische ${String(tables)}, Partien ${String(matches)}.`,
  registration: {
    open: 'Die Registrierung ist offen.',
    closed: 'Die Registrierung ist geschlossen.',
  },
  restartAt: (time) => `Ein Neustart ist für ${time} angekündigt.`,
  noBackups: 'Der Server macht selbst keine Sicherungen; mit --backup-every STUNDEN tut er es.',
  neverBackedUp: 'Noch wurde keine Sicherung gemacht.',
  lastBackup: (age) => `Die letzte Sicherung ist ${age} alt.`,
  backupsFail: (age, because) =>
    `Sicherungen schlagen seit ${age} fehl: ${because}. Behebe das; der Server versucht es alle zehn Minuten.`,
  closed: (table) => `Der Tisch ${table} ist geschlossen; alle dort wissen Bescheid.`,
  renamed: (name) => `Der neue Name ist ${name}.`,
  banned: (name) =>
    `${name} ist gesperrt: überall abgemeldet, von jedem Tisch entfernt und ohne Zugang.`,
  unbanned: (name) => `${name} darf sich wieder anmelden.`,
  password: (account, password) =>
    `Das neue Passwort von ${account} ist ${password}. Es wird nur einmal gezeigt. Alle Sitzungen dieses Kontos sind beendet.`,
  announced: (time, sockets) =>
    `Alle erfahren, dass der Server um ${time} neu startet (Verbindungen: ${String(sockets)}).`,
  calledOff: 'Alle erfahren, dass der Server nicht neu startet.',
};
