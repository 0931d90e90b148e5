import type { RulesTexts } from '../../en/page/rules.ts';

/** Around the rules for readers, in Italian. */
export const rulesInItalian: RulesTexts = {
  title: (game) => `Regole: ${game}`,
  contents: 'Indice',
  all: 'Tutte le regole',
  open: 'Mostra la regola',
  ids: (ids) => `${ids} nel testo completo`,
  learn: 'Impara giocando',
  ownCards: 'Inserisci le tue carte',
  fits: 'va bene',
  doesNotFit: 'non va bene',
  unknown: {
    title: 'Regole sconosciute',
    hint: 'A questo indirizzo non ci sono regole.',
    action: 'Torna all’inizio',
  },
};
