import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';
import type { GameScreen } from './game-screen.ts';
import { penguinPartyScreen } from './penguin-party/screen.ts';
import { penguinramidsScreen } from './penguinramids/screen.ts';

/** Every game as it is played in the terminal; nothing else here lists them. */
export const screensIn = (texts: TerminalTexts): readonly GameScreen[] => [
  penguinPartyScreen(texts.penguinParty),
  penguinramidsScreen(texts.penguinramids),
];
