import { faint, plain, type StyledLine } from '../paint/line.ts';
import type { Plan } from './plan.ts';
import type { ArenaTexts } from './texts/texts.ts';

/** What one must know to read the table, and to have it again. */
export function notesOn(
  texts: ArenaTexts,
  { tournament: { players, seats, seed }, folder }: Plan,
  deals: number,
): readonly StyledLine[] {
  const [first, second] = players;
  const isAlone = players.length === 2 && seats > 2 && first && second;
  return [
    plain(''),
    ...(isAlone ? [faint(texts.alone(first.label, second.label, seats))] : []),
    faint(texts.played(deals * seats, deals, seats)),
    faint(texts.equal(texts.percent(1 / seats))),
    faint(texts.seed(seed)),
    ...(folder === undefined ? [] : [faint(texts.kept(folder))]),
  ];
}
