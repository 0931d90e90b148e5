import type { Penguinramids, Score } from '@rookery/rules/penguinramids/vocabulary';
import { nameOf } from '@rookery/texts/people';
import { wrap } from '../../paint/layout.ts';
import { fit, padLeft, plain, strong, textOf, type StyledLine } from '../../paint/line.ts';
import type { ViewerScene } from '../game-screen.ts';
import type { PenguinramidsScreenTexts } from '@rookery/texts/en/terminal/penguinramids';

const sheetWidth = 80;
const columnWidth = 10;

/** One line of the sheet: what the points are for, and the points by seat. */
type SheetRow = readonly [label: string, points: readonly number[]];

/** Who won, and the score sheet: a line for each level and each goal, a column for each player. */
export function drawResult(
  texts: PenguinramidsScreenTexts,
  scene: ViewerScene<Penguinramids>,
): readonly StyledLine[] {
  const { view, people } = scene;
  if (view.stage.phase !== 'over') return [];
  const { scores, table } = view.stage;
  const names = scores.map((_, seat) =>
    seat === people.viewer ? texts.you : nameOf(people, seat),
  );
  const rows: readonly SheetRow[] = [
    ...[0, 1, 2, 3].map((level): SheetRow => [texts.level(level), levelPoints(scores, level)]),
    ...table.goals.map((goal): SheetRow => [texts.listedGoal(goal), goalPoints(scores, goal.id)]),
  ];
  const total: SheetRow = [texts.total, scores.map((score) => score.total)];
  return [
    strong(victoryOf(texts, scene)),
    plain(' '.repeat(labelWidth(names.length)) + names.map(column).join('')),
    ...rows.flatMap(drawRow),
    ...drawRow(total).map((line) => strong(textOf(line))),
  ];
}

const levelPoints = (scores: readonly Score[], level: number): readonly number[] =>
  scores.map(({ levels }) => levels[level] ?? 0);

const goalPoints = (scores: readonly Score[], id: string): readonly number[] =>
  scores.map(({ goals }) => goals.find((goal) => goal.id === id)?.points ?? 0);

const labelWidth = (seats: number): number => sheetWidth - seats * columnWidth;

const column = (text: string): string =>
  padLeft(textOf(fit(plain(text), columnWidth - 1)).trim(), columnWidth);

/** A long label takes several lines; the points stand on the first. */
function drawRow([label, points]: SheetRow): readonly StyledLine[] {
  const width = labelWidth(points.length);
  const [first = '', ...rest] = wrap(label, width - 1);
  const numbers = points.map((each) => column(String(each))).join('');
  return [`${textOf(fit(plain(first), width))}${numbers}`, ...rest.map((line) => `  ${line}`)].map(
    plain,
  );
}

function victoryOf(
  texts: PenguinramidsScreenTexts,
  { news, people }: ViewerScene<Penguinramids>,
): string {
  const ended = news.findLast(({ type }) => type === 'match-ended');
  return ended?.type === 'match-ended' ? texts.victory(ended.winner, people) : texts.over;
}
