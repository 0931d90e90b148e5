import type { LevelTexts } from '../en/levels.ts';

/** The levels of the bots in French. */
export const levelsInFrench: LevelTexts = {
  levels: {
    chick: { name: 'Poussin', species: 'un poussin', about: 'vient d’apprendre les règles' },
    adelie: {
      name: 'Adélie',
      species: 'un manchot Adélie',
      about: 'regarde autour de soi avant de jouer',
    },
    gentoo: {
      name: 'Papou',
      species: 'un manchot papou',
      about: 'de bonne compagnie pour une soirée',
    },
    king: {
      name: 'Royal',
      species: 'un manchot royal',
      about: 'prévoit et ne laisse pas passer grand-chose',
    },
    emperor: {
      name: 'Empereur',
      species: 'un manchot empereur',
      about: 'le plus fort que nous ayons su faire',
    },
  },
  random: { name: 'Hasard', about: 'n’importe quel coup permis' },
};
