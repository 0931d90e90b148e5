import type { LevelTexts } from './en.ts';

/** The levels of the bots in French. */
export const levelsInFrench: LevelTexts = {
  levels: {
    chick: { name: 'Poussin', about: 'vient d’apprendre les règles' },
    adelie: { name: 'Adélie', about: 'regarde autour de soi avant de jouer' },
    gentoo: { name: 'Papou', about: 'de bonne compagnie pour une soirée' },
    king: { name: 'Royal', about: 'prévoit et ne laisse pas passer grand-chose' },
    emperor: { name: 'Empereur', about: 'le plus fort que nous ayons su faire' },
  },
  random: { name: 'Hasard', about: 'n’importe quel coup permis' },
};
