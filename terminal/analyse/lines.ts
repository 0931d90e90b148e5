import { nameOf, type People } from '@rookery/texts/people';
import type { GameScreen } from '../games/game-screen.ts';
import { wrap } from '../paint/layout.ts';
import { faint, fit, plain, span, strong, type StyledLine } from '../paint/line.ts';
import type { Better, Judgement, Prospects } from './judgement.ts';
import type { Judged, Summary } from './summary.ts';
import type { AnalysisTexts } from './texts/texts.ts';

/** What lines are written with. */
export interface Writing {
  readonly texts: AnalysisTexts;
  readonly screen: GameScreen;
  readonly people: People;
}

const width = 80;
const stepWidth = 5;
const moveWidth = 41;
const indent = ' '.repeat(6);

const formatted = (
  { locale }: AnalysisTexts,
  value: number,
  digits: number,
  signDisplay: 'auto' | 'exceptZero',
): string =>
  new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay,
  }).format(value);

const number = (texts: AnalysisTexts, value: number, digits: number): string =>
  formatted(texts, value, digits, 'auto');

/** With its sign, also where it is positive. */
const signed = (texts: AnalysisTexts, value: number, digits: number): string =>
  formatted(texts, value, digits, 'exceptZero');

const nameWidth = ({ people: { names } }: Writing): number =>
  Math.max(...names.map((name) => name.length)) + 2;

/** The heading of a round. */
export function roundLines(writing: Writing, round: number): readonly StyledLine[] {
  const { texts } = writing;
  const column = stepWidth + 1 + nameWidth(writing) + moveWidth;
  return [[], [...fit(strong(texts.round(round)), column), ...faint(texts.columns)]];
}

/** One decision, what it was worth, and what would have been better. */
export function decisionLines(
  writing: Writing,
  { decision, judgement }: Judged,
): readonly StyledLine[] {
  const { texts, screen, people } = writing;
  const step = String(decision.step).padStart(stepWidth);
  const name = fit(plain(nameOf(people, decision.seat)), nameWidth(writing));
  const move = fit(plain(screen.nameMove(decision.move)), moveWidth);
  const sign = signOf(texts, judgement);
  const line = [
    ...faint(`${step} `),
    ...name,
    ...move,
    ...worthOf(texts, judgement),
    span(sign === '' ? '' : ` ${sign}`, { strong: true }),
  ];
  return 'better' in judgement ? [line, ...betterLines(writing, judgement.better)] : [line];
}

function signOf({ verdicts }: AnalysisTexts, { verdict }: Judgement): string {
  return verdict === 'fine' || verdict === 'only-move' ? '' : verdicts[verdict];
}

function worthOf(texts: AnalysisTexts, judgement: Judgement): StyledLine {
  if (judgement.verdict === 'only-move') return faint(texts.onlyMove);
  const { win, lead } = judgement.before;
  return plain(`${number(texts, 100 * win, 0).padStart(5)}${signed(texts, lead, 1).padStart(7)}`);
}

function betterLines({ texts, screen, people }: Writing, better: Better): readonly StyledLine[] {
  const reason = better.reason ? screen.giveReason(better.reason, people) : '';
  const text = texts.better(screen.nameMove(better.move), gainIn(texts, better.gain), reason);
  return wrap(text.trim(), width - indent.length).map((line) => faint(indent + line));
}

const gainIn = (texts: AnalysisTexts, { win, lead }: Prospects): string =>
  texts.gain(signed(texts, 100 * win, 0), signed(texts, lead, 1));

/** A table of all players. */
export function summaryLines(
  writing: Writing,
  summaries: readonly Summary[],
): readonly StyledLine[] {
  const { texts, people } = writing;
  const { headings } = texts;
  const rows = summaries.map(({ seat, decisions, weighed, loss, slips, mistakes, blunders }) => [
    nameOf(people, seat),
    String(decisions),
    String(weighed),
    texts.gain(number(texts, 100 * loss.win, 1), number(texts, loss.lead, 2)),
    ...[slips, mistakes, blunders].map(String),
  ]);
  const table = [Object.values(headings), ...rows];
  const widths = Object.keys(headings).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table.map((row, index) => {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    const text = cells.join('  ');
    return index === 0 ? faint(text) : plain(text);
  });
}
