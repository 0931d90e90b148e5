import { plain, strong, type StyledLine } from '../paint/line.ts';
import type { Key } from './keys.ts';
import { emptyPage, type Window } from './window.ts';

/** A question with a list of answers. */
export interface ChoiceList {
  readonly question: string;
  readonly answers: readonly string[];
  readonly hint: string;
}

/** Asks with arrow keys or numbers for one of some answers; nothing if the person would rather quit. */
export async function choose(
  window: Window,
  choice: ChoiceList,
  index: number,
): Promise<number | undefined> {
  const { question, answers, hint } = choice;
  const lines = answers.map((answer, place) =>
    place === index ? strong(`  > ${answer}`) : plain(`    ${answer}`),
  );
  const picture = (): readonly StyledLine[] => [[], strong(`  ${question}`), [], ...lines];
  const key = await window.key({ ...emptyPage, picture, hint });
  if (key.name === 'enter') return index;
  if (key.name === 'escape' || (key.name === 'text' && key.text === 'q')) return undefined;
  return choose(window, choice, indexAfter(key, index, answers.length));
}

function indexAfter(key: Key, index: number, count: number): number {
  if (key.name === 'text') {
    const number = /^[1-9]$/.test(key.text) ? Number(key.text) : 0;
    return number >= 1 && number <= count ? number - 1 : index;
  }
  const step = key.name === 'up' || key.name === 'left' ? count - 1 : 1;
  return (index + step) % count;
}
