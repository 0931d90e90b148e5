import type { LevelTexts } from '../en/levels.ts';

/** The levels of the bots in German. */
export const levelsInGerman: LevelTexts = {
  levels: {
    chick: { name: 'Küken', species: 'ein Küken', about: 'hat gerade die Regeln gelernt' },
    adelie: {
      name: 'Adelie',
      species: 'ein Adeliepinguin',
      about: 'schaut sich vor dem Zug um',
    },
    gentoo: {
      name: 'Esel',
      species: 'ein Eselspinguin',
      about: 'gute Gesellschaft für einen Abend',
    },
    king: {
      name: 'König',
      species: 'ein Königspinguin',
      about: 'denkt voraus und übersieht wenig',
    },
    emperor: {
      name: 'Kaiser',
      species: 'ein Kaiserpinguin',
      about: 'so stark, wie wir ihn machen konnten',
    },
  },
  random: { name: 'Zufall', about: 'irgendein erlaubter Zug' },
};
