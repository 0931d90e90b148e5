import type { PartyCommandTexts, PartyCommandWords } from '../../en/page/penguin-party-commands.ts';

export const partyWordsInFrench: PartyCommandWords = {
  left: ['gauche'],
  right: ['droite', 'droit'],
  base: ['base', 'bas'],
  fill: [
    'pose',
    'poser',
    'place',
    'placer',
    'mets',
    'joue',
    'pingouin',
    'rang',
    'extrémité',
    'bout',
    'à',
    'au',
    'aux',
    'la',
    'le',
    'les',
    'de',
    'du',
    'sur',
    'dans',
    'un',
    'une',
    'deux',
    'et',
    'pour',
    'ouvrir',
  ],
  stems: {
    red: ['roug'],
    green: ['vert'],
    yellow: ['jaun'],
    purple: ['mauv', 'violet'],
    blue: ['bleu'],
  },
};

/** What the command line says about Penguin Party, in French. */
export const partyCommandsInFrench: PartyCommandTexts = {
  example: 'bleu gauche',
  how: {
    ends: 'Un coup, c’est une couleur et une place : « bleu gauche » et « bleu droite » sont les bouts de la base.',
    rows: '« bleu 1 2 », c’est le rang 1, place 2. On compte les places depuis la gauche, et la base est le rang 0.',
    above: 'La place 2 d’un rang repose sur les places 2 et 3 du dessous.',
  },
  noPlace:
    'Les rangs se comptent depuis la base, qui est le rang 0. Les places se comptent à partir de 1, depuis la gauche.',
  hand: (cards) => `Ta main : ${cards}.`,
  emptyPyramid: 'Il n’y a encore personne dans la pyramide.',
  row: (row, cells) => `${row} : ${cells}.`,
  cell: (place, colour) => `${String(place)} ${colour}`,
  player: (name, facts) => `${name} : ${facts}.`,
  places: (colour, places) => `${colour} : ${places}.`,
  place: (short, where) => `${short} : ${where}.`,
};
