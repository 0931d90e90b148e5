import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Arguments } from '../arguments/arguments.ts';
import { nearest } from '../arguments/nearest.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { Interrupted } from '../screen/keys.ts';
import { openLines, type LineReader } from '../screen/line-reader.ts';
import { openWindow, type Window } from '../screen/window.ts';
import { complain, exitCodes, misuse, type ExitCode, type Shell } from '../shell.ts';
import { gameNamed, pickGame, readGame } from './choose-game.ts';
import { tellEnding, type Plan } from './ending.ts';
import { host } from './host.ts';
import { linesFace } from './lines-face.ts';
import { readSeating } from './seating.ts';
import { readableSeed } from './seed.ts';
import { readTableOptions } from './table-options.ts';
import { windowFace } from './window-face.ts';

const command = 'rookery play';

/** `rookery play`: a whole match at this terminal. */
export async function play(shell: Shell, args: Arguments): Promise<ExitCode> {
  const [, excess] = args.words;
  if (excess !== undefined) return misuse(shell, shell.texts.tooManyWords(excess), command);
  const lines = shell.hasWindow ? null : openLines(shell.system.input);
  try {
    const screen = await findScreen(shell, args.words[0], lines);
    return typeof screen === 'number' ? screen : await playGame(shell, args, screen, lines);
  } finally {
    lines?.close();
  }
}

/** The game that was named; without a name it is asked for. */
async function findScreen(
  shell: Shell,
  name: string | undefined,
  lines: LineReader | null,
): Promise<GameScreen | ExitCode> {
  if (name === undefined) {
    const asked = lines ? await readGame(shell, lines) : await askInWindow(shell);
    return asked ?? exitCodes.done;
  }
  const ids = shell.screens.map(({ game }) => game.id);
  return (
    gameNamed(shell, name) ??
    misuse(shell, shell.texts.unknownGame(name, nearest(name, ids)), command)
  );
}

async function askInWindow(shell: Shell): Promise<GameScreen | undefined> {
  const window = openWindow(shell.system, shell.painter, shell.texts.tooSmall);
  try {
    return await pickGame(shell, window);
  } catch (error) {
    expectInterruption(error);
    return undefined;
  } finally {
    window.close();
  }
}

/** Being told to stop is no mistake; anything else is. */
function expectInterruption(error: unknown): void {
  if (!(error instanceof Interrupted)) throw error;
}

async function playGame(
  shell: Shell,
  args: Arguments,
  screen: GameScreen,
  lines: LineReader | null,
): Promise<ExitCode> {
  const plan = planFor(shell, args, screen);
  if (typeof plan === 'number') return plan;
  if (lines) return playIn(shell, plan, lines);
  const window = openWindow(shell.system, shell.painter, shell.texts.tooSmall);
  return playIn(shell, plan, window);
}

/** What the options ask for; an exit code if they ask for something impossible. */
function planFor(shell: Shell, args: Arguments, screen: GameScreen): Plan | ExitCode {
  const seating = readSeating(shell.texts, screen, args.values);
  if (!seating.ok) return misuse(shell, seating.problems.join(' '), command);
  const options = readTableOptions(shell, screen, seating.value, args.values);
  if (!options.ok) {
    const [fault] = options.problems;
    complain(shell, fault?.lines ?? []);
    return fault?.exit ?? exitCodes.failed;
  }
  const seed = args.values.get('seed') ?? readableSeed(shell.system.randomness);
  return {
    screen,
    seating: seating.value,
    options: options.value,
    seed,
    flags: screen.flags.map(({ name }) => [name, args.values.get(name)] as const),
    save: args.values.get('save'),
  };
}

const isWindow = (medium: Window | LineReader): medium is Window => 'wipe' in medium;

async function playIn(shell: Shell, plan: Plan, medium: Window | LineReader): Promise<ExitCode> {
  const { screen, seating, options, seed } = plan;
  const face = isWindow(medium)
    ? windowFace(shell.texts, screen, medium)
    : linesFace(shell, screen, medium);
  const { notebook } = shell;
  const streams = seededStreams(seed);
  try {
    const ending = await host({ screen, seating, streams, face, notebook }, options);
    face.close();
    return tellEnding(shell, plan, ending);
  } catch (error) {
    face.close();
    expectInterruption(error);
    return tellEnding(shell, plan, undefined);
  }
}
