import { leadsIn, victoriesIn } from '@rookery/bots/arena/outcome';
import { entryOf } from '@rookery/rules/kernel/entry';
import { formatJson } from './folder.ts';
import type { TournamentSummary } from './summary.ts';
import type { Tournament } from './tournament.ts';

/** The form of summaries written by this version. */
const summaryForm = 'rookery-arena-summary/1';

/** The files that say what came of a tournament, by name. Times are in fields of their own: they differ each time. */
export const reportsOf = (
  tournament: Tournament,
  summary: TournamentSummary,
  deals: number,
): ReadonlyMap<string, string> =>
  new Map([
    ['summary.json', formatJson(summaryJson(tournament, summary, deals))],
    ['table.csv', csv(tableRecords(summary))],
    ['matches.csv', csv(matchRecords(tournament, summary))],
  ]);

function summaryJson(
  tournament: Tournament,
  { outcomes, rows, duels }: TournamentSummary,
  deals: number,
): object {
  return {
    form: summaryForm,
    tournament,
    deals: { played: outcomes.length, of: deals },
    players: rows.map(({ label, result, rating }, index) => ({
      rank: index + 1,
      player: label,
      ...result,
      rating: { mu: rating.mu, sigma: rating.sigma },
    })),
    duels: rows.flatMap(({ label }, row) =>
      rows.flatMap((other, column) =>
        row === column
          ? []
          : [{ player: label, other: other.label, ahead: duels[row]?.[column] ?? null }],
      ),
    ),
    time: rows.map(({ label, time: { moves, microseconds, slowest } }) => ({
      player: label,
      moves,
      meanMilliseconds: moves === 0 ? null : microseconds / moves / 1000,
      slowestMilliseconds: slowest / 1000,
    })),
  };
}

type CsvCell = string | number | null | undefined;

/** One row for each player. */
const tableRecords = ({ rows }: TournamentSummary): readonly (readonly CsvCell[])[] => [
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
  ...rows.map(({ label, result: { matches, wins, lead }, rating, time }, index) => [
    index + 1,
    label,
    matches,
    wins?.mean,
    wins?.margin,
    lead?.mean,
    lead?.margin,
    rating.mu,
    rating.sigma,
    time.moves === 0 ? null : time.microseconds / time.moves / 1000,
    time.slowest / 1000,
  ]),
];

/** One row for each seat of each match. */
const matchRecords = (
  { players }: Tournament,
  { outcomes }: TournamentSummary,
): readonly (readonly CsvCell[])[] => [
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

const csv = (records: readonly (readonly CsvCell[])[]): string =>
  records.map((record) => `${record.map(csvCell).join(',')}\n`).join('');

/** As RFC 4180 has it. */
function csvCell(cell: CsvCell): string {
  const text = String(cell ?? '');
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
