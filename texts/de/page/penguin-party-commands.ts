import type { PartyCommandTexts, PartyCommandWords } from '../../en/page/penguin-party-commands.ts';

export const partyWordsInGerman: PartyCommandWords = {
  left: ['links', 'linken', 'linkes', 'linke'],
  right: ['rechts', 'rechten', 'rechtes', 'rechte'],
  base: ['basis', 'unten', 'anfang'],
  fill: [
    'lege',
    'legen',
    'setze',
    'stelle',
    'spiele',
    'pinguin',
    'reihe',
    'platz',
    'ende',
    'in',
    'an',
    'am',
    'auf',
    'als',
    'die',
    'der',
    'das',
    'den',
    'dem',
    'zu',
    'und',
    'von',
    'zweimal',
  ],
  stems: {
    red: ['rot'],
    green: ['grün'],
    yellow: ['gelb'],
    purple: ['violett', 'lila'],
    blue: ['blau'],
  },
};

/** What the command line says about Penguin Party, in German. */
export const partyCommandsInGerman: PartyCommandTexts = {
  example: 'blau links',
  how: {
    ends: 'Ein Zug ist eine Farbe und ein Platz: „blau links“ und „blau rechts“ sind die Enden der Basis.',
    rows: '„blau 1 2“ ist Reihe 1, Platz 2. Plätze zählen von links, und die Basis ist Reihe 0.',
    above: 'Platz 2 einer Reihe steht auf den Plätzen 2 und 3 darunter.',
  },
  noPlace: 'Reihen zählen ab der Basis, die Reihe 0 ist. Plätze zählen ab 1, von links.',
  hand: (cards) => `Deine Hand: ${cards}.`,
  emptyPyramid: 'In der Pyramide steht noch niemand.',
  row: (row, cells) => `${row}: ${cells}.`,
  cell: (place, colour) => `${String(place)} ${colour}`,
  player: (name, facts) => `${name}: ${facts}.`,
  places: (colour, places) => `${colour}: ${places}.`,
  place: (short, where) => `${short}: ${where}.`,
};
