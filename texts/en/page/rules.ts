/** Around the rules for readers, in English. */
export const rulesInEnglish = {
  title: (game: string): string => `Rules: ${game}`,
  contents: 'Contents',
  all: 'All the rules',
  open: 'Show the rule',
  ids: (ids: string): string => `${ids} in the full text`,
  learn: 'Learn by playing',
  ownCards: 'Enter your own cards',
  fits: 'fits',
  doesNotFit: 'does not fit',
  unknown: {
    title: 'No such rules',
    hint: 'There are no rules at this address.',
    action: 'Back home',
  },
};

/** Every text around the rules; each language must have them all. */
export type RulesTexts = typeof rulesInEnglish;
