import type { PaintName } from '../art/palettes.ts';
import { page } from './page.svelte.ts';

/** A sign for each colour that is the same in every language. */
const shapes: Readonly<Record<PaintName, string>> = {
  red: '▲',
  green: '■',
  yellow: '★',
  purple: '◆',
  blue: '●',
  orange: '✚',
  grey: '',
};

/** What a penguin of this colour wears: the letter of the language, or a shape if the settings say so. */
export const signOf = <Colour extends PaintName>(
  colour: Colour,
  letters: Readonly<Record<Colour, string>>,
): string => (page.settings.symbols === 'shapes' ? shapes[colour] : letters[colour]);
