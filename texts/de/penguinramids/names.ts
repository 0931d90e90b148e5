import { withCapital } from '../../capital.ts';
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

const counted = countedIn('de');

export const colours: { readonly [colour in Colour]: string } = {
  red: 'rot',
  blue: 'blau',
  green: 'grün',
  yellow: 'gelb',
  purple: 'violett',
  orange: 'orange',
};

export const arms: { readonly [arm in Arm]: string } = { left: 'linken', right: 'rechten' };

export const sides: { readonly [side in Side]: string } = {
  colour: 'farbige Seite oben',
  grey: 'graue Seite oben',
};

export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: 'Chef', does: 'werde der Chefpinguin' },
  2: { name: 'Grau', does: 'drehe einen deiner Pinguine grau oder nimm einen grau' },
  3: { name: 'Tausch', does: 'tausche vor dem Nehmen einen Pinguin der Auslage' },
  4: { name: 'Zurück', does: 'nimm alle deine Aktionskarten zurück' },
  5: { name: 'Kraft', does: 'nimm einen Kraftmarker' },
};

export const chief = 'Chefpinguin';

export const points = (count: number): string => counted(count, { one: 'Punkt', other: 'Punkte' });

export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `${withCapital(colours[colour])} ${String(weight)} (${mark})`;

export const slot = ([level, index]: Slot): string => `Platz ${String(level)} ${String(index)}`;

export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['Basis', 'zweite Ebene', 'dritte Ebene', 'Spitze'] as const;

/** The same with their articles. */
const theLevels = ['die Basis', 'die zweite Ebene', 'die dritte Ebene', 'die Spitze'] as const;

export const level = (index: number): string => levels[index] ?? `Ebene ${String(index)}`;

export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${points(card.points)} für jeden Pinguin ${raisedArms(card.arms)}`;
    case 'most-of-weight':
      return `${points(card.points)} für die meisten Pinguine mit Gewicht ${String(card.weight)}`;
    case 'level-again':
      return `${theLevels[card.level - 1] ?? level(card.level - 1)} zählt doppelt`;
    case 'each-card-in-front':
      return `${points(card.points)} für jede Aktionskarte, die am Ende vor dir liegt`;
    case 'side-of-colours':
      return `${points(card.points)} für einen Hang mit vier verschiedenen Farben`;
    case 'no-grey':
      return `${points(card.points)} für eine Pyramide ohne graue Pinguine`;
    case 'each-level-of-one-colour':
      return `${points(card.points)} für jede Ebene in einer einzigen Farbe (ohne die Spitze)`;
    case 'chief':
      return `${points(card.points)} für den Chefpinguin am Ende`;
    case 'most-of-one-colour':
      return `${points(card.points)} für die meisten Pinguine einer Farbe`;
    case 'every-weight':
      return `${points(card.points)} für alle Gewichte: 0, 1, 2, 3 und 4`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return 'ohne erhobenen Arm';
  return count === 1 ? 'mit genau einem erhobenen Arm' : 'mit beiden Armen erhoben';
}

export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: 'aus der Spielregel',
  ours: 'unsere Erfindung',
  box: 'aus deiner Schachtel',
};

export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

export const reconstruction = {
  short: 'Karten: unsere Rekonstruktion',
  long: 'Die 52 Karten und fünf der zehn Ziele sind unsere Rekonstruktion, nicht die gedruckte Schachtel: Keine öffentliche Quelle zählt sie auf.',
};
