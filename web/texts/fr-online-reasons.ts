import { countedIn } from '@rookery/texts/plural';
import type { ReasonTexts } from './en-online-reasons.ts';

const counted = countedIn('fr');

/** Why something was not done, in French. */
export const reasonsInFrench: ReasonTexts = {
  plain: {
    'too-long': 'C’est trop long.',
    'too-deep': 'C’est trop long.',
    'bad-form': 'Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.',
    'bad-options': 'Le jeu ne peut pas se jouer avec ces options.',
    'bad-move': 'Le jeu ne connaît pas ce coup. Rechargez la page.',
    'against-the-rules': 'Les règles ne le permettent pas.',
    'not-json':
      'Le serveur n’a pas pu lire cela. Rechargez la page, et prévenez l’hôte si cela persiste.',
    'hello-first': 'La ligne n’était pas encore prête. Réessayez.',
    'unknown-version': 'Le serveur parle une langue plus récente que cette page. Rechargez-la.',
    'no-session': 'Le serveur ne vous connaît pas encore. Présentez-vous, puis réessayez.',
    'unknown-game': 'Ce serveur n’a pas ce jeu.',
    'unknown-level': 'Ce serveur n’a pas de robots de ce niveau.',
    'options-tell-secrets':
      'Des cartes que vous avez disposées vous-même ne peuvent être jouées en ligne.',
    'unknown-table': 'Il n’y a pas de table à cette adresse.',
    'no-onlookers': 'Cette table ne veut pas de spectateurs, et toutes les places sont prises.',
    'unknown-seat': 'Cette table n’a pas cette place.',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'seat-free': 'Plus personne n’est assis là.',
    'no-seat-free': 'Toutes les places sont prises.',
    'not-seated': 'Prenez d’abord une place.',
    'not-the-host': 'Seul l’hôte peut faire cela.',
    'not-everyone-ready': 'Tout le monde n’est pas encore prêt.',
    'no-stand-in': 'Aucun robot ne joue pour vous.',
    'stand-in-plays': 'Un robot joue pour vous. Reprenez d’abord votre place.',
    paused: 'Les pendules sont en pause. Reprenez d’abord la partie.',
    'not-paused': 'Les pendules tournent.',
    'no-clock': 'Cette table n’a pas de pendule à arrêter.',
    'other-match': 'Cette partie est finie ; une autre est en cours.',
    'already-decided':
      'C’était déjà décidé : par vous dans une autre fenêtre, ou par un robot quand le temps était écoulé.',
    'out-of-step': 'La page avait pris du retard. Regardez la table et réessayez.',
    'unknown-match': 'Il n’y a pas de partie à cette adresse.',
    'not-finished': 'Cette partie est encore en cours.',
    'account-taken': 'Ce nom de compte est déjà pris. Choisissez-en un autre.',
    'wrong-password': 'Le nom de compte ou le mot de passe n’est pas le bon.',
    'wrong-code': 'Ce code n’est pas le bon, a déjà servi ou est trop ancien.',
    'not-saved': 'Le serveur n’a pas pu l’enregistrer : rien n’a été fait. Réessayez.',
    fault: 'Quelque chose s’est mal passé sur le serveur. Réessayez dans un instant.',
    unreachable: 'Le serveur ne répond pas. Vérifiez la connexion et réessayez.',
    'unreadable-answer':
      'Le serveur a répondu une chose que cette page ne comprend pas. Rechargez-la.',
    unanswered:
      'La ligne a été coupée avant la réponse. Regardez la table et réessayez s’il le faut.',
  },
  wrongPhase: {
    waiting: 'Pas avant le début de la partie.',
    playing: 'Pas pendant la partie.',
    over: 'Pas après la partie.',
    closed: 'La table est fermée.',
  },
  chatIs: {
    off: 'On ne discute pas à cette table.',
    phrases: 'Seules les phrases toutes faites peuvent être dites à cette table.',
    text: 'Cela ne peut pas être dit ici.',
  },
  tooManyTables: (most) =>
    `Vous avez déjà ${counted(most, { one: 'table ouverte', other: 'tables ouvertes' })}. Fermez-en une d’abord.`,
  busy: (seconds) =>
    `Un peu trop vite. Réessayez dans ${counted(seconds, { one: 'seconde', other: 'secondes' })}.`,
};
