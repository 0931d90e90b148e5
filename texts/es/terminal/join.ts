import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInSpanish } from '../online.ts';
import type { JoinTexts } from '../../en/terminal/join.ts';

const actions: JoinTexts['actions'] = {
  sit: { key: 's', words: ['sentarse', 'sit'], does: 'sentarse' },
  ready: { key: 'l', words: ['listo', 'lista', 'ready'], does: 'listo' },
  'not-ready': { key: 'l', words: ['espera', 'wait'], does: 'aún no' },
  start: { key: 'e', words: ['empezar', 'start'], does: 'empezar' },
  'add-bot': { key: 'b', words: ['bot'], does: 'un bot en un asiento libre' },
  rematch: { key: 'o', words: ['otra', 'rematch'], does: 'jugar otra' },
  pause: { key: 'p', words: ['pausa'], does: 'pausa' },
  unpause: { key: 'p', words: ['seguir', 'unpause'], does: 'seguir' },
  'hand-over': { key: 'b', words: ['bot'], does: 'que juegue un bot' },
  'take-back': { key: 'b', words: ['volver', 'back'], does: 'volver a jugar tú' },
  resign: { key: 'x', words: ['renunciar', 'resign'], does: 'dejar el asiento para siempre' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return 'Has dejado la mesa.';
    case 'session':
      return 'El servidor ya no te conoce. Entra otra vez para empezar de nuevo.';
    case 'version':
      return 'El servidor no tiene la misma versión que este programa. Actualiza el programa.';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `El servidor y este programa no se entienden (${why}).`;
  }
}

/** What is said about tables elsewhere, in Spanish. */
export const joinInSpanish: JoinTexts = {
  ...onlineInSpanish,
  needsAddress: '¿Qué mesa? Da su enlace, o la dirección de un servidor y --create JUEGO.',
  badAddress: (text) => `«${text}» no es una dirección. Esta sí: http://localhost:4040/table/…`,
  badTable: (text) =>
    `«${text}» no es el enlace de una mesa. Este sí: http://localhost:4040/table/ seguido de 22 caracteres.`,
  createOrTable: 'La dirección de un servidor no basta: añade --create JUEGO, o da un enlace.',
  createAndTable:
    'Ese es el enlace de una mesa: quita --create, o da solo la dirección del servidor.',
  onlyWithCreate: (option) => `«--${option}» solo va con --create.`,
  badClock: (text) =>
    `«--clock ${text}» no se puede leer. Da los segundos por jugada (60), o los de la partida más los de cada jugada (600+5).`,
  tooLong: 'Estas opciones son demasiado largas para una mesa en línea; quita --box.',
  badName: (name) => `«${name}» no puede ser un nombre: de 1 a 24 caracteres, todos visibles.`,
  unknownPenguin: (found, known) =>
    `No hay ningún pingüino «${found}». Pingüinos: ${known.join(', ')}.`,
  whoAreYou: 'Este servidor aún no te conoce: di quién eres con --name NOMBRE.',
  noServer: (origin, why) => `Ningún servidor responde en ${origin} (${why}).`,
  noRookery: (origin, status) =>
    `${origin} no responde como un servidor Rookery (estado ${String(status)}).`,

  nobody: 'asiento libre',
  somebody: (seat) => `Jugador ${String(seat + 1)}`,
  marks: {
    you: 'tú',
    host: 'anfitrión',
    bot: (level) => `bot: ${level}`,
    away: 'ausente',
    ready: 'listo',
    standIn: (bot) => `${bot} juega en su lugar`,
  },
  entering: 'Abriendo la mesa…',
  invitation: (link) => `Para los demás: ${link}`,
  lookingOn: 'Estás mirando.',
  waitingFor: (names) => `Esperando a ${names.join(', ')}.`,
  sending: 'Enviando…',
  paused: 'En pausa.',
  onlookers: (count) => (count === 0 ? '' : `Público: ${String(count)}`),
  wantRematch: (names) => `Para jugar otra: ${names.join(', ')}.`,
  wantPause: (names) => `Para una pausa: ${names.join(', ')}.`,
  lineIsBack: 'Conexión recuperada.',
  noAdvice: 'En una mesa con otros no hay consejos.',

  actions,
  change: { key: 'c', does: 'elegir otra vez' },
  talk: { key: '!', does: 'hablar' },
  quit: { key: 'q', does: 'salir' },
  retry: { key: 'Intro', does: 'probar ya' },
  keyHint: (key, does) => `${key}: ${does}`,
  talkTitle: '¿Qué dices?',
  talkHint: '↑↓: elegir · Intro: decirlo · q: nada',
  write: 'Otra cosa…',
  writePrompt: 'Dices:',
  writeHint: 'Intro: decirlo · Esc: nada',
  sayWords: ['decir', 'say'],
  speaks: (name, words) => `${name}: «${words}»`,
  typedActions: (words) => `Puedes escribir: ${words.join(', ')}.`,
  unknownWord: (word) => `«${word}» no significa nada aquí.`,
  notYourTurn: 'No es tu turno.',
  ended,
  stayed: (link) => `Tu asiento sigue siendo tuyo. Para volver: rookery join ${link}`,
};
