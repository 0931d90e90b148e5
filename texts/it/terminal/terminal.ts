import { levelsInItalian } from '../levels.ts';
import { problemsInItalian } from '../problems.ts';
import { adminInItalian } from './admin.ts';
import { analysisInItalian } from './analysis.ts';
import { arenaInItalian } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInItalian } from './join.ts';
import { upkeepInItalian } from './upkeep.ts';
import type { TerminalTexts } from '../../en/terminal/terminal.ts';
import { helpInItalian } from './help.ts';
import { penguinPartyScreenInItalian } from './penguin-party.ts';
import { penguinramidsScreenInItalian } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` Volevi dire «${nearest}»?`;

function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `L’opzione «${fault.option}» non esiste.${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `L’opzione «${fault.option}» vuole un valore.`;
    case 'takes-no-value':
      return `L’opzione «${fault.option}» non vuole valori.`;
  }
}

/** What the terminal program says, in Italian. */
export const terminalInItalian: TerminalTexts = {
  help: helpInItalian,
  join: joinInItalian,
  analysis: analysisInItalian,
  arena: arenaInItalian,
  upkeep: upkeepInItalian,
  admin: adminInItalian,
  levels: levelsInItalian,
  problems: problemsInItalian,
  penguinParty: penguinPartyScreenInItalian,
  penguinramids: penguinramidsScreenInItalian,
  argumentFault,
  unknownCommand: (name, nearest) => `Il comando «${name}» non esiste.${orNearest(nearest)}`,
  unknownGame: (name, nearest) => `Il gioco «${name}» non esiste.${orNearest(nearest)}`,
  notForCommand: (option, command) => `«--${option}» non è un’opzione di «rookery ${command}».`,
  notForGame: (option, game) => `«--${option}» non è un’opzione di ${game}.`,
  tooManyWords: (word) => `Non so cosa fare di «${word}».`,
  unknownLanguage: (name, known) => `Non ci sono testi in «${name}». Lingue: ${known.join(', ')}.`,
  seeHelp: (command) => `Vedi «${command} --help».`,
  numberBetween: (option, least, most, found) =>
    `«--${option}» deve essere un numero da ${String(least)} a ${String(most)}, non «${found}».`,
  badName: (name, longest) =>
    `«${name}» non può essere un nome: i nomi hanno da 1 a ${String(longest)} caratteri, e sono tutti diversi.`,
  tooManyHumans: (humans, seats) =>
    `${String(humans)} persone non stanno su ${String(seats)} posti.`,
  unknownOpponent: (found, known) => `Non c’è un bot «${found}». Bot: ${known.join(', ')}.`,
  wrongOpponents: (found, seats) =>
    `«--bots» indica ${String(found)} bot, e i posti liberi sono ${String(seats)}: indica un bot per tutti i posti, o uno per ciascuno.`,
  opponents: (bots) => `Giochi contro ${bots.join(', ')}.`,
  unknownSeat: (option, found, names) =>
    `«--${option}» deve essere un posto da 1 a ${String(names.length)} o un nome (${names.join(', ')}), non «${found}».`,

  needsFile: 'Quale partita? Indica il file di una registrazione.',
  noSuchFile: (path) => `Il file «${path}» non esiste.`,
  unreadableFile: (path, reason) => `Il file «${path}» non si può leggere (${reason}).`,
  unwritableFile: (path, reason) => `Il file «${path}» non si può scrivere (${reason}).`,
  notJson: (path, reason) => `«${path}» non è JSON (${reason}).`,
  wrongBox: (path) => `«${path}» non descrive una scatola di carte e obiettivi. Cosa non va:`,
  wrongRecord: (path) => `«${path}» non è la registrazione di una partita. Cosa non va:`,
  recordAdvice:
    'Una registrazione è ciò che scrive «rookery play --save FILE»; non va cambiata a mano.',

  player: (seat) => `Giocatore ${String(seat + 1)}`,
  seat: (seat) => `posto ${String(seat)}`,
  whichGame: 'Quale gioco?',
  whichLevel: 'Quanto devono essere forti gli altri?',
  pickGame: '↑↓: scegli · Invio: gioca · q: esci',
  typeGame: 'Scrivi il numero o il nome di un gioco:',
  curtain: (name) => `Passa a ${name}.`,
  curtainHint: 'Premi Invio quando ci sei e nessun altro guarda.',
  passOn: 'Invio: passa al prossimo · c: scegli di nuovo',
  passOnTyped: 'Premi Invio per passare al prossimo, o scrivi un’altra mossa per cambiarla.',
  goOn: 'Invio: avanti',
  watching: 'Ctrl-C: lascia la partita',
  thinking: (name, percent) =>
    `${name} sta pensando…${percent > 0 ? ` ${String(percent)} %` : ''} · Ctrl-C: lascia la partita`,
  advising: 'Un momento…',
  advice: (name, move, reason) => `${name} giocherebbe: ${move}. ${reason}`,
  remark: (name, reason) => `${name}: «${reason}»`,
  prompt: 'La tua mossa:',
  promptHint: 'Invio: gioca · Esc: torna ai tasti · «guida» mostra come si scrivono le mosse',
  typeHint: 'Scrivi una mossa, «aiutino», «guida» o «esci».',
  helpWords: ['guida', 'help', '?'],
  quitWords: ['esci', 'quit', 'exit', 'q'],
  adviceWords: ['aiutino', 'consiglio', 'hint', 'h'],
  leave: 'Lasciare la partita? s: sì · altro tasto: no',
  yes: 's',
  helpTitle: 'Come si scrivono le mosse',
  anyKey: 'un tasto: torna alla partita',
  tooSmall: (columns, rows) =>
    `Questa finestra è ${String(columns)}×${String(rows)}; tutto sta in 80×24.`,
  left: 'Hai lasciato la partita.',
  interrupted: 'La partita è stata lasciata.',
  inputEnded: 'L’input è finito prima della partita.',
  seed: (seed) => `Seme: ${seed}`,
  again: (command) => `Per rigiocare le stesse carte: ${command}`,
  saved: (path) => `La registrazione è in ${path}. Guardala: rookery replay ${path}`,
  howToSave: 'Per tenere una registrazione per «rookery replay», gioca con --save.',

  replay: {
    step: (at, of, round) => `passo ${String(at)} di ${String(of)} · round ${String(round)}`,
    hint: '←→: passo · ↑↓: round · Inizio/Fine · q: esci',
    open: 'tutte le mani scoperte',
    onlooker: 'la partita non è finita: come la vede uno spettatore',
    as: (name) => `come la vedeva ${name}`,
    begin: 'Prima della prima mossa.',
  },

  bug: (reason) => `Qualcosa è andato storto in rookery; l’errore è nostro (${reason}).`,
  report: 'Dicci, per favore, cosa facevi poco prima.',
  reportRecord: (path) => `La partita fin qui è in ${path}: mandacela, per favore.`,
};
