import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInItalian } from '../online.ts';
import type { JoinTexts } from '../../en/terminal/join.ts';

const actions: JoinTexts['actions'] = {
  sit: { key: 's', words: ['siedi', 'sit'], does: 'siediti' },
  ready: { key: 'p', words: ['pronto', 'pronta', 'ready'], does: 'ci sono' },
  'not-ready': { key: 'p', words: ['aspetta', 'wait'], does: 'non ancora' },
  start: { key: 'c', words: ['comincia', 'start'], does: 'comincia' },
  'add-bot': { key: 'b', words: ['bot'], does: 'un bot su un posto libero' },
  rematch: { key: 'r', words: ['ancora', 'rematch'], does: 'gioca ancora' },
  pause: { key: 'p', words: ['pausa'], does: 'pausa' },
  unpause: { key: 'p', words: ['riprendi', 'unpause'], does: 'riprendi' },
  'hand-over': { key: 'b', words: ['bot'], does: 'fai giocare un bot' },
  'take-back': { key: 'b', words: ['torna', 'back'], does: 'gioca di nuovo tu' },
  resign: { key: 'x', words: ['rinuncia', 'resign'], does: 'lascia il posto per sempre' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return 'Hai lasciato il tavolo.';
    case 'session':
      return 'Il server non ti conosce più. Entra di nuovo per ricominciare.';
    case 'version':
      return 'Il server non ha la stessa versione di questo programma. Aggiorna il programma.';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `Il server e questo programma non si capiscono (${why}).`;
  }
}

/** What is said about tables elsewhere, in Italian. */
export const joinInItalian: JoinTexts = {
  ...onlineInItalian,
  needsAddress: 'Quale tavolo? Dai il suo link, o l’indirizzo di un server e --create GIOCO.',
  badAddress: (text) => `«${text}» non è un indirizzo. Eccone uno: http://localhost:4040/table/…`,
  badTable: (text) =>
    `«${text}» non è il link di un tavolo. Eccone uno: http://localhost:4040/table/ seguito da 22 caratteri.`,
  createOrTable: 'L’indirizzo di un server non basta: aggiungi --create GIOCO, o dai un link.',
  createAndTable:
    'Questo è il link di un tavolo: togli --create, o dai solo l’indirizzo del server.',
  onlyWithCreate: (option) => `«--${option}» va solo con --create.`,
  badClock: (text) =>
    `«--clock ${text}» non si può leggere. Dai i secondi per mossa (60), o i secondi per la partita più quelli per mossa (600+5).`,
  tooLong: 'Queste opzioni sono troppo lunghe per un tavolo online; togli --box.',
  badName: (name) => `«${name}» non può essere un nome: da 1 a 24 caratteri, tutti visibili.`,
  unknownPenguin: (found, known) =>
    `Non c’è un pinguino «${found}». Pinguini: ${known.join(', ')}.`,
  whoAreYou: 'Questo server non ti conosce ancora: di’ chi sei con --name NOME.',
  noServer: (origin, why) => `Nessun server risponde a ${origin} (${why}).`,
  noRookery: (origin, status) =>
    `${origin} non risponde come un server Rookery (stato ${String(status)}).`,

  nobody: 'posto libero',
  somebody: (seat) => `Giocatore ${String(seat + 1)}`,
  marks: {
    you: 'tu',
    host: 'ospita',
    bot: (level) => `bot: ${level}`,
    away: 'assente',
    ready: 'ci sta',
    standIn: (bot) => `${bot} gioca al suo posto`,
  },
  entering: 'Apertura del tavolo…',
  invitation: (link) => `Per gli altri: ${link}`,
  lookingOn: 'Stai guardando.',
  waitingFor: (names) => `In attesa di ${names.join(', ')}.`,
  sending: 'Invio…',
  paused: 'In pausa.',
  onlookers: (count) => (count === 0 ? '' : `Spettatori: ${String(count)}`),
  wantRematch: (names) => `Per un’altra partita: ${names.join(', ')}.`,
  wantPause: (names) => `Per una pausa: ${names.join(', ')}.`,
  lineIsBack: 'Di nuovo in linea.',
  noAdvice: 'A un tavolo con altri non ci sono consigli.',

  actions,
  change: { key: 'c', does: 'scegli di nuovo' },
  talk: { key: '!', does: 'parla' },
  quit: { key: 'q', does: 'esci' },
  retry: { key: 'Invio', does: 'prova ora' },
  keyHint: (key, does) => `${key}: ${does}`,
  talkTitle: 'Cosa dici?',
  talkHint: '↑↓: scegli · Invio: dillo · q: niente',
  write: 'Qualcos’altro…',
  writePrompt: 'Dici:',
  writeHint: 'Invio: dillo · Esc: niente',
  sayWords: ['di', 'say'],
  speaks: (name, words) => `${name}: «${words}»`,
  typedActions: (words) => `Puoi scrivere: ${words.join(', ')}.`,
  unknownWord: (word) => `«${word}» qui non significa niente.`,
  notYourTurn: 'Non è il tuo turno.',
  ended,
  stayed: (link) => `Il tuo posto resta tuo. Per tornare: rookery join ${link}`,
};
