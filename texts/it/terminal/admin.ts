import type { AdminTexts } from '../../en/terminal/admin.ts';

/** What is said to whoever runs a server, in Italian. */
export const adminInItalian: AdminTexts = {
  refusals: {
    'unknown-table':
      'Nessun tavolo o partita aperta ha questo id. «rookery admin tables» li elenca.',
    'unknown-person':
      'Nessuno ha questo id, account o nome. «rookery admin people» elenca gli ultimi arrivati.',
    'not-banned': 'Questa persona non è esclusa.',
    'no-account': 'Questa persona non ha un account, quindi nemmeno una password.',
    fault: 'Qualcosa è andato storto nel server; il suo registro dice cosa.',
  },
  troubles: {
    'no-server': (path) =>
      `Nessun server è attivo in ${path}. Di’ dov’è: --data CARTELLA o --admin PERCORSO.`,
    'no-permission': (path) =>
      `Non puoi usare ${path}. Avvia questo come l’utente del server, o come root.`,
    'no-answer': (path) =>
      `Il server in ${path} non ha risposto: si è chiuso, o ha un’altra versione.`,
  },
  ambiguous: 'Più persone hanno questo nome; usa un id:',
  unreadable: (detail) => `Il server non è riuscito a leggerlo: ${detail}`,
  noDoor:
    'Un server con PostgreSQL ha un socket solo se è stato avviato con --admin PERCORSO; indica qui lo stesso PERCORSO.',
  needsVerb:
    'Cosa fare? status, tables, matches, people, close, rename, ban, unban, password, registration o announce.',
  unknownVerb: (verb) => `«rookery admin» non conosce «${verb}».`,
  needs: (what) => `Manca qualcosa: ${what}.`,
  badName: (name) => `«${name}» non può essere un nome: da 1 a 24 caratteri, tutti visibili.`,
  badRegistration: (found) => `La registrazione è open o closed, non «${found}».`,
  badMinutes: (found) => `Tra quanti minuti? Un numero da 0 a 1440, o «off», non «${found}».`,

  columns: {
    table: 'tavolo',
    match: 'partita',
    game: 'gioco',
    phase: 'fase',
    age: 'età',
    quiet: 'ferma da',
    acts: 'atti',
    people: 'persone',
    name: 'nome',
    account: 'account',
    person: 'id',
    since: 'nota da',
    banned: 'esclusa da',
  },
  phases: { waiting: 'in attesa', playing: 'in corso', over: 'finita', closed: 'chiuso' },
  bot: (level) => `${level} (bot)`,
  free: 'posto libero',
  none: 'nessuno',
  noTables: 'Nessun tavolo è aperto.',
  noMatches: 'Nessuna partita è in corso.',
  noPeople: 'Non c’è nessuno.',
  status: (server) => `${server} è attivo.`,
  figures: (sockets, tables, matches) =>
    `Connessioni: ${String(sockets)}. In memoria: tavoli ${String(tables)}, partite ${String(matches)}.`,
  registration: {
    open: 'La registrazione è aperta.',
    closed: 'La registrazione è chiusa.',
  },
  restartAt: (time) => `È annunciato un riavvio per le ${time}.`,
  noBackups: 'Il server non fa copie da solo; con --backup-every ORE le fa.',
  neverBackedUp: 'Non è stata ancora fatta nessuna copia.',
  lastBackup: (age) => `L’ultima copia è di ${age} fa.`,
  backupsFail: (age, because) =>
    `Le copie non riescono da ${age}: ${because}. Rimedia; il server riprova ogni dieci minuti.`,
  closed: (table) => `Il tavolo ${table} è chiuso; tutti lì lo sanno.`,
  renamed: (name) => `Il nuovo nome è ${name}.`,
  banned: (name) => `${name} non può più entrare: fuori da ogni dispositivo e da ogni tavolo.`,
  unbanned: (name) => `${name} può accedere di nuovo.`,
  password: (account, password) =>
    `La nuova password di ${account} è ${password}. Viene mostrata una volta sola. Tutte le sessioni di questo account sono finite.`,
  announced: (time, sockets) =>
    `Tutti sanno che il server si riavvia alle ${time} (connessioni: ${String(sockets)}).`,
  calledOff: 'Tutti sanno che il server non si riavvia.',
};
