import { countedIn } from '../../plural.ts';
import type { PuzzleTexts } from '../../en/page/puzzles.ts';

const counted = countedIn('de');

/** The puzzles, in German. */
export const puzzlesInGerman: PuzzleTexts = {
  title: 'Rätsel',
  titleOf: (game) => `Rätsel: ${game}`,
  about:
    'Stellungen aus echten Partien. Ein Zug ist zweifellos der beste: Finde ihn am echten Tisch und lies, warum.',
  ofTheDay: 'Rätsel des Tages',
  solvedToday: 'Heute gelöst. Das nächste kommt um Mitternacht UTC.',
  streak: (days) => `${counted(days, { one: 'Tag', other: 'Tage' })} in Folge`,
  longest: (days) => `Rekord: ${counted(days, { one: 'Tag', other: 'Tage' })}`,
  all: 'Alle Rätsel',
  progress: (solved, all) => `${String(solved)} von ${String(all)} gelöst`,
  theme: 'Thema',
  anyTheme: 'Jedes Thema',
  difficulty: 'Schwierigkeit',
  anyDifficulty: 'Jede Schwierigkeit',
  difficulties: {
    chick: 'Sehr leicht',
    adelie: 'Leicht',
    gentoo: 'Mittel',
    king: 'Schwer',
    emperor: 'Sehr schwer',
    none: 'Extrem',
  },
  onlyUnsolved: 'Nur ungelöste',
  none: 'So ein Rätsel gibt es nicht. Wähle andere Filter.',
  random: 'Irgendeins davon',
  found: (count) => counted(count, { one: 'Rätsel', other: 'Rätsel' }),
  number: (number) => `Rätsel ${String(number)}`,
  players: (count) => counted(count, { one: 'Spieler', other: 'Spieler' }),
  solved: 'gelöst',
  more: 'Mehr zeigen',

  verdict: 'Was zu tun ist',
  you: 'Du',
  task: 'Du bist dran. Welcher Zug ist der beste?',
  right: 'Richtig!',
  rightAfterAll: 'Am Ende richtig!',
  shown: 'Das war der Zug.',
  worse: 'Die Regeln erlauben es, aber es gibt einen besseren Zug.',
  itsReason: (reason) => `Zum besseren: ${reason}`,
  refused: (sentence) => `Gegen die Regeln. ${sentence}`,
  reveal: 'Zug zeigen',
  hands: 'Andere Hände',
  explanation: 'Erklärung',
  next: 'Nächstes Rätsel',
  again: 'Noch einmal',

  best: 'Der beste Zug',
  why: 'Warum',
  instead: (move) => `Der zweitbeste wäre: ${move}.`,
  margin: (share) =>
    `Von 100 Partien, die von hier aus weitergespielt werden, gewinnt der beste Zug etwa ${String(share)} mehr.`,
  solvedExactly:
    'Bewiesen: Es wurde für jede Hand durchgerechnet, die die anderen haben können. Kein anderer Zug ist je besser.',
  searched:
    'Zweifelsfrei: Alle Züge wurden gleich oft in Welten versucht, die zu dem passen, was du siehst, und dann noch zehnmal so oft.',
  foundBy: 'Wer ihn findet',
  foundByCaption: 'In wie vielen von 8 Versuchen jede Stufe den Zug findet',
  level: 'Stufe',
  tries: 'Versuche',
  proveIt: 'Beweise es selbst',
  proveHint: 'In einer Kopie von Rookery beweist dieser Befehl das Rätsel noch einmal:',
  copy: 'Kopieren',
  copied: 'Kopiert',

  holdings: 'Was die anderen haben können',
  exact: 'Genau gezählt über alle Karten, die zu dem passen, was du siehst.',
  sampled: 'Geschätzt aus 3.000 Kartenverteilungen, die zu dem passen, was du siehst.',
  nothingHidden: 'Alles, was hier zählt, liegt offen; nur der Stapel ist verdeckt.',
  handOf: (name, cards) => `${name}: ${counted(cards, { one: 'Karte', other: 'Karten' })}`,
  atLeastOne: 'mindestens eine',
  onAverage: 'im Schnitt',
  card: 'Karte',

  unknown: {
    title: 'Dieses Rätsel gibt es nicht',
    hint: 'Unter dieser Adresse gibt es kein Rätsel. Vielleicht gehört es zu einer anderen Version.',
    action: 'Alle Rätsel',
  },
};
