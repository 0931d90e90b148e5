import type { GameScreen } from '../games/game-screen.ts';
import { plain, strong, type Line } from '../paint/line.ts';
import { print, type Shell } from '../shell.ts';
import type { LineReader } from '../screen/line-reader.ts';
import type { Window } from '../screen/window.ts';

const item = (screen: GameScreen, isChosen: boolean): Line => {
  const { least, most } = screen.game.seats;
  const text = `${screen.name}  (${String(least)}–${String(most)})`;
  return isChosen ? strong(`  > ${text}`) : plain(`    ${text}`);
};

/** Asks with arrow keys which game to play; nothing if the person would rather quit. */
export async function pickGame(
  shell: Shell,
  window: Window,
  index = 0,
): Promise<GameScreen | undefined> {
  const { screens, texts } = shell;
  const lines = screens.map((screen, place) => item(screen, place === index));
  const picture = (): readonly Line[] => [[], strong(`  ${texts.whichGame}`), [], ...lines];
  const key = await window.key({
    picture,
    news: [],
    message: '',
    prompt: null,
    hint: texts.pickGame,
  });
  const step = key.name === 'up' || key.name === 'left' ? screens.length - 1 : 1;
  const number = key.name === 'text' ? Number(key.text) : Number.NaN;
  if (key.name === 'enter') return screens[index];
  if (key.name === 'escape' || (key.name === 'text' && key.text === 'q')) return undefined;
  if (screens[number - 1]) return pickGame(shell, window, number - 1);
  return pickGame(shell, window, key.name === 'text' ? index : (index + step) % screens.length);
}

/** Asks for a line that names a game; nothing if the input ends first. */
export async function readGame(shell: Shell, reader: LineReader): Promise<GameScreen | undefined> {
  const { screens, texts } = shell;
  const list = screens.map((screen, index) => plain(`  ${String(index + 1)}  ${screen.name}`));
  print(shell, [plain(texts.typeGame), ...list]);
  const line = await reader.next();
  if (line === undefined) return undefined;
  return gameNamed(shell, line) ?? readGame(shell, reader);
}

/** A game by its id, its name or its number in the list. */
export const gameNamed = ({ screens }: Shell, text: string): GameScreen | undefined =>
  screens.find(({ game, name }, index) =>
    [game.id, name.toLowerCase(), String(index + 1)].includes(text.trim().toLowerCase()),
  );
