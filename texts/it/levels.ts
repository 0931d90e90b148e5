import type { LevelTexts } from '../en/levels.ts';

/** The levels of the bots in Italian. */
export const levelsInItalian: LevelTexts = {
  levels: {
    chick: { name: 'Pulcino', species: 'un pulcino', about: 'ha appena imparato le regole' },
    adelie: {
      name: 'Adelia',
      species: 'un pinguino di Adelia',
      about: 'si guarda intorno prima di muovere',
    },
    gentoo: {
      name: 'Papua',
      species: 'un pinguino papua',
      about: 'una buona compagnia per una sera',
    },
    king: {
      name: 'Reale',
      species: 'un pinguino reale',
      about: 'pensa in anticipo e si lascia sfuggire poco',
    },
    emperor: {
      name: 'Imperiale',
      species: 'un pinguino imperatore',
      about: 'il più forte che abbiamo saputo fare',
    },
  },
  random: { name: 'Caso', about: 'una mossa permessa qualsiasi' },
};
