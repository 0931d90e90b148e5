import type { RulesTexts } from '../../en/page/rules.ts';

/** Around the rules for readers, in Spanish. */
export const rulesInSpanish: RulesTexts = {
  title: (game) => `Reglas: ${game}`,
  contents: 'Índice',
  all: 'Todas las reglas',
  open: 'Ver la regla',
  ids: (ids) => `${ids} en el texto completo`,
  learn: 'Aprender jugando',
  ownCards: 'Introducir tus cartas',
  fits: 'cabe',
  doesNotFit: 'no cabe',
  unknown: {
    title: 'Reglas desconocidas',
    hint: 'En esta dirección no hay reglas.',
    action: 'Volver al inicio',
  },
};
