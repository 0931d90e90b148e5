import type { PartyCommandTexts, PartyCommandWords } from '../../en/page/penguin-party-commands.ts';

export const partyWordsInItalian: PartyCommandWords = {
  left: ['sinistra', 'sinistro'],
  right: ['destra', 'destro'],
  base: ['base', 'sotto'],
  fill: [
    'metti',
    'mettere',
    'posa',
    'gioca',
    'pinguino',
    'riga',
    'posto',
    'estremità',
    'a',
    'alla',
    'all',
    'nella',
    'nel',
    'della',
    'del',
    'in',
    'su',
    'sopra',
    'il',
    'lo',
    'la',
    'e',
    'di',
    'due',
    'volte',
    'per',
    'aprire',
  ],
  stems: {
    red: ['ross'],
    green: ['verd'],
    yellow: ['giall'],
    purple: ['lill', 'viol'],
    blue: ['blu'],
  },
};

/** What the command line says about Penguin Party, in Italian. */
export const partyCommandsInItalian: PartyCommandTexts = {
  example: 'blu sinistra',
  how: {
    ends: 'Una mossa è un colore e un posto: «blu sinistra» e «blu destra» sono le estremità della base.',
    rows: '«blu 1 2» è la riga 1, posto 2. I posti si contano da sinistra, e la base è la riga 0.',
    above: 'Il posto 2 di una riga poggia sui posti 2 e 3 di sotto.',
  },
  noPlace:
    'Le righe si contano dalla base, che è la riga 0. I posti si contano da 1, partendo da sinistra.',
  hand: (cards) => `La tua mano: ${cards}.`,
  emptyPyramid: 'Nella piramide non c’è ancora nessuno.',
  row: (row, cells) => `${row}: ${cells}.`,
  cell: (place, colour) => `${String(place)} ${colour}`,
  player: (name, facts) => `${name}: ${facts}.`,
  places: (colour, places) => `${colour}: ${places}.`,
  place: (short, where) => `${short}: ${where}.`,
};
