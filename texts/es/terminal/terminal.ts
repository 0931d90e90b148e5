import { levelsInSpanish } from '../levels.ts';
import { problemsInSpanish } from '../problems.ts';
import { adminInSpanish } from './admin.ts';
import { analysisInSpanish } from './analysis.ts';
import { arenaInSpanish } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInSpanish } from './join.ts';
import { upkeepInSpanish } from './upkeep.ts';
import type { TerminalTexts } from '../../en/terminal/terminal.ts';
import { helpInSpanish } from './help.ts';
import { penguinPartyScreenInSpanish } from './penguin-party.ts';
import { penguinramidsScreenInSpanish } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` ¿Querías decir «${nearest}»?`;

function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `La opción «${fault.option}» no existe.${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `La opción «${fault.option}» necesita un valor.`;
    case 'takes-no-value':
      return `La opción «${fault.option}» no lleva valor.`;
  }
}

/** What the terminal program says, in Spanish. */
export const terminalInSpanish: TerminalTexts = {
  help: helpInSpanish,
  join: joinInSpanish,
  analysis: analysisInSpanish,
  arena: arenaInSpanish,
  upkeep: upkeepInSpanish,
  admin: adminInSpanish,
  levels: levelsInSpanish,
  problems: problemsInSpanish,
  penguinParty: penguinPartyScreenInSpanish,
  penguinramids: penguinramidsScreenInSpanish,
  argumentFault,
  unknownCommand: (name, nearest) => `La orden «${name}» no existe.${orNearest(nearest)}`,
  unknownGame: (name, nearest) => `El juego «${name}» no existe.${orNearest(nearest)}`,
  notForCommand: (option, command) => `«--${option}» no es una opción de «rookery ${command}».`,
  notForGame: (option, game) => `«--${option}» no es una opción de ${game}.`,
  tooManyWords: (word) => `No sé qué hacer con «${word}».`,
  unknownLanguage: (name, known) => `No hay textos en «${name}». Idiomas: ${known.join(', ')}.`,
  seeHelp: (command) => `Mira «${command} --help».`,
  numberBetween: (option, least, most, found) =>
    `«--${option}» tiene que ser un número de ${String(least)} a ${String(most)}, no «${found}».`,
  badName: (name, longest) =>
    `«${name}» no puede ser un nombre: los nombres tienen de 1 a ${String(longest)} caracteres y son todos distintos.`,
  tooManyHumans: (humans, seats) =>
    `${String(humans)} personas no caben en ${String(seats)} asientos.`,
  unknownOpponent: (found, known) => `No hay ningún bot «${found}». Bots: ${known.join(', ')}.`,
  wrongOpponents: (found, seats) =>
    `«--bots» nombra ${String(found)} bots, y hay ${String(seats)} asientos libres: nombra un bot para todos, o uno para cada asiento.`,
  opponents: (bots) => `Juegas contra ${bots.join(', ')}.`,
  unknownSeat: (option, found, names) =>
    `«--${option}» tiene que ser un asiento de 1 a ${String(names.length)} o un nombre (${names.join(', ')}), no «${found}».`,

  needsFile: '¿Qué partida? Nombra el archivo de una grabación.',
  noSuchFile: (path) => `El archivo «${path}» no existe.`,
  unreadableFile: (path, reason) => `El archivo «${path}» no se puede leer (${reason}).`,
  unwritableFile: (path, reason) => `El archivo «${path}» no se puede escribir (${reason}).`,
  notJson: (path, reason) => `«${path}» no es JSON (${reason}).`,
  wrongBox: (path) => `«${path}» no describe una caja de cartas y objetivos. Lo que falla:`,
  wrongRecord: (path) => `«${path}» no es la grabación de una partida. Lo que falla:`,
  recordAdvice:
    'Una grabación es lo que escribe «rookery play --save ARCHIVO»; no hay que cambiarla a mano.',

  player: (seat) => `Jugador ${String(seat + 1)}`,
  seat: (seat) => `asiento ${String(seat)}`,
  whichGame: '¿Qué juego?',
  whichLevel: '¿Cómo de fuertes serán los demás?',
  pickGame: '↑↓: elegir · Intro: jugar · q: salir',
  typeGame: 'Escribe el número o el nombre de un juego:',
  curtain: (name) => `Turno de ${name}.`,
  curtainHint: 'Pulsa Intro cuando estés y nadie más mire.',
  passOn: 'Intro: pasar el turno · c: elegir otra vez',
  passOnTyped: 'Pulsa Intro para pasar el turno, o escribe otra jugada para cambiarla.',
  goOn: 'Intro: seguir',
  watching: 'Ctrl-C: dejar la partida',
  thinking: (name, percent) =>
    `${name} está pensando…${percent > 0 ? ` ${String(percent)} %` : ''} · Ctrl-C: dejar la partida`,
  advising: 'Un momento…',
  advice: (name, move, reason) => `${name} jugaría: ${move}. ${reason}`,
  remark: (name, reason) => `${name}: «${reason}»`,
  prompt: 'Tu jugada:',
  promptHint: 'Intro: jugar · Esc: volver a las teclas · «ayuda» muestra cómo se escribe',
  typeHint: 'Escribe una jugada, «consejo», «ayuda» o «salir».',
  helpWords: ['ayuda', 'help', '?'],
  quitWords: ['salir', 'quit', 'exit', 'q'],
  adviceWords: ['consejo', 'pista', 'hint', 'h'],
  leave: '¿Dejar la partida? s: sí · otra tecla: no',
  yes: 's',
  helpTitle: 'Cómo se escriben las jugadas',
  anyKey: 'una tecla: volver a la partida',
  tooSmall: (columns, rows) =>
    `Esta ventana es de ${String(columns)}×${String(rows)}; todo cabe en 80×24.`,
  left: 'Has dejado la partida.',
  interrupted: 'La partida se ha dejado.',
  inputEnded: 'La entrada terminó antes que la partida.',
  seed: (seed) => `Semilla: ${seed}`,
  again: (command) => `Para jugar otra vez el mismo reparto: ${command}`,
  saved: (path) => `La grabación está en ${path}. Mírala: rookery replay ${path}`,
  howToSave: 'Para guardar una grabación para «rookery replay», juega con --save.',

  replay: {
    step: (at, of, round) => `paso ${String(at)} de ${String(of)} · ronda ${String(round)}`,
    hint: '←→: paso · ↑↓: ronda · Inicio/Fin · q: salir',
    open: 'todas las manos a la vista',
    onlooker: 'la partida no ha terminado: como la ve el público',
    as: (name) => `como la vio ${name}`,
    begin: 'Antes de la primera jugada.',
  },

  bug: (reason) => `Algo ha fallado dentro de rookery; el error es nuestro (${reason}).`,
  report: 'Cuéntanos, por favor, qué hacías justo antes.',
  reportRecord: (path) => `La partida hasta aquí está en ${path}: envíanosla, por favor.`,
};
