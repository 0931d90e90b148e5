import type { Language } from '@rookery/texts/language';
import type { GameScreen } from './game-screen.ts';
import { penguinPartyScreen } from './penguin-party/screen.ts';
import { penguinramidsScreen } from './penguinramids/screen.ts';

/** Every game as it is played in the terminal; nothing else here lists them. */
export const screensIn = (language: Language): readonly GameScreen[] => [
  penguinPartyScreen(language),
  penguinramidsScreen(language),
];
