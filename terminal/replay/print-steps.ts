import { wrap } from '../paint/layout.ts';
import { plain, strong, type StyledLine } from '../paint/line.ts';
import { print, type Shell } from '../shell.ts';
import type { Reading } from './replay.ts';
import { sceneAt, type ReplayStep } from './steps.ts';

const frame = { columns: 80, rows: 24 };

/** Every step in words, then the table at the end. */
export function printAll(shell: Shell, reading: Reading): void {
  const { steps } = reading;
  for (const [index, step] of steps.entries()) {
    const before = steps[index - 1]?.events.length ?? 0;
    print(shell, stepInWords(shell, reading, index, step, before));
  }
  printStep(shell, reading, steps.length - 1);
}

function stepInWords(
  { texts }: Shell,
  { screen, viewer, names }: Reading,
  index: number,
  step: ReplayStep,
  before: number,
): readonly StyledLine[] {
  if (index === 0) return [plain(texts.replay.begin)];
  const fresh = { ...step, events: step.events.slice(before) };
  const { news, people } = sceneAt(fresh, viewer, names);
  const sentences = news.map((seen) => screen.tell(seen, people));
  const label = `${String(index)}. `;
  return wrap(`${label}${sentences.join(' ')}`, frame.columns).map(plain);
}

/** The table at one step. */
export function printStep(shell: Shell, reading: Reading, index: number): void {
  const { screen, steps, viewer, names } = reading;
  const step = steps[index];
  if (!step) return;
  const scene = sceneAt(step, viewer, names);
  const label = shell.texts.replay.step(index, steps.length - 1, step.round);
  const isOver = step.match.game.waiting(step.match.state).for === 'nobody';
  const result = isOver ? [[], ...screen.result(scene)] : [];
  print(shell, [[], strong(label), ...screen.draw(scene, frame), ...result]);
}
