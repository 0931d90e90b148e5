import type {
  AssessedDecision,
  Contribution,
  LuckAndSkill,
} from '@rookery/analysis/review/luck-and-skill';
import { nameOf } from '@rookery/texts/people';
import { alignColumns, wrap } from '../paint/layout.ts';
import { faint, plain, strong, type StyledLine } from '../paint/line.ts';
import { signed, type LineContext } from './lines.ts';

/** The decisions that cost most, with their steps. */
export function costliestLines(
  { texts, screen, people }: LineContext,
  costliest: readonly AssessedDecision[],
): readonly StyledLine[] {
  if (costliest.length === 0) return [];
  const told = costliest.flatMap(({ decision: { step, seat, move }, assessment }) =>
    'better' in assessment
      ? [{ step, seat, move, loss: `${signed(texts, -100 * assessment.better.gain.win, 0)} %` }]
      : [],
  );
  const columns = told.map(({ step, seat, loss }) => [String(step), nameOf(people, seat), loss]);
  const rows = alignColumns(columns, 1).map(
    (text, index) => `${text}  ${screen.nameMove(told[index]?.move)}`,
  );
  return [[], strong(texts.costliest), ...rows.map((text) => plain(text.slice(0, 80)))];
}

/** What made the result of every seat, in hundredths of the victory. */
export function luckLines(
  { texts, people }: LineContext,
  split: readonly LuckAndSkill[] | null,
): readonly StyledLine[] {
  if (!split) return [];
  const tell = ({ gave, margin }: Contribution): string =>
    `${signed(texts, 100 * gave, 0)} ±${String(Math.round(100 * margin))}`;
  const rows = split.map(({ seat, start, own, others, luck, result }) => [
    nameOf(people, seat),
    String(Math.round(100 * start)),
    tell(own),
    tell(others),
    tell(luck),
    String(Math.round(100 * result)),
  ]);
  const table = alignColumns([Object.values(texts.luckHeadings), ...rows], 0);
  return [
    [],
    strong(texts.luck),
    ...table.map((text, index) => (index === 0 ? faint(text) : plain(text))),
    ...wrap(texts.luckLegend, 80).map(faint),
  ];
}
