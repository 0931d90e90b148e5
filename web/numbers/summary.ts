import type { CountedMatch } from './played.ts';

/** The results of some matches together. */
export interface Summary {
  readonly matches: number;
  /** Shared victories count in part. */
  readonly wins: number;
  /** The share of victories, and what everybody would have among equals. */
  readonly rate: number;
  readonly expected: number;
  readonly reviewed: number;
  /** The mean of what luck and the own decisions gave; null where nothing was reviewed. */
  readonly luck: number | null;
  readonly skill: number | null;
}

/** Which matches are wanted; null takes all. */
export interface NumbersFilter {
  readonly game: string | null;
  readonly seats: number | null;
  /** A level of bots that sat there, or `people`. */
  readonly against: string | null;
}

/** A group of matches and its results. */
export interface SummaryRow {
  readonly key: string;
  readonly summary: Summary;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);

export function summarise(matches: readonly CountedMatch[]): Summary {
  const shares = matches.map(({ share }) => share);
  const reviewed = matches.flatMap(({ luck, skill }) =>
    luck === null || skill === null ? [] : [{ luck, skill }],
  );
  return {
    matches: matches.length,
    wins: shares.reduce((sum, each) => sum + each, 0),
    rate: meanOf(shares),
    expected: meanOf(matches.map(({ seats }) => 1 / seats)),
    reviewed: reviewed.length,
    luck: reviewed.length === 0 ? null : meanOf(reviewed.map(({ luck }) => luck)),
    skill: reviewed.length === 0 ? null : meanOf(reviewed.map(({ skill }) => skill)),
  };
}

/** Who the others were: levels of bots, and `people` if there were any. */
export const opponentsIn = ({ bots, people }: CountedMatch): readonly string[] => [
  ...new Set([...bots, ...(people.length > 0 ? ['people'] : [])]),
];

export const filterMatches = (
  matches: readonly CountedMatch[],
  { game, seats, against }: NumbersFilter,
): readonly CountedMatch[] =>
  matches.filter(
    (match) =>
      (game === null || match.game === game) &&
      (seats === null || match.seats === seats) &&
      (against === null || opponentsIn(match).includes(against)),
  );

/** The results of each group, in the order in which the groups first come. A match may be in several. */
export function groupBy(
  matches: readonly CountedMatch[],
  keysOf: (match: CountedMatch) => readonly string[],
): readonly SummaryRow[] {
  const keys = [...new Set(matches.flatMap(keysOf))];
  return keys.map((key) => ({
    key,
    summary: summarise(matches.filter((match) => keysOf(match).includes(key))),
  }));
}

/** How things stood after a match. */
export interface ProgressPoint {
  readonly at: number;
  /** The victories so far, less what equals would have. */
  readonly ahead: number;
}

/** How things stood after each match, oldest first. */
export function progressOf(matches: readonly CountedMatch[]): readonly ProgressPoint[] {
  let ahead = 0;
  return matches
    .toSorted((one, other) => one.at - other.at)
    .map(({ share, seats, at }) => ({ at, ahead: (ahead += share - 1 / seats) }));
}

const columns = [
  'at',
  'where',
  'game',
  'seats',
  'place',
  'share',
  'bots',
  'people',
  'luck',
  'skill',
] as const;

/** All matches as a table that spreadsheets read, oldest first. */
export function formatCsv(matches: readonly CountedMatch[]): string {
  const lines = matches
    .toSorted((one, other) => one.at - other.at)
    .map((match) => columns.map((column) => cellOf(match, column)).join(','));
  return `${[columns.join(','), ...lines].join('\n')}\n`;
}

function cellOf(match: CountedMatch, column: (typeof columns)[number]): string {
  if (column === 'at') return new Date(match.at).toISOString();
  const value = match[column];
  if (value === null) return '';
  return typeof value === 'object' ? quote(value.join(' ')) : quote(String(value));
}

/** Names may hold commas and quotes; a spreadsheet must not take one for a formula. */
function quote(text: string): string {
  const safe = /^[=+@]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
