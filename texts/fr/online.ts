import { allOfIn } from '../listing.ts';
import { countedIn } from '../plural.ts';
import type { OnlineTexts } from '../en/online.ts';

const counted = countedIn('fr');
const allOf = allOfIn('fr');

/** Why something was not done, in French. */
const reasons: OnlineTexts['reasons'] = {
  plain: {
    'too-long': 'C’est trop long. Raccourcis un peu.',
    'too-deep': 'C’est trop long. Raccourcis un peu.',
    'bad-form': 'Le serveur n’a pas compris. Vérifie ce que tu as saisi.',
    'bad-options': 'Le jeu ne peut pas se jouer avec ces options. Change-les et réessaie.',
    'bad-move': 'Le jeu ne connaît pas ce coup. Regarde la table et réessaie.',
    'against-the-rules': 'Les règles ne le permettent pas.',
    'not-json':
      'Le serveur n’a pas pu lire ça. Si ça recommence, préviens la personne qui gère ce serveur.',
    'hello-first': 'La connexion n’était pas encore prête. Réessaie.',
    'unknown-version':
      'Le serveur a une autre version. Recharge la page, ou mets ton programme à jour.',
    'no-session': 'Le serveur ne te connaît pas encore. Choisis un nom, puis réessaie.',
    'unknown-table':
      'Il n’y a pas de table à cette adresse. Elle a été fermée, ou le lien est coupé. Redemande-le.',
    'no-onlookers': 'Toutes les places sont prises et cette table ne veut pas de spectateurs.',
    'unknown-seat': 'Cette place n’existe pas à cette table.',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'seat-free': 'Plus personne n’est assis là.',
    'seats-open': 'Une place est encore libre.',
    'no-seat-free': 'Toutes les places sont prises.',
    'not-seated': 'Prends d’abord une place.',
    'not-the-host': 'Seul l’hôte peut faire ça.',
    'not-everyone-ready': 'Tout le monde n’est pas encore prêt.',
    'not-away': 'La personne est revenue.',
    'no-stand-in': 'Aucun robot ne joue pour toi.',
    'stand-in-plays': 'Un robot joue pour toi. Reprends d’abord ta place.',
    paused: 'Les chronos sont en pause. Reprends d’abord la partie.',
    'not-paused': 'Les chronos tournent.',
    'no-clock': 'Cette table n’a pas de chrono à arrêter.',
    'time-is-up': 'Ton temps était écoulé : un robot a joué ce coup.',
    'other-match': 'Cette partie est finie ; une autre est en cours.',
    'already-decided':
      'Ce coup est déjà joué : par toi dans une autre fenêtre, ou par un robot une fois le temps écoulé.',
    'out-of-step': 'La partie a avancé entre-temps. Regarde la table et réessaie.',
    'unknown-match': 'Il n’y a pas de partie à cette adresse.',
    'not-finished': 'Cette partie est encore en cours.',
    'account-taken': 'Ce nom de compte est déjà pris. Choisis-en un autre.',
    'wrong-password': 'Le nom de compte ou le mot de passe n’est pas le bon.',
    'wrong-code': 'Ce code est faux, a déjà servi ou est trop ancien. Crées-en un nouveau.',
    banned: 'La personne qui gère ce serveur a exclu ce compte.',
    'registration-closed':
      'Ce serveur n’accueille personne de nouveau pour le moment. Connecte-toi, ou demande à qui le gère.',
    'not-saved': 'Le serveur n’a pas pu enregistrer ça : rien n’a changé. Réessaie.',
    fault: 'Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.',
    unanswered:
      'La connexion a été coupée avant la réponse. Regarde la table et réessaie s’il le faut.',
  },
  wrongPhase: {
    waiting: 'Pas encore : la partie n’a pas commencé.',
    playing: 'Pas maintenant : la partie est en cours.',
    over: 'Trop tard : la partie est finie.',
    closed: 'La table est fermée.',
  },
  chatIs: {
    off: 'On ne discute pas à cette table.',
    phrases: 'À cette table, on ne se parle que par phrases toutes faites.',
    text: 'Ça ne peut pas se dire à cette table.',
  },
  unknownGame: (known) => `Ce serveur n’a pas ce jeu. Il a ${allOf(known)}.`,
  unknownLevel: (known) => `Ce serveur n’a pas ce robot. Il a ${allOf(known)}.`,
  optionsTellSecrets: (options) =>
    `En ligne, personne n’arrange les cartes cachées. Enlève ${allOf(options)}.`,
  tooManyTables: (most) =>
    `Tu as déjà ${counted(most, { one: 'table ouverte', other: 'tables ouvertes' })}. Fermes-en une d’abord.`,
  busy: (seconds) =>
    `Un peu trop vite ! Réessaie dans ${counted(seconds, { one: 'seconde', other: 'secondes' })}.`,
};

/** What page and terminal both say at tables with others, in French. */
export const onlineInFrench: OnlineTexts = {
  reasons,
  partings: {
    'unknown-table': reasons.plain['unknown-table'],
    'no-onlookers': reasons.plain['no-onlookers'],
    closed: 'La table a été fermée. Les parties finies ici restent dans tes parties.',
    'sent-away': 'L’hôte a libéré ta place. Tu peux revenir s’il en reste une.',
    crowded: 'Trop de monde regarde cette table. Réessaie dans une minute.',
  },
  phrases: {
    hello: 'Bonjour !',
    'good-luck': 'Bonne chance !',
    'well-played': 'Bien joué !',
    'nice-move': 'Joli coup !',
    thanks: 'Merci !',
    sorry: 'Pardon !',
    oops: 'Oups !',
    'one-moment': 'Une petite minute !',
    'i-am-back': 'Me revoilà !',
    'your-turn': 'C’est à toi !',
    'play-again': 'On rejoue ?',
    goodbye: 'Au revoir !',
    hooray: 'Youpi !',
    haha: 'Ha ha !',
    wow: 'Ouah !',
    'oh-no': 'Oh non !',
    love: 'J’adore !',
  },
  contact: {
    connecting: 'Connexion…',
    waiting: (seconds) => `Pas de connexion. Nouvel essai dans ${String(seconds)} s.`,
    waitingPlain: 'Pas de connexion. Nouveaux essais en cours.',
    restart: (time) => `Le serveur redémarre à ${time}. Tout reprend tout seul un instant après.`,
  },
};
