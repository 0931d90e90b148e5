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

const counted = countedIn('en');

/** What each colour is called. */
export const colours: { readonly [colour in Colour]: string } = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
  orange: 'orange',
};

/** What each arm is called. */
export const arms: { readonly [arm in Arm]: string } = { left: 'left', right: 'right' };

/** What each side of a card is called. */
export const sides: { readonly [side in Side]: string } = {
  colour: 'colour side up',
  grey: 'grey side up',
};

/** An action card: its name, and what it does. */
export interface ActionText {
  readonly name: string;
  readonly does: string;
}

/** The five action cards. */
export const actions: { readonly [action in Action]: ActionText } = {
  1: { name: 'Chief', does: 'become the Chief Penguin' },
  2: { name: 'Grey', does: 'turn one of your penguins grey, or take one grey' },
  3: { name: 'Exchange', does: 'exchange an available penguin before taking one' },
  4: { name: 'Recall', does: 'take all your action cards back' },
  5: { name: 'Strength', does: 'take a strength token' },
};

/** Who is first when cards tie. */
export const chief = 'Chief Penguin';

export const points = (count: number): string => counted(count, { one: 'point', other: 'points' });

/** `the blue 4 (b4a)`; a client without ids tells cards apart by another mark. */
export const penguin = ({ id, colour, weight }: Card, mark = id): string =>
  `the ${colours[colour]} ${String(weight)} (${mark})`;

/** `slot 1 2`: level and place, both counted from 0, as they are typed. */
export const slot = ([level, index]: Slot): string => `slot ${String(level)} ${String(index)}`;

/** Cards by their ids and slots by their coordinates, as people type them. */
export const typedNames: PieceNames = {
  penguin: (card) => penguin(card),
  card: (id) => id,
  slot,
  lowest: 0,
};

const levels = ['base', 'second level', 'third level', 'top'] as const;

/** The name of a level, counted from 0. */
export const level = (index: number): string => levels[index] ?? `level ${String(index)}`;

/** What a goal is worth, and for what. */
export function goal(card: Goal): string {
  switch (card.rule) {
    case 'each-with-raised-arms':
      return `${points(card.points)} for each penguin with ${raisedArms(card.arms)}`;
    case 'most-of-weight':
      return `${points(card.points)} for the most penguins of weight ${String(card.weight)}`;
    case 'level-again':
      return `the ${level(card.level - 1)} counts twice`;
    case 'each-card-in-front':
      return `${points(card.points)} for each action card in front of you at the end`;
    case 'side-of-colours':
      return `${points(card.points)} for a slope of four different colours`;
    case 'no-grey':
      return `${points(card.points)} for a pyramid without grey penguins`;
    case 'each-level-of-one-colour':
      return `${points(card.points)} for each level of one single colour (not the top)`;
    case 'chief':
      return `${points(card.points)} for being the Chief Penguin at the end`;
    case 'most-of-one-colour':
      return `${points(card.points)} for the most penguins of a single colour`;
    case 'every-weight':
      return `${points(card.points)} for having all the weights 0, 1, 2, 3 and 4`;
  }
}

function raisedArms(count: number): string {
  if (count === 0) return 'no raised arm';
  return count === 1 ? 'exactly one raised arm' : 'both arms raised';
}

/** Where a goal comes from. */
export const origins: { readonly [origin in Goal['origin']]: string } = {
  rulebook: 'from the rulebook',
  ours: 'our invention',
  box: 'from your box',
};

/** A goal as lists show it: our own ones say so. */
export const listedGoal = (card: Goal): string =>
  card.origin === 'ours' ? `${goal(card)} [${origins.ours}]` : goal(card);

/** Said wherever the deck or the box is shown. */
export const reconstruction = {
  short: 'cards: our reconstruction',
  long: 'The 52 cards and five of the ten goals are our reconstruction, not the printed box: no public source lists them.',
};
