import { levelsInGerman } from '../levels.ts';
import { problemsInGerman } from '../problems.ts';
import { adminInGerman } from './admin.ts';
import { analysisInGerman } from './analysis.ts';
import { arenaInGerman } from './arena.ts';
import type { ArgumentFault } from '../../terminal-subjects.ts';
import { joinInGerman } from './join.ts';
import { upkeepInGerman } from './upkeep.ts';
import type { TerminalTexts } from '../../en/terminal/terminal.ts';
import { helpInGerman } from './help.ts';
import { penguinPartyScreenInGerman } from './penguin-party.ts';
import { penguinramidsScreenInGerman } from './penguinramids.ts';

const orNearest = (nearest: string | undefined): string =>
  nearest === undefined ? '' : ` Meintest du „${nearest}“?`;

function argumentFault(fault: ArgumentFault): string {
  switch (fault.kind) {
    case 'unknown-option':
      return `Die Option „${fault.option}“ gibt es nicht.${orNearest(fault.nearest)}`;
    case 'needs-value':
      return `Die Option „${fault.option}“ braucht einen Wert.`;
    case 'takes-no-value':
      return `Die Option „${fault.option}“ nimmt keinen Wert.`;
  }
}

/** What the terminal program says, in German. */
export const terminalInGerman: TerminalTexts = {
  help: helpInGerman,
  join: joinInGerman,
  analysis: analysisInGerman,
  arena: arenaInGerman,
  upkeep: upkeepInGerman,
  admin: adminInGerman,
  levels: levelsInGerman,
  problems: problemsInGerman,
  penguinParty: penguinPartyScreenInGerman,
  penguinramids: penguinramidsScreenInGerman,
  argumentFault,
  unknownCommand: (name, nearest) => `Den Befehl „${name}“ gibt es nicht.${orNearest(nearest)}`,
  unknownGame: (name, nearest) => `Das Spiel „${name}“ gibt es nicht.${orNearest(nearest)}`,
  notForCommand: (option, command) => `„--${option}“ ist keine Option von „rookery ${command}“.`,
  notForGame: (option, game) => `„--${option}“ ist keine Option von ${game}.`,
  tooManyWords: (word) => `Mit „${word}“ weiß ich nichts anzufangen.`,
  unknownLanguage: (name, known) =>
    `In „${name}“ gibt es keine Texte. Sprachen: ${known.join(', ')}.`,
  seeHelp: (command) => `Siehe „${command} --help“.`,
  numberBetween: (option, least, most, found) =>
    `„--${option}“ muss eine Zahl von ${String(least)} bis ${String(most)} sein, nicht „${found}“.`,
  badName: (name, longest) =>
    `„${name}“ kann kein Name sein: Namen haben 1 bis ${String(longest)} Zeichen, und keine zwei sind gleich.`,
  tooManyHumans: (humans, seats) =>
    `${String(humans)} Leute passen nicht auf ${String(seats)} Plätze.`,
  unknownOpponent: (found, known) => `Den Bot „${found}“ gibt es nicht. Bots: ${known.join(', ')}.`,
  wrongOpponents: (found, seats) =>
    `„--bots“ nennt ${String(found)} Bots, und frei sind ${String(seats)} Plätze: Nenne einen Bot für alle oder für jeden Platz einen.`,
  opponents: (bots) => `Du spielst gegen ${bots.join(', ')}.`,
  unknownSeat: (option, found, names) =>
    `„--${option}“ muss ein Platz von 1 bis ${String(names.length)} oder ein Name sein (${names.join(', ')}), nicht „${found}“.`,

  needsFile: 'Welche Partie? Nenne die Datei einer Aufzeichnung.',
  noSuchFile: (path) => `Die Datei „${path}“ gibt es nicht.`,
  unreadableFile: (path, reason) => `Die Datei „${path}“ lässt sich nicht lesen (${reason}).`,
  unwritableFile: (path, reason) => `Die Datei „${path}“ lässt sich nicht schreiben (${reason}).`,
  notJson: (path, reason) => `„${path}“ ist kein JSON (${reason}).`,
  wrongBox: (path) =>
    `„${path}“ beschreibt keine Schachtel mit Karten und Zielen. Was nicht stimmt:`,
  wrongRecord: (path) => `„${path}“ ist keine Aufzeichnung einer Partie. Was nicht stimmt:`,
  recordAdvice:
    'Eine Aufzeichnung ist, was „rookery play --save DATEI“ schreibt; von Hand darf man sie nicht ändern.',

  player: (seat) => `Spieler ${String(seat + 1)}`,
  seat: (seat) => `Platz ${String(seat)}`,
  whichGame: 'Welches Spiel?',
  whichLevel: 'Wie stark sollen die anderen sein?',
  pickGame: '↑↓: wählen · Enter: spielen · q: Ende',
  typeGame: 'Tippe die Nummer oder den Namen eines Spiels:',
  curtain: (name) => `Weiter zu ${name}.`,
  curtainHint: 'Drücke Enter, wenn du bereit bist und niemand sonst zusieht.',
  passOn: 'Enter: weitergeben · c: anders wählen',
  passOnTyped: 'Drücke Enter zum Weitergeben, oder tippe einen anderen Zug, um ihn zu ändern.',
  goOn: 'Enter: weiter',
  watching: 'Strg-C: die Partie verlassen',
  thinking: (name, percent) =>
    `${name} überlegt …${percent > 0 ? ` ${String(percent)} %` : ''} · Strg-C: die Partie verlassen`,
  advising: 'Einen Moment …',
  advice: (name, move, reason) => `${name} würde spielen: ${move}. ${reason}`,
  remark: (name, reason) => `${name}: „${reason}“`,
  prompt: 'Dein Zug:',
  promptHint: 'Enter: spielen · Esc: zurück zu den Tasten · „hilfe“ zeigt, wie man Züge tippt',
  typeHint: 'Tippe einen Zug, „tipp“, „hilfe“ oder „ende“.',
  helpWords: ['hilfe', 'help', '?'],
  quitWords: ['ende', 'quit', 'exit', 'q'],
  adviceWords: ['tipp', 'hint', 'h'],
  leave: 'Die Partie verlassen? j: ja · jede andere Taste: nein',
  yes: 'j',
  helpTitle: 'Wie man Züge tippt',
  anyKey: 'eine Taste: zurück zur Partie',
  tooSmall: (columns, rows) =>
    `Dieses Fenster hat ${String(columns)}×${String(rows)}; alles passt in 80×24.`,
  left: 'Du hast die Partie verlassen.',
  interrupted: 'Die Partie wurde verlassen.',
  inputEnded: 'Die Eingabe endete, bevor die Partie vorbei war.',
  seed: (seed) => `Startwert: ${seed}`,
  again: (command) => `Noch einmal mit denselben Karten: ${command}`,
  saved: (path) => `Die Aufzeichnung ist in ${path}. Ansehen: rookery replay ${path}`,
  howToSave: 'Für eine Aufzeichnung für „rookery replay“ spiele mit --save.',

  replay: {
    step: (at, of, round) => `Schritt ${String(at)} von ${String(of)} · Runde ${String(round)}`,
    hint: '←→: Schritt · ↑↓: Runde · Pos1/Ende · q: Schluss',
    open: 'alle Hände offen',
    onlooker: 'die Partie ist nicht vorbei: was Zuschauer sehen',
    as: (name) => `wie ${name} es sah`,
    begin: 'Vor dem ersten Zug.',
  },

  bug: (reason) => `In rookery ist etwas schiefgegangen; das ist unser Fehler (${reason}).`,
  report: 'Bitte sag uns, was du kurz davor getan hast.',
  reportRecord: (path) => `Die Partie bis hierher ist in ${path}: Bitte schick sie mit.`,
};
