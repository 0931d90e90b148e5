import type {
  Action,
  Arm,
  Card,
  Colour,
  Goal,
  Side,
  Slot,
} from '@rookery/rules/penguinramids/vocabulary';
import { countedIn } from '../../plural.ts';
import type { PieceNames } from '../../penguinramids/piece-names.ts';
import type { ActionText } from '../../en/penguinramids/names.ts';

const counted = countedIn('fr');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
  purple: 'mauve',
  orange: 'orange',
};

export const arms: { readonly [arm in Arm]: string } = { left: 'gauche', right: 'droit' };

export const sides: { readonly [side in Side]: string } = {
  colour: 'côté couleur',
  grey: 'côté gris',
};

export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: 'Chef', does: 'deviens le Chef Pingouin' },
  2: { name: 'Gris', does: 'rends gris un pingouin posé ou à prendre' },
  3: { name: 'Échange', does: 'avant de prendre, échange un pingouin disponible' },
  4: { name: 'Reprise', does: 'reprends toutes tes cartes Action' },
  5: { name: 'Force', does: 'prends un jeton Force' },
};

export const chief = 'Chef Pingouin';

export const points = (count: number): string => counted(count, { one: 'point', other: 'points' });

export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `le ${String(weight)} ${colours[colour]} (${mark})`;

export const slot = ([level, index]: Slot): string => `place ${String(level)} ${String(index)}`;

export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['base', 'deuxième étage', 'troisième étage', 'sommet'] as const;

/** The same with their articles. */
const theLevels = ['la base', 'le deuxième étage', 'le troisième étage', 'le sommet'] as const;

export const level = (index: number): string => levels[index] ?? `étage ${String(index)}`;

export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${points(card.points)} par pingouin ${raisedArms(card.arms)}`;
    case 'most-of-weight':
      return `${points(card.points)} pour le plus de pingouins de poids ${String(card.weight)}`;
    case 'level-again':
      return `${theLevels[card.level - 1] ?? level(card.level - 1)} compte deux fois`;
    case 'each-card-in-front':
      return `${points(card.points)} par carte Action devant toi à la fin`;
    case 'side-of-colours':
      return `${points(card.points)} pour une pente de quatre couleurs différentes`;
    case 'no-grey':
      return `${points(card.points)} pour une pyramide sans pingouin gris`;
    case 'each-level-of-one-colour':
      return `${points(card.points)} par étage d’une seule couleur (sauf le sommet)`;
    case 'chief':
      return `${points(card.points)} pour le Chef Pingouin à la fin`;
    case 'most-of-one-colour':
      return `${points(card.points)} pour le plus de pingouins d’une même couleur`;
    case 'every-weight':
      return `${points(card.points)} pour tous les poids : 0, 1, 2, 3 et 4`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return 'sans bras levé';
  return count === 1 ? 'avec exactement un bras levé' : 'avec les deux bras levés';
}

export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: 'de la règle du jeu',
  ours: 'notre invention',
  box: 'de ta boîte',
};

export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

export const reconstruction = {
  short: 'cartes : notre reconstitution',
  long: 'Les 52 cartes et cinq des dix objectifs sont notre reconstitution, pas la boîte imprimée : aucune source publique ne les énumère.',
};
