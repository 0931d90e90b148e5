import type { LevelTexts } from '../en/levels.ts';

/** The levels of the bots in Spanish. */
export const levelsInSpanish: LevelTexts = {
  levels: {
    chick: { name: 'Pollito', species: 'un pollito', about: 'acaba de aprender las reglas' },
    adelie: {
      name: 'Adelia',
      species: 'un pingüino de Adelia',
      about: 'mira a su alrededor antes de jugar',
    },
    gentoo: {
      name: 'Papúa',
      species: 'un pingüino papúa',
      about: 'buena compañía para una tarde',
    },
    king: {
      name: 'Rey',
      species: 'un pingüino rey',
      about: 'piensa por adelantado y se le escapa poco',
    },
    emperor: {
      name: 'Imperial',
      species: 'un pingüino emperador',
      about: 'el más fuerte que supimos hacer',
    },
  },
  random: { name: 'Azar', about: 'cualquier jugada permitida' },
};
