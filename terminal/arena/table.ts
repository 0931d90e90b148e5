import type { Estimate } from '@rookery/bots/arena/estimate';
import { alignColumns } from '../paint/layout.ts';
import { plain, strong, type StyledLine } from '../paint/line.ts';
import type { PlayerRow, TournamentSummary } from './summary.ts';
import type { ArenaTexts } from '@rookery/texts/en/terminal/arena';

const none = '–';

/** The table of results, best first. */
export function tableLines(texts: ArenaTexts, { rows }: TournamentSummary): readonly StyledLine[] {
  const header = Object.values(texts.columns);
  const cells = rows.map((row, index) => cellsOf(texts, row, index + 1));
  return markHeader(alignColumns([header, ...cells], 1));
}

const markHeader = (lines: readonly string[]): readonly StyledLine[] =>
  lines.map((text, index) => (index === 0 ? strong(text) : plain(text)));

/** Who ends before whom, where there are more than two. */
export function duelLines(
  texts: ArenaTexts,
  { rows, duels }: TournamentSummary,
): readonly StyledLine[] {
  if (rows.length < 3) return [];
  const header = ['', texts.duels, ...rows.map((_, index) => String(index + 1))];
  const lines = rows.map(({ label }, row) => [
    String(row + 1),
    label,
    ...(duels[row] ?? []).map((duel) => (duel ? texts.number(100 * duel.mean, 1) : none)),
  ]);
  return [plain(''), ...markHeader(alignColumns([header, ...lines], 1))];
}

function cellsOf(
  { number }: ArenaTexts,
  { label, result: { matches, wins, lead }, rating, time }: PlayerRow,
  rank: number,
): readonly string[] {
  const milliseconds = (microseconds: number): string =>
    number(microseconds / 1000, microseconds < 100_000 ? 1 : 0);
  return [
    String(rank),
    label,
    number(matches, 0),
    wins ? number(100 * wins.mean, 1) : none,
    wins?.margin === null || !wins ? none : number(100 * wins.margin, 1),
    signed(number, lead),
    `${number(rating.mu, 1)} ± ${number(rating.sigma, 1)}`,
    time.moves === 0 ? none : milliseconds(time.microseconds / time.moves),
    time.moves === 0 ? none : milliseconds(time.slowest),
  ];
}

const signed = (number: ArenaTexts['number'], lead: Estimate | null): string =>
  lead ? `${lead.mean > 0 ? '+' : ''}${number(lead.mean, 2)}` : none;
