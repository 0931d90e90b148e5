/** The own numbers, in English. */
export const numbersInEnglish = {
  title: 'My numbers',
  about:
    'How your matches went, on this device and online. Victories are compared with what you would have if everybody were equally strong.',
  game: 'Game',
  seats: 'Players',
  against: 'Opponent',
  all: 'All',
  people: 'People',
  overTime: 'Over time',
  overTimeHint: 'Up is better: victories so far, less what equals would have.',
  byGame: 'By game',
  bySeats: 'By number of players',
  byOpponent: 'By opponent',
  matches: 'Matches',
  wins: 'Victories',
  rate: 'Rate',
  expected: 'Equals',
  skill: 'Skill',
  luck: 'Luck',
  explanation:
    'Skill and luck are known of matches that you have reviewed: what your decisions and the cards gave, in shares of the victory. Left out are what-if tables, matches with moves taken back, and matches of several people on one device.',
  csv: 'Save as a table (CSV)',
  json: 'Save as JSON',
  empty: 'No numbers yet',
  emptyHint: 'Finish a match, and it is counted here.',
  emptyAction: 'To the games',
  /** What the plot shows, for those who cannot see it. */
  plot: (count: number, ahead: number): string =>
    `${String(count)} matches; now ${ahead.toFixed(1)} victories ahead of equals`,
};

/** Every text of the own numbers; each language must have them all. */
export type NumbersTexts = typeof numbersInEnglish;
