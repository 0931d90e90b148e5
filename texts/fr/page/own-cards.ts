import { countedIn } from '../../plural.ts';
import type { OwnCardsTexts } from '../../en/page/own-cards.ts';

const counted = countedIn('fr');

/** Entering the cards of one's own box, in French. */
export const ownCardsInFrench: OwnCardsTexts = {
  title: 'Tes propres cartes',
  about:
    'Si tu as Penguinramids, entre ici les cartes de ta boîte, une par une ou dans un fichier. Elles sont vérifiées et restent sur cet appareil. Ensuite, tu peux jouer avec elles.',
  progress: (entered, all) => `${String(entered)} cartes entrées sur ${String(all)}`,
  complete: 'Tes cartes sont complètes.',
  missing: (count) => `Il manque encore ${counted(count, { one: 'carte', other: 'cartes' })}.`,
  tooMany: (count) => `Il y a ${counted(count, { one: 'carte', other: 'cartes' })} de trop.`,
  play: 'Jouer avec tes cartes',
  startFromOurs: 'Commencer par nos 52 cartes',
  startFromOursHint: 'Ne change ensuite que ce qui est différent dans ta boîte.',
  add: 'Ajouter une carte',
  remove: (number) => `Retirer la carte ${String(number)}`,
  copy: (number) => `Copier la carte ${String(number)}`,
  card: (number) => `Carte ${String(number)}`,
  colour: 'Couleur',
  weight: 'Poids',
  left: 'Bras gauche',
  right: 'Bras droit',
  open: 'Ouvrir un fichier',
  save: 'Enregistrer un fichier',
  clear: 'Tout supprimer',
  clearQuestion: 'Supprimer toutes tes cartes ?',
  clearHint: 'On ne peut pas les retrouver, sauf si tu les as enregistrées dans un fichier.',
  goals: 'Objectifs',
  goalsHint:
    'Choisis ceux de ta boîte, au moins trois. Un fichier peut contenir ses propres objectifs.',
  goalsMissing: 'Choisis au moins trois objectifs.',
  loaded: 'Le fichier a été lu, ses cartes sont là.',
  unreadable: 'Ce fichier n’est pas du JSON. Rien n’a changé.',
  wrong: 'Le fichier contient des erreurs, donc rien n’a changé :',
  moreMistakes: (count) => `et ${String(count)} de plus`,
  atCard: (number, name, field) =>
    `Carte ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atGoal: (number, name, field) =>
    `Objectif ${String(number)}${name === '' ? '' : ` (${name})`}${field === '' ? '' : `, ${field}`}`,
  atFile: 'Le fichier',
  atCards: 'La liste des cartes',
  atGoals: 'La liste des objectifs',
};
