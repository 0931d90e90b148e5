import type { AdminTexts } from '../../en/terminal/admin.ts';

/** What is said to whoever runs a server, in French. */
export const adminInFrench: AdminTexts = {
  refusals: {
    'unknown-table':
      'Aucune table ni partie ouverte n’a cet identifiant. « rookery admin tables » les montre.',
    'unknown-person':
      'Personne n’a cet identifiant, ce compte ou ce nom. « rookery admin people » montre les derniers venus.',
    'not-banned': 'Cette personne n’est pas exclue.',
    'no-account': 'Cette personne n’a pas de compte, donc pas de mot de passe.',
    fault: 'Quelque chose s’est mal passé dans le serveur ; son journal dit quoi.',
  },
  troubles: {
    'no-server': (path) =>
      `Aucun serveur ne tourne à ${path}. Dis où il est : --data DOSSIER, ou --admin CHEMIN.`,
    'no-permission': (path) =>
      `Tu ne peux pas utiliser ${path}. Lance ceci comme l’utilisateur du serveur, ou comme root.`,
    'no-answer': (path) =>
      `Le serveur à ${path} n’a pas répondu : il s’est arrêté, ou il a une autre version.`,
  },
  ambiguous: 'Plusieurs personnes portent ce nom ; donne un identifiant :',
  unreadable: (detail) => `Le serveur n’a pas pu lire cela : ${detail}`,
  noDoor:
    'Un serveur avec PostgreSQL n’a de socket que s’il a été lancé avec --admin CHEMIN ; donne ici le même CHEMIN.',
  needsVerb:
    'Que faire ? status, tables, matches, people, close, rename, ban, unban, password, registration ou announce.',
  unknownVerb: (verb) => `« rookery admin » ne connaît pas « ${verb} ».`,
  needs: (what) => `Il manque quelque chose : ${what}.`,
  badName: (name) => `« ${name} » ne peut pas être un nom : 1 à 24 caractères, tous visibles.`,
  badRegistration: (found) => `L’inscription est open ou closed, pas « ${found} ».`,
  badMinutes: (found) =>
    `Dans combien de minutes ? Un nombre de 0 à 1440, ou « off », pas « ${found} ».`,

  columns: {
    table: 'table',
    match: 'partie',
    game: 'jeu',
    phase: 'phase',
    age: 'âge',
    quiet: 'calme depuis',
    acts: 'actes',
    people: 'qui',
    name: 'nom',
    account: 'compte',
    person: 'identifiant',
    since: 'connu depuis',
    banned: 'exclu depuis',
  },
  phases: { waiting: 'en attente', playing: 'en cours', over: 'finie', closed: 'fermée' },
  bot: (level) => `${level} (robot)`,
  free: 'place libre',
  none: 'aucun',
  noTables: 'Aucune table n’est ouverte.',
  noMatches: 'Aucune partie n’est en cours.',
  noPeople: 'Il n’y a personne.',
  status: (server) => `${server} tourne.`,
  figures: (sockets, tables, matches) =>
    `Connexions : ${String(sockets)}. En mémoire : tables ${String(tables)}, parties ${String(matches)}.`,
  registration: {
    open: 'L’inscription est ouverte.',
    closed: 'L’inscription est fermée.',
  },
  restartAt: (time) => `Un redémarrage est annoncé pour ${time}.`,
  noBackups: 'Le serveur ne fait pas de sauvegardes lui-même ; --backup-every HEURES l’y invite.',
  neverBackedUp: 'Aucune sauvegarde n’a encore été faite.',
  lastBackup: (age) => `La dernière sauvegarde date d’il y a ${age}.`,
  backupsFail: (age, because) =>
    `Les sauvegardes échouent depuis ${age} : ${because}. Corrige cela ; le serveur réessaie toutes les dix minutes.`,
  closed: (table) => `La table ${table} est fermée ; tout le monde y est prévenu.`,
  renamed: (name) => `Le nouveau nom est ${name}.`,
  banned: (name) =>
    `${name} est exclu : déconnecté partout, retiré de chaque table, et dans l’impossibilité de se connecter.`,
  unbanned: (name) => `${name} peut de nouveau se connecter.`,
  password: (account, password) =>
    `Le nouveau mot de passe de ${account} est ${password}. Il n’est montré qu’une fois. Toutes les sessions de ce compte sont terminées.`,
  announced: (time, sockets) =>
    `Tout le monde apprend que le serveur redémarre à ${time} (connexions : ${String(sockets)}).`,
  calledOff: 'Tout le monde apprend que le serveur ne redémarre pas.',
};
