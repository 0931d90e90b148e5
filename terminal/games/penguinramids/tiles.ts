import { strengthOf, weightOf } from '@rookery/rules/penguinramids/carrying';
import type { Arm, Card, Colour, Penguin } from '@rookery/rules/penguinramids/vocabulary';
import { span, type Ink, type StyledLine } from '../../paint/line.ts';

const letters: { readonly [colour in Colour]: string } = {
  red: 'R',
  blue: 'B',
  green: 'G',
  yellow: 'Y',
  purple: 'P',
  orange: 'O',
};

/** Grey is no colour, so its sign is no letter. */
const greyLetter = '#';

/** The letter of a penguin as it lies, the same in every language. */
export const letterOf = ({ card, side }: Penguin): string =>
  side === 'grey' ? greyLetter : letters[card.colour];

/** The colour of a penguin as it lies. */
export const inkOf = ({ card, side }: Penguin): Ink => (side === 'grey' ? 'grey' : card.colour);

/** `R3`: letter and weight. */
export const signOf = (penguin: Penguin): string =>
  `${letterOf(penguin)}${String(weightOf(penguin))}`;

/** An arm's strength, with a dot for its tokens and their number if more than one: `3•`, `4•2`. */
export function armOf(penguin: Penguin, arm: Arm): string {
  const tokens = penguin.tokens[arm];
  const mark = tokens === 0 ? '' : '•';
  return `${String(strengthOf(penguin, arm))}${mark}${tokens > 1 ? String(tokens) : ''}`;
}

/** `1(R3)0`: a penguin between its arms. */
export const tileOf = (penguin: Penguin): StyledLine => [
  span(armOf(penguin, 'left')),
  span(`(${signOf(penguin)})`, { paper: inkOf(penguin) }),
  span(armOf(penguin, 'right')),
];

/** A card as it lies before anybody takes it. */
export const faceUp = (card: Card): Penguin => ({
  card,
  side: 'colour',
  tokens: { left: 0, right: 0 },
});
