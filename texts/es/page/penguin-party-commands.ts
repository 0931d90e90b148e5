import type { PartyCommandTexts, PartyCommandWords } from '../../en/page/penguin-party-commands.ts';

export const partyWordsInSpanish: PartyCommandWords = {
  left: ['izquierda', 'izquierdo'],
  right: ['derecha', 'derecho'],
  base: ['base', 'abajo'],
  fill: [
    'pon',
    'poner',
    'coloca',
    'colocar',
    'juega',
    'pingüino',
    'fila',
    'sitio',
    'extremo',
    'a',
    'al',
    'en',
    'el',
    'la',
    'los',
    'las',
    'de',
    'del',
    'sobre',
    'un',
    'y',
    'dos',
    'veces',
    'para',
    'abrir',
  ],
  stems: {
    red: ['roj'],
    green: ['verd'],
    yellow: ['amarill'],
    purple: ['morad'],
    blue: ['azul'],
  },
};

/** What the command line says about Penguin Party, in Spanish. */
export const partyCommandsInSpanish: PartyCommandTexts = {
  example: 'azul izquierda',
  how: {
    ends: 'Una jugada es un color y un sitio: «azul izquierda» y «azul derecha» son los extremos de la base.',
    rows: '«azul 1 2» es la fila 1, sitio 2. Los sitios se cuentan desde la izquierda, y la base es la fila 0.',
    above: 'El sitio 2 de una fila se apoya en los sitios 2 y 3 de abajo.',
  },
  noPlace:
    'Las filas se cuentan desde la base, que es la fila 0. Los sitios se cuentan desde 1, empezando por la izquierda.',
  hand: (cards) => `Tu mano: ${cards}.`,
  emptyPyramid: 'Todavía no hay nadie en la pirámide.',
  row: (row, cells) => `${row}: ${cells}.`,
  cell: (place, colour) => `${String(place)} ${colour}`,
  player: (name, facts) => `${name}: ${facts}.`,
  places: (colour, places) => `${colour}: ${places}.`,
  place: (short, where) => `${short}: ${where}.`,
};
