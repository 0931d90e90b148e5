import { nameOf } from '@rookery/texts/people';
import type { Frame } from '../games/game-screen.ts';
import { faint, strong, type StyledLine } from '../paint/line.ts';
import { Interrupted, type Key } from '../screen/keys.ts';
import { emptyPage, openWindow, type WindowPage, type Window } from '../screen/window.ts';
import { exitCodes, type ExitCode, type Shell } from '../shell.ts';
import type { Reading } from './replay.ts';
import { sceneAt } from './steps.ts';

/** Steps through a record with keys. */
export async function browse(shell: Shell, reading: Reading, from: number): Promise<ExitCode> {
  const window = openWindow(shell);
  try {
    await browseOn(shell, window, reading, from);
    return exitCodes.done;
  } catch (error) {
    if (error instanceof Interrupted) return exitCodes.interrupted;
    throw error;
  } finally {
    window.close();
  }
}

async function browseOn(shell: Shell, window: Window, reading: Reading, at: number): Promise<void> {
  const isResult = at === reading.steps.length;
  const page = isResult ? resultPage(shell, reading) : pageAt(shell, reading, at);
  const key = await window.key(page);
  const isQuit = key.name === 'escape' || (key.name === 'text' && key.text === 'q');
  if (!isQuit) await browseOn(shell, window, reading, goFrom(reading, at, key));
}

/** The step a key leads to; after a match that is over there is a page for the result. */
function goFrom(reading: Reading, at: number, key: Key): number {
  const { steps } = reading;
  const last = lastPage(reading);
  const name = key.name === 'text' && key.text === ' ' ? 'enter' : key.name;
  if (name === 'left' || name === 'backspace') return Math.max(0, at - 1);
  if (name === 'right' || name === 'enter') return Math.min(last, at + 1);
  if (name === 'up' || name === 'pageup') return roundBefore(steps, at);
  if (name === 'down' || name === 'pagedown') return roundAfter(steps, at);
  if (name === 'home') return 0;
  return name === 'end' ? last : at;
}

/** The first step of this round, or of the one before if it is that already. */
function roundBefore(steps: Reading['steps'], at: number): number {
  const round = steps[Math.max(0, at - 1)]?.round;
  return Math.max(
    0,
    steps.findIndex((step) => step.round === round),
  );
}

/** The first step of the next round, or the last step of all. */
function roundAfter(steps: Reading['steps'], at: number): number {
  const next = steps.findIndex((step) => step.round > (steps[at]?.round ?? 0));
  return next === -1 ? Math.max(at, steps.length - 1) : next;
}

const isOver = ({ steps }: Reading): boolean => {
  const match = steps.at(-1)?.match;
  return match !== undefined && match.game.waiting(match.state).for === 'nobody';
};

const lastPage = (reading: Reading): number =>
  isOver(reading) ? reading.steps.length : reading.steps.length - 1;

function resultPage({ texts }: Shell, { screen, steps, viewer, names }: Reading): WindowPage {
  const last = steps.at(-1);
  if (!last) throw new Error('a match has at least one step');
  const result = screen.result(sceneAt(last, viewer, names));
  return { ...emptyPage, picture: () => result, hint: texts.replay.hint };
}

function pageAt(
  { texts }: Shell,
  { screen, steps, viewer, names }: Reading,
  at: number,
): WindowPage {
  const step = steps[at];
  if (!step) throw new Error(`no step ${String(at)}`);
  const scene = sceneAt(step, viewer, names);
  const before = steps[at - 1]?.events.length ?? 0;
  const fresh = sceneAt({ ...step, events: step.events.slice(before) }, viewer, names);
  const told = fresh.news.map((seen) => screen.tell(seen, scene.people));
  const label = texts.replay.step(at, steps.length - 1, step.round);
  const viewerLabel = describeViewer(texts.replay, viewer, names);
  const picture = (frame: Frame): readonly StyledLine[] => [
    ...screen.draw(scene, frame),
    [...strong(label), ...faint(` · ${viewerLabel}`)],
  ];
  return { ...emptyPage, picture, news: told, hint: texts.replay.hint };
}

function describeViewer(
  texts: Shell['texts']['replay'],
  viewer: Reading['viewer'],
  names: readonly string[],
): string {
  if (viewer === 'all') return texts.open;
  return viewer === 'onlooker' ? texts.onlooker : texts.as(nameOf({ names, viewer: null }, viewer));
}
