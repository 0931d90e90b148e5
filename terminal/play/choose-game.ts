import { levels } from '@rookery/bots/levels';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { nearest } from '../arguments/nearest.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { lengthOf, padRight, plain } from '../paint/line.ts';
import { choose } from '../screen/choice.ts';
import type { LineReader } from '../screen/line-reader.ts';
import type { Window } from '../screen/window.ts';
import { print, type Shell } from '../shell.ts';
import { usualOpponent, type Opponent } from './opponents.ts';

/** Asks with arrow keys which game to play; nothing if the person would rather quit. */
export async function pickGame(
  { screens, texts }: Shell,
  window: Window,
): Promise<GameScreen | undefined> {
  const answers = screens.map(({ name, game: { seats } }) => {
    const range = `(${String(seats.least)}–${String(seats.most)})`;
    return `${name}  ${range}`;
  });
  const choice = { question: texts.whichGame, answers, hint: texts.pickGame };
  const index = await choose(window, choice, 0);
  return index === undefined ? undefined : screens[index];
}

/** Asks with arrow keys how strong the bots shall be; nothing if the person would rather quit. */
export async function pickLevel({ texts }: Shell, window: Window): Promise<Opponent | undefined> {
  const { levels: named } = texts.levels;
  const width = Math.max(...levels.map((level) => lengthOf(named[level].name)));
  const answers = levels.map(
    (level) => `${padRight(named[level].name, width)}  ${named[level].about}`,
  );
  const choice = { question: texts.whichLevel, answers, hint: texts.pickGame };
  const index = await choose(window, choice, levels.indexOf(usualOpponent));
  return index === undefined ? undefined : levels[index];
}

/** Asks for a line that names a game; nothing if the input ends first. */
export async function readGame(shell: Shell, reader: LineReader): Promise<GameScreen | undefined> {
  const { screens, texts } = shell;
  const list = screens.map((screen, index) => plain(`  ${String(index + 1)}  ${screen.name}`));
  print(shell, [plain(texts.typeGame), ...list]);
  const line = await reader.next();
  if (line === undefined) return undefined;
  return findGame(shell, line) ?? readGame(shell, reader);
}

/** The game that a command names; a problem is a sentence. */
export function readGameName(shell: Shell, name: string): Result<GameScreen, string> {
  const screen = findGame(shell, name);
  const ids = shell.screens.map(({ game }) => game.id);
  return screen ? accepted(screen) : rejected(shell.texts.unknownGame(name, nearest(name, ids)));
}

/** A game by its id, its name or its number in the list. */
const findGame = ({ screens }: Shell, text: string): GameScreen | undefined =>
  screens.find(({ game, name }, index) =>
    [game.id, name.toLowerCase(), String(index + 1)].includes(text.trim().toLowerCase()),
  );
