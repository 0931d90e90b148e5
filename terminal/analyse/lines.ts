import type { Assessment, Better, Expectation } from '@rookery/analysis/review/assessment';
import type { AssessedDecision } from '@rookery/analysis/review/luck-and-skill';
import { nameOf, type People } from '@rookery/texts/people';
import type { GameScreen } from '../games/game-screen.ts';
import { alignColumns, wrap } from '../paint/layout.ts';
import { faint, fit, lengthOf, plain, span, strong, type StyledLine } from '../paint/line.ts';
import type { PlayerSummary } from './summary.ts';
import type { AnalysisTexts } from '@rookery/texts/en/terminal/analysis';

/** What lines are written with. */
export interface LineContext {
  readonly texts: AnalysisTexts;
  readonly screen: GameScreen;
  readonly people: People;
}

const width = 80;
const stepWidth = 5;
const moveWidth = 41;
const indent = ' '.repeat(6);

const format = (
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
  format(texts, value, digits, 'auto');

/** With its sign, also where it is positive. */
export const signed = (texts: AnalysisTexts, value: number, digits: number): string =>
  format(texts, value, digits, 'exceptZero');

const nameWidth = ({ people: { names } }: LineContext): number =>
  Math.max(...names.map(lengthOf)) + 2;

/** The heading of a round. */
export function roundLines(context: LineContext, round: number): readonly StyledLine[] {
  const { texts } = context;
  const column = stepWidth + 1 + nameWidth(context) + moveWidth;
  return [[], [...fit(strong(texts.round(round)), column), ...faint(texts.columns)]];
}

/** One decision, what it was worth, and what would have been better. */
export function decisionLines(
  context: LineContext,
  { decision, assessment }: AssessedDecision,
): readonly StyledLine[] {
  const { texts, screen, people } = context;
  const step = String(decision.step).padStart(stepWidth);
  const name = fit(plain(nameOf(people, decision.seat)), nameWidth(context));
  const move = fit(plain(screen.nameMove(decision.move)), moveWidth);
  const sign = signOf(texts, assessment);
  const line = [
    ...faint(`${step} `),
    ...name,
    ...move,
    ...worthOf(texts, assessment),
    span(sign === '' ? '' : ` ${sign}`, { strong: true }),
  ];
  return 'better' in assessment ? [line, ...betterLines(context, assessment.better)] : [line];
}

function signOf({ verdicts }: AnalysisTexts, { verdict }: Assessment): string {
  return verdict === 'fine' || verdict === 'only-move' ? '' : verdicts[verdict];
}

function worthOf(texts: AnalysisTexts, assessment: Assessment): StyledLine {
  if (assessment.verdict === 'only-move') return faint(texts.onlyMove);
  const { win, lead } = assessment.before;
  return plain(`${number(texts, 100 * win, 0).padStart(5)}${signed(texts, lead, 1).padStart(7)}`);
}

function betterLines(
  { texts, screen, people }: LineContext,
  better: Better,
): readonly StyledLine[] {
  const reason = screen.giveReason(better.reason, people);
  const proven = better.isProven ? ` ${texts.proven}` : '';
  const gain = gainIn(texts, better.gain);
  const text = texts.better(screen.nameMove(better.move), gain, `${reason}${proven}`);
  return wrap(text.trim(), width - indent.length).map((line) => faint(indent + line));
}

const gainIn = (texts: AnalysisTexts, { win, lead }: Expectation): string =>
  texts.gain(signed(texts, 100 * win, 0), signed(texts, lead, 1));

/** A table of all players. */
export function summaryLines(
  context: LineContext,
  summaries: readonly PlayerSummary[],
): readonly StyledLine[] {
  const { texts, people } = context;
  const { headings } = texts;
  const rows = summaries.map(({ seat, decisions, weighed, loss, slips, mistakes, blunders }) => [
    nameOf(people, seat),
    String(decisions),
    String(weighed),
    texts.gain(number(texts, 100 * loss.win, 1), number(texts, loss.lead, 2)),
    ...[slips, mistakes, blunders].map(String),
  ]);
  const table = alignColumns([Object.values(headings), ...rows], 0);
  return table.map((text, index) => (index === 0 ? faint(text) : plain(text)));
}
