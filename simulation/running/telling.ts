import type { SimulationPlan } from '../world/plan.ts';
import type { SimulationOutcome } from './simulate.ts';

/** So many lines before the end are told. */
const lastLines = 40;

/** Lines that are told however long ago they were. */
const isMilestone = (line: string): boolean =>
  /FAULT|BROKEN|starts$|crashes|orderly|healed|goes home|begins at/.test(line);

const isChatter = (line: string): boolean => /: (?:ping|pong) /.test(line);

/** What happened, short enough to be read: what went wrong, and the last moments before the end. */
export function shortStory({ story }: SimulationOutcome): readonly string[] {
  const end = story.findIndex((line) => line.includes('BROKEN'));
  const told = (end < 0 ? story : story.slice(0, end + 1)).filter((line) => !isChatter(line));
  const from = Math.max(0, told.length - lastLines);
  const early = told.slice(0, from).filter(isMilestone);
  const gap = from > early.length ? ['          …'] : [];
  return [...early, ...gap, ...told.slice(from)];
}

/** How a plan begins. */
export const introduction = ({ seed, nodes, guests, faults }: SimulationPlan): string =>
  `seed ${String(seed)}: ${count(nodes, 'node')}, ${String(guests)} people, ${count(faults.length, 'fault')}`;

const count = (number: number, what: string): string =>
  `${String(number)} ${what}${number === 1 ? '' : 's'}`;
