import type { Arguments } from '../arguments/arguments.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { plain } from '../paint/line.ts';
import { Interrupted } from '../screen/keys.ts';
import { openLines, type LineReader } from '../screen/line-reader.ts';
import { openWindow } from '../screen/window.ts';
import { exitCodes, misuse, print, type ExitCode, type Shell } from '../shell.ts';
import { LinesFace } from '../table/lines-face.ts';
import { openWindowFace } from '../table/window-face.ts';
import { pickGame, pickLevel, readGame, readGameName } from './choose-game.ts';
import { tellEnding, type MatchPlan } from './ending.ts';
import { host } from './host.ts';
import { introductionOf, readSeating } from './seating.ts';
import { readableSeed } from './seed.ts';
import { complainOf, readTableOptions } from './table-options.ts';

const command = 'rookery play';

/** `rookery play`: a whole match at this terminal. */
export async function play(shell: Shell, args: Arguments): Promise<ExitCode> {
  const [name, excess] = args.words;
  if (excess !== undefined) return misuse(shell, shell.texts.tooManyWords(excess), command);
  const lines = shell.hasWindow ? null : openLines(shell.system.input);
  try {
    const asked = await findGame(shell, name, args.values, lines);
    if (typeof asked === 'number') return asked;
    return await playGame(shell, { ...args, values: asked.values }, asked.screen, lines);
  } finally {
    lines?.close();
  }
}

/** What to play, and the options as far as they were given or asked for. */
interface GameChoice {
  readonly screen: GameScreen;
  readonly values: ReadonlyMap<string, string>;
}

/** The game that was named; without a name it is asked for. */
async function findGame(
  shell: Shell,
  name: string | undefined,
  values: ReadonlyMap<string, string>,
  lines: LineReader | null,
): Promise<GameChoice | ExitCode> {
  if (name === undefined) {
    if (!lines) return (await askInWindow(shell, values)) ?? exitCodes.done;
    const screen = await readGame(shell, lines);
    return screen ? { screen, values } : exitCodes.done;
  }
  const screen = readGameName(shell, name);
  return screen.ok
    ? { screen: screen.value, values }
    : misuse(shell, screen.problems.join(' '), command);
}

/** Asks for the game, and for the level where bots are to play and none was named. */
async function askInWindow(
  shell: Shell,
  values: ReadonlyMap<string, string>,
): Promise<GameChoice | undefined> {
  const window = openWindow(shell);
  try {
    const screen = await pickGame(shell, window);
    if (!screen) return undefined;
    const seating = readSeating(shell, screen, values);
    const isOpen = seating.ok && seating.value.bots.length > 0 && !values.has('bots');
    if (!isOpen) return { screen, values };
    const level = await pickLevel(shell, window);
    return level && { screen, values: new Map([...values, ['bots', level]]) };
  } catch (error) {
    expectInterruption(error);
    return undefined;
  } finally {
    window.close();
  }
}

/** Ignores an interruption, and throws any other error again. */
function expectInterruption(error: unknown): void {
  if (!(error instanceof Interrupted)) throw error;
}

/** What the options ask for; an exit code if they ask for something impossible. */
function planFor(shell: Shell, args: Arguments, screen: GameScreen): MatchPlan | ExitCode {
  const seating = readSeating(shell, screen, args.values);
  if (!seating.ok) return misuse(shell, seating.problems.join(' '), command);
  const options = readTableOptions(shell, screen, seating.value, args.values);
  if (!options.ok) return complainOf(shell, options.problems);
  const seed = args.values.get('seed') ?? readableSeed(shell.system.randomness);
  return {
    screen,
    seating: seating.value,
    options: options.value,
    seed,
    flags: screen.flags.map(({ name }) => [name, args.values.get(name)] as const),
    save: args.values.get('save'),
    reasons: args.switches.has('reasons') ? 'told' : 'kept',
  };
}

async function playGame(
  shell: Shell,
  args: Arguments,
  chosen: GameScreen,
  lines: LineReader | null,
): Promise<ExitCode> {
  const plan = planFor(shell, args, chosen);
  if (typeof plan === 'number') return plan;
  const { screen, seating, options, seed, reasons } = plan;
  if (lines) print(shell, introductionOf(shell, seating).map(plain));
  const face = lines
    ? new LinesFace(shell, lines)
    : openWindowFace(shell.texts, openWindow(shell), screen.name);
  const botPool = shell.system.openBotPool({
    size: 1,
    warmUps: [...new Set(seating.bots)].map((player) => ({ game: screen.game.id, player })),
  });
  try {
    const hosting = { shell, screen, seating, seed, face, botPool, reasons };
    const ending = await host(hosting, options);
    face.close();
    return tellEnding(shell, plan, ending);
  } catch (error) {
    face.close();
    expectInterruption(error);
    return tellEnding(shell, plan, undefined);
  } finally {
    await botPool.close();
  }
}
