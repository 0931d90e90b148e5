import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInFrench } from '../online.ts';
import type { JoinTexts } from '../../en/terminal/join.ts';

const actions: JoinTexts['actions'] = {
  sit: { key: 's', words: ['asseoir', 'sit'], does: 's’asseoir' },
  ready: { key: 'p', words: ['prêt', 'pret', 'ready'], does: 'prêt' },
  'not-ready': { key: 'p', words: ['attends', 'wait'], does: 'pas encore prêt' },
  start: { key: 'c', words: ['commencer', 'start'], does: 'commencer' },
  'add-bot': { key: 'r', words: ['robot', 'bot'], does: 'un robot sur une place libre' },
  rematch: { key: 'r', words: ['revanche', 'rematch'], does: 'rejouer' },
  pause: { key: 'p', words: ['pause'], does: 'pause' },
  unpause: { key: 'p', words: ['reprendre', 'unpause'], does: 'reprendre' },
  'hand-over': { key: 'r', words: ['robot', 'bot'], does: 'laisser jouer un robot' },
  'take-back': { key: 'r', words: ['retour', 'back'], does: 'rejouer soi-même' },
  resign: { key: 'x', words: ['abandonner', 'resign'], does: 'abandonner la place pour de bon' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return 'Tu as quitté la table.';
    case 'session':
      return 'Le serveur ne te connaît plus. Rejoins la table pour recommencer.';
    case 'version':
      return 'Le serveur n’a pas la même version que ce programme. Mets le programme à jour.';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `Le serveur et ce programme ne se comprennent pas (${why}).`;
  }
}

/** What is said about tables elsewhere, in French. */
export const joinInFrench: JoinTexts = {
  ...onlineInFrench,
  needsAddress: 'Quelle table ? Donne son lien, ou l’adresse d’un serveur et --create JEU.',
  badAddress: (text) =>
    `« ${text} » n’est pas une adresse. En voici une : http://localhost:4040/table/…`,
  badTable: (text) =>
    `« ${text} » n’est pas le lien d’une table. En voici un : http://localhost:4040/table/ suivi de 22 caractères.`,
  createOrTable:
    'L’adresse d’un serveur ne suffit pas : ajoute --create JEU, ou donne le lien d’une table.',
  createAndTable:
    'C’est le lien d’une table : enlève --create, ou donne l’adresse du serveur seule.',
  onlyWithCreate: (option) => `« --${option} » ne va qu’avec --create.`,
  badClock: (text) =>
    `« --clock ${text} » est illisible. Donne des secondes par coup (60), ou des secondes pour la partie plus des secondes par coup (600+5).`,
  tooLong: 'Ces options sont trop longues pour une table en ligne ; enlève --box.',
  badName: (name) => `« ${name} » ne peut pas être un nom : 1 à 24 caractères, tous visibles.`,
  unknownPenguin: (found, known) =>
    `Il n’y a pas de pingouin « ${found} ». Pingouins : ${known.join(', ')}.`,
  whoAreYou: 'Ce serveur ne te connaît pas encore : dis qui tu es avec --name NOM.',
  noServer: (origin, why) => `Aucun serveur ne répond à ${origin} (${why}).`,
  noRookery: (origin, status) =>
    `${origin} ne répond pas comme un serveur Rookery (statut ${String(status)}).`,

  nobody: 'place libre',
  somebody: (seat) => `Joueur ${String(seat + 1)}`,
  marks: {
    you: 'toi',
    host: 'hôte',
    bot: (level) => `robot : ${level}`,
    away: 'absent',
    ready: 'prêt',
    standIn: (bot) => `${bot} joue à sa place`,
  },
  entering: 'Ouverture de la table…',
  invitation: (link) => `Pour les autres : ${link}`,
  lookingOn: 'Tu regardes.',
  waitingFor: (names) => `On attend ${names.join(', ')}.`,
  sending: 'Envoi…',
  paused: 'En pause.',
  onlookers: (count) => (count === 0 ? '' : `Spectateurs : ${String(count)}`),
  wantRematch: (names) => `Pour une autre partie : ${names.join(', ')}.`,
  wantPause: (names) => `Pour une pause : ${names.join(', ')}.`,
  lineIsBack: 'La connexion est rétablie.',
  noAdvice: 'Il n’y a pas de conseils à une table avec d’autres.',

  actions,
  change: { key: 'c', does: 'choisir autre chose' },
  talk: { key: '!', does: 'parler' },
  quit: { key: 'q', does: 'quitter' },
  retry: { key: 'Entrée', does: 'essayer maintenant' },
  keyHint: (key, does) => `${key} : ${does}`,
  talkTitle: 'Que dis-tu ?',
  talkHint: '↑↓ : choisir · Entrée : dire · q : rien',
  write: 'Autre chose…',
  writePrompt: 'Tu dis :',
  writeHint: 'Entrée : dire · Échap : rien',
  sayWords: ['dire', 'say'],
  speaks: (name, words) => `${name} : « ${words} »`,
  typedActions: (words) => `Tu peux écrire : ${words.join(', ')}.`,
  unknownWord: (word) => `« ${word} » ne veut rien dire ici.`,
  notYourTurn: 'Ce n’est pas ton tour.',
  ended,
  stayed: (link) => `Ta place reste à toi. Pour revenir : rookery join ${link}`,
};
