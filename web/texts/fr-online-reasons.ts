import { countedIn } from '@rookery/texts/plural';
import type { ReasonTexts } from './en-online-reasons.ts';

const counted = countedIn('fr');

/** Why something was not done, in French. */
export const reasonsInFrench: ReasonTexts = {
  plain: {
    'too-long': 'C’est trop long. Raccourcis un peu.',
    'too-deep': 'C’est trop long. Raccourcis un peu.',
    'bad-form': 'Le serveur n’a pas compris. Vérifie ce que tu as saisi.',
    'bad-options': 'Le jeu ne peut pas se jouer avec ces options. Change-les et réessaie.',
    'bad-move': 'Le jeu ne connaît pas ce coup. Recharge la page.',
    'against-the-rules': 'Les règles ne le permettent pas.',
    'not-json':
      'Le serveur n’a pas pu lire ça. Recharge la page. Si ça recommence, préviens la personne qui gère ce serveur.',
    'hello-first': 'La connexion n’était pas encore prête. Réessaie.',
    'unknown-version': 'Cette page est plus ancienne que le serveur. Recharge-la.',
    'no-session': 'Le serveur ne te connaît pas encore. Choisis un nom, puis réessaie.',
    'unknown-game': 'Ce serveur n’a pas ce jeu. Choisis-en un autre.',
    'unknown-level': 'Ce serveur n’a pas de robots de ce niveau. Choisis-en un autre.',
    'options-tell-secrets': 'Une donne arrangée d’avance ne peut pas se jouer en ligne.',
    'unknown-table': 'Il n’y a pas de table à cette adresse.',
    'no-onlookers': 'Cette table ne veut pas de spectateurs, et toutes les places sont prises.',
    'unknown-seat': 'Cette place n’existe pas à cette table.',
    'seat-taken': 'Quelqu’un a été plus rapide : la place est prise.',
    'seat-free': 'Plus personne n’est assis là.',
    'seats-open': 'Une place est encore libre.',
    'no-seat-free': 'Toutes les places sont prises.',
    'not-seated': 'Prends d’abord une place.',
    'not-the-host': 'Seul l’hôte peut faire ça.',
    'not-everyone-ready': 'Tout le monde n’est pas encore prêt.',
    'no-stand-in': 'Aucun robot ne joue pour toi.',
    'stand-in-plays': 'Un robot joue pour toi. Reprends d’abord ta place.',
    paused: 'Les chronos sont en pause. Reprends d’abord la partie.',
    'not-paused': 'Les chronos tournent.',
    'no-clock': 'Cette table n’a pas de chrono à arrêter.',
    'other-match': 'Cette partie est finie ; une autre est en cours.',
    'already-decided':
      'Ce coup est déjà joué : par toi dans une autre fenêtre, ou par un robot une fois le temps écoulé.',
    'out-of-step': 'La page avait pris du retard. Regarde la table et réessaie.',
    'unknown-match': 'Il n’y a pas de partie à cette adresse.',
    'not-finished': 'Cette partie est encore en cours.',
    'account-taken': 'Ce nom de compte est déjà pris. Choisis-en un autre.',
    'wrong-password': 'Le nom de compte ou le mot de passe n’est pas le bon.',
    'wrong-code': 'Ce code est faux, a déjà servi ou est trop ancien. Crées-en un nouveau.',
    'not-saved': 'Le serveur n’a pas pu enregistrer ça : rien n’a changé. Réessaie.',
    fault: 'Quelque chose s’est mal passé sur le serveur. Réessaie dans un instant.',
    unreachable: 'Le serveur ne répond pas. Vérifie ta connexion et réessaie.',
    'unreadable-answer': 'Cette page n’a pas compris la réponse du serveur. Recharge-la.',
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
  tooManyTables: (most) =>
    `Tu as déjà ${counted(most, { one: 'table ouverte', other: 'tables ouvertes' })}. Fermes-en une d’abord.`,
  busy: (seconds) =>
    `Un peu trop vite ! Réessaie dans ${counted(seconds, { one: 'seconde', other: 'secondes' })}.`,
};
