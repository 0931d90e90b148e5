import type { LineEnding } from '@rookery/protocol/client/line';
import { onlineInGerman } from '../online.ts';
import type { JoinTexts } from '../../en/terminal/join.ts';

const actions: JoinTexts['actions'] = {
  sit: { key: 's', words: ['setzen', 'sit'], does: 'hinsetzen' },
  ready: { key: 'b', words: ['bereit', 'ready'], does: 'bereit' },
  'not-ready': { key: 'b', words: ['warte', 'wait'], does: 'noch nicht bereit' },
  start: { key: 's', words: ['start'], does: 'starten' },
  'add-bot': { key: 't', words: ['bot'], does: 'Bot auf einen freien Platz' },
  rematch: { key: 'n', words: ['nochmal', 'rematch'], does: 'noch eine Partie' },
  pause: { key: 'p', words: ['pause'], does: 'Pause' },
  unpause: { key: 'p', words: ['weiter', 'unpause'], does: 'weiterspielen' },
  'hand-over': { key: 't', words: ['bot'], does: 'einen Bot spielen lassen' },
  'take-back': { key: 't', words: ['zurück', 'back'], does: 'wieder selbst spielen' },
  resign: { key: 'x', words: ['aufgeben', 'resign'], does: 'den Platz endgültig aufgeben' },
};

function ended(why: LineEnding): string {
  switch (why) {
    case 'closed':
      return 'Du hast den Tisch verlassen.';
    case 'session':
      return 'Der Server kennt dich nicht mehr. Geh noch einmal an den Tisch, um neu anzufangen.';
    case 'version':
      return 'Der Server hat eine andere Version als dieses Programm. Aktualisiere das Programm.';
    case 'not-text':
    case 'too-long':
    case 'unreadable':
      return `Server und Programm verstehen einander nicht (${why}).`;
  }
}

/** What is said about tables elsewhere, in German. */
export const joinInGerman: JoinTexts = {
  ...onlineInGerman,
  needsAddress:
    'Welcher Tisch? Gib seinen Link an, oder die Adresse eines Servers und --create SPIEL.',
  badAddress: (text) =>
    `„${text}“ ist keine Adresse. So sieht eine aus: http://localhost:4040/table/…`,
  badTable: (text) =>
    `„${text}“ ist kein Link zu einem Tisch. So sieht einer aus: http://localhost:4040/table/ und 22 Zeichen.`,
  createOrTable:
    'Die Adresse eines Servers allein genügt nicht: Füge --create SPIEL hinzu oder gib einen Link an.',
  createAndTable:
    'Das ist der Link zu einem Tisch: Lass --create weg oder gib nur die Adresse des Servers an.',
  onlyWithCreate: (option) => `„--${option}“ geht nur mit --create.`,
  badClock: (text) =>
    `„--clock ${text}“ ist nicht lesbar. Gib Sekunden pro Zug an (60), oder Sekunden für die Partie plus Sekunden pro Zug (600+5).`,
  tooLong: 'Diese Optionen sind zu lang für einen Tisch online; lass --box weg.',
  badName: (name) => `„${name}“ kann kein Name sein: 1 bis 24 Zeichen, alle sichtbar.`,
  unknownPenguin: (found, known) =>
    `Den Pinguin „${found}“ gibt es nicht. Pinguine: ${known.join(', ')}.`,
  whoAreYou: 'Dieser Server kennt dich noch nicht: Sag mit --name NAME, wer du bist.',
  noServer: (origin, why) => `Unter ${origin} antwortet kein Server (${why}).`,
  noRookery: (origin, status) =>
    `${origin} antwortet nicht wie ein Rookery-Server (Status ${String(status)}).`,

  nobody: 'freier Platz',
  somebody: (seat) => `Spieler ${String(seat + 1)}`,
  marks: {
    you: 'du',
    host: 'Gastgeber',
    bot: (level) => `Bot: ${level}`,
    away: 'nicht da',
    ready: 'bereit',
    standIn: (bot) => `${bot} spielt für sie`,
  },
  entering: 'Öffne den Tisch …',
  invitation: (link) => `Für die anderen: ${link}`,
  lookingOn: 'Du siehst zu.',
  waitingFor: (names) => `Warten auf ${names.join(', ')}.`,
  sending: 'Sende …',
  paused: 'Angehalten.',
  onlookers: (count) => (count === 0 ? '' : `Zuschauer: ${String(count)}`),
  wantRematch: (names) => `Für noch eine Partie: ${names.join(', ')}.`,
  wantPause: (names) => `Für eine Pause: ${names.join(', ')}.`,
  lineIsBack: 'Wieder verbunden.',
  noAdvice: 'An einem Tisch mit anderen gibt es keine Tipps.',

  actions,
  change: { key: 'c', does: 'anders wählen' },
  talk: { key: '!', does: 'reden' },
  quit: { key: 'q', does: 'gehen' },
  retry: { key: 'Enter', does: 'jetzt versuchen' },
  keyHint: (key, does) => `${key}: ${does}`,
  talkTitle: 'Was sagst du?',
  talkHint: '↑↓: wählen · Enter: sagen · q: nichts',
  write: 'Etwas anderes …',
  writePrompt: 'Du sagst:',
  writeHint: 'Enter: sagen · Esc: nichts',
  sayWords: ['sag', 'say'],
  speaks: (name, words) => `${name}: „${words}“`,
  typedActions: (words) => `Du kannst tippen: ${words.join(', ')}.`,
  unknownWord: (word) => `„${word}“ bedeutet hier nichts.`,
  notYourTurn: 'Du bist nicht dran.',
  ended,
  stayed: (link) => `Dein Platz bleibt deiner. Zurück kommst du mit: rookery join ${link}`,
};
