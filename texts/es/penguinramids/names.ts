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

const counted = countedIn('es');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rojo',
  blue: 'azul',
  green: 'verde',
  yellow: 'amarillo',
  purple: 'morado',
  orange: 'naranja',
};

export const arms: { readonly [arm in Arm]: string } = { left: 'izquierdo', right: 'derecho' };

export const sides: { readonly [side in Side]: string } = {
  colour: 'lado de color',
  grey: 'lado gris',
};

export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: 'Jefe', does: 'conviértete en el Pingüino Jefe' },
  2: { name: 'Gris', does: 'vuelve gris un pingüino tuyo, o toma uno gris' },
  3: { name: 'Cambio', does: 'antes de tomar, cambia un pingüino disponible' },
  4: { name: 'Recoger', does: 'recoge todas tus cartas de Acción' },
  5: { name: 'Fuerza', does: 'toma una ficha de Fuerza' },
};

export const chief = 'Pingüino Jefe';

export const points = (count: number): string => counted(count, { one: 'punto', other: 'puntos' });

export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `el ${String(weight)} ${colours[colour]} (${mark})`;

export const slot = ([level, index]: Slot): string => `hueco ${String(level)} ${String(index)}`;

export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['base', 'segundo nivel', 'tercer nivel', 'cima'] as const;

/** The same with their articles. */
const theLevels = ['la base', 'el segundo nivel', 'el tercer nivel', 'la cima'] as const;

export const level = (index: number): string => levels[index] ?? `nivel ${String(index)}`;

export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${points(card.points)} por cada pingüino ${raisedArms(card.arms)}`;
    case 'most-of-weight':
      return `${points(card.points)} a quien tenga más pingüinos de peso ${String(card.weight)}`;
    case 'level-again':
      return `${theLevels[card.level - 1] ?? level(card.level - 1)} cuenta dos veces`;
    case 'each-card-in-front':
      return `${points(card.points)} por cada carta de Acción delante de ti al final`;
    case 'side-of-colours':
      return `${points(card.points)} por una ladera de cuatro colores distintos`;
    case 'no-grey':
      return `${points(card.points)} por una pirámide sin pingüinos grises`;
    case 'each-level-of-one-colour':
      return `${points(card.points)} por cada nivel de un solo color (menos la cima)`;
    case 'chief':
      return `${points(card.points)} por ser el Pingüino Jefe al final`;
    case 'most-of-one-colour':
      return `${points(card.points)} a quien tenga más pingüinos de un mismo color`;
    case 'every-weight':
      return `${points(card.points)} por tener todos los pesos: 0, 1, 2, 3 y 4`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return 'sin brazos en alto';
  return count === 1 ? 'con exactamente un brazo en alto' : 'con los dos brazos en alto';
}

export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: 'del reglamento',
  ours: 'idea nuestra',
  box: 'de tu caja',
};

export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

export const reconstruction = {
  short: 'cartas: reconstrucción nuestra',
  long: 'Las 52 cartas y cinco de los diez objetivos son una reconstrucción nuestra, no la caja impresa: ninguna fuente pública los enumera.',
};
