import type { RulesTexts } from '../../en/page/rules.ts';

/** Around the rules for readers, in French. */
export const rulesInFrench: RulesTexts = {
  title: (game) => `Règles : ${game}`,
  contents: 'Sommaire',
  all: 'Toutes les règles',
  open: 'Voir la règle',
  ids: (ids) => `${ids} dans le texte complet`,
  learn: 'Apprendre en jouant',
  ownCards: 'Entrer tes propres cartes',
  fits: 'convient',
  doesNotFit: 'ne convient pas',
  unknown: {
    title: 'Règles inconnues',
    hint: 'Il n’y a pas de règles à cette adresse.',
    action: 'Retour à l’accueil',
  },
};
