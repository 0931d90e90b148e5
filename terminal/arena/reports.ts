import { leadsIn, victoriesIn } from '@rookery/bots/arena/outcome';
import { entryOf } from '@rookery/rules/kernel/entry';
import { pretty } from './folder.ts';
import type { Summary } from './summary.ts';
import type { Tournament } from './tournament.ts';

/** The form of summaries written by this version. */
const summaryForm = 'rookery-arena-summary/1';

/** The files that say what came of a tournament, by name. Times are in fields of their own: they differ each time. */
export const reportsOf = (
  tournament: Tournament,
  summary: Summary,
  deals: number,
): ReadonlyMap<string, string> =>
  new Map([
    ['summary.json', pretty(summaryJson(tournament, summary, deals))],
    ['table.csv', csv(tableRecords(summary))],
    ['matches.csv', csv(matchRecords(tournament, summary))],
  ]);

function summaryJson(
  tournament: Tournament,
  { outcomes, rows, duels }: Summary,
  deals: number,
): object {
  return {
    form: summaryForm,
    tournament,
    deals: { played: outcomes.length, of: deals },
    players: rows.map(({ label, standing, rating }, index) => ({
      rank: index + 1,
      player: label,
      ...standing,
      rating: { mu: rating.mu, sigma: rating.sigma },
    })),
    duels: rows.flatMap(({ label }, row) =>
      rows.flatMap((other, column) =>
        row === column
          ? []
          : [{ player: label, other: other.label, ahead: duels[row]?.[column] ?? null }],
      ),
    ),
    time: rows.map(({ label, pace: { moves, microseconds, slowest } }) => ({
      player: label,
      moves,
      meanMilliseconds: moves === 0 ? null : microseconds / moves / 1000,
      slowestMilliseconds: slowest / 1000,
    })),
  };
}

type Cell = string | number | null | undefined;

/** One row for each player. */
const tableRecords = ({ rows }: Summary): readonly (readonly Cell[])[] => [
  [
    'rank',
    'player',
    'matches',
    'wins',
    'wins_margin',
    'lead',
    'lead_margin',
    'rating_mu',
    'rating_sigma',
    'time_ms_mean',
    'time_ms_max',
  ],
  ...rows.map(({ label, standing: { matches, wins, lead }, rating, pace }, index) => [
    index + 1,
    label,
    matches,
    wins?.mean,
    wins?.margin,
    lead?.mean,
    lead?.margin,
    rating.mu,
    rating.sigma,
    pace.moves === 0 ? null : pace.microseconds / pace.moves / 1000,
    pace.slowest / 1000,
  ]),
];

/** One row for each seat of each match. */
const matchRecords = (
  { players }: Tournament,
  { outcomes }: Summary,
): readonly (readonly Cell[])[] => [
  ['deal', 'match', 'seat', 'player', 'place', 'victory', 'points', 'lead'],
  ...outcomes.flatMap(({ deal, matches }) =>
    matches.flatMap((match, index) => {
      const victories = victoriesIn(match);
      const leads = leadsIn(match);
      return match.players.map((player, seat) => [
        deal,
        index,
        seat,
        entryOf(players, player).label,
        match.places[seat],
        victories[seat],
        match.points[seat],
        leads[seat],
      ]);
    }),
  ),
];

const csv = (records: readonly (readonly Cell[])[]): string =>
  records.map((record) => `${record.map(csvCell).join(',')}\n`).join('');

/** As RFC 4180 has it. */
function csvCell(cell: Cell): string {
  const text = String(cell ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
