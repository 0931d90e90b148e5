import type { RulesTexts } from '../../en/page/rules.ts';

/** Around the rules for readers, in German. */
export const rulesInGerman: RulesTexts = {
  title: (game) => `Regeln: ${game}`,
  contents: 'Inhalt',
  all: 'Alle Regeln',
  open: 'Regel zeigen',
  ids: (ids) => `${ids} im vollen Text`,
  learn: 'Spielend lernen',
  ownCards: 'Eigene Karten eingeben',
  fits: 'passt',
  doesNotFit: 'passt nicht',
  unknown: {
    title: 'Keine solchen Regeln',
    hint: 'Unter dieser Adresse gibt es keine Regeln.',
    action: 'Zur Startseite',
  },
};
