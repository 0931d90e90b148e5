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

const counted = countedIn('it');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rosso',
  blue: 'blu',
  green: 'verde',
  yellow: 'giallo',
  purple: 'lilla',
  orange: 'arancione',
};

export const arms: { readonly [arm in Arm]: string } = { left: 'sinistro', right: 'destro' };

export const sides: { readonly [side in Side]: string } = {
  colour: 'lato a colori',
  grey: 'lato grigio',
};

export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: 'Capo', does: 'diventa il Capo Pinguino' },
  2: { name: 'Grigio', does: 'gira sul grigio un tuo pinguino, o prendine uno grigio' },
  3: { name: 'Scambio', does: 'prima di prendere, scambia un pinguino disponibile' },
  4: { name: 'Recupero', does: 'riprendi tutte le tue carte Azione' },
  5: { name: 'Forza', does: 'prendi un segnalino Forza' },
};

export const chief = 'Capo Pinguino';

export const points = (count: number): string => counted(count, { one: 'punto', other: 'punti' });

export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `il ${String(weight)} ${colours[colour]} (${mark})`;

export const slot = ([level, index]: Slot): string => `spazio ${String(level)} ${String(index)}`;

export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['base', 'secondo livello', 'terzo livello', 'cima'] as const;

/** The same with their articles. */
const theLevels = ['la base', 'il secondo livello', 'il terzo livello', 'la cima'] as const;

export const level = (index: number): string => levels[index] ?? `livello ${String(index)}`;

export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${points(card.points)} per ogni pinguino ${raisedArms(card.arms)}`;
    case 'most-of-weight':
      return `${points(card.points)} a chi ha più pinguini di peso ${String(card.weight)}`;
    case 'level-again':
      return `${theLevels[card.level - 1] ?? level(card.level - 1)} conta due volte`;
    case 'each-card-in-front':
      return `${points(card.points)} per ogni carta Azione davanti a te alla fine`;
    case 'side-of-colours':
      return `${points(card.points)} per un lato di quattro colori diversi`;
    case 'no-grey':
      return `${points(card.points)} per una piramide senza pinguini grigi`;
    case 'each-level-of-one-colour':
      return `${points(card.points)} per ogni livello di un solo colore (non la cima)`;
    case 'chief':
      return `${points(card.points)} per il Capo Pinguino alla fine`;
    case 'most-of-one-colour':
      return `${points(card.points)} a chi ha più pinguini di uno stesso colore`;
    case 'every-weight':
      return `${points(card.points)} per tutti i pesi: 0, 1, 2, 3 e 4`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return 'senza braccia alzate';
  return count === 1 ? 'con esattamente un braccio alzato' : 'con entrambe le braccia alzate';
}

export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: 'dal regolamento',
  ours: 'una nostra idea',
  box: 'dalla tua scatola',
};

export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

export const reconstruction = {
  short: 'carte: nostra ricostruzione',
  long: 'Le 52 carte e cinque dei dieci obiettivi sono una nostra ricostruzione, non la scatola stampata: nessuna fonte pubblica li elenca.',
};
