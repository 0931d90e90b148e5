import type { Level } from '@rookery/bots/levels';
import { countedIn } from '../../plural.ts';

const counted = countedIn('en');

/** How hard a puzzle is, by the weakest level that finds the move. */
const difficulties: { readonly [level in Level | 'none']: string } = {
  chick: 'Very easy',
  adelie: 'Easy',
  gentoo: 'Medium',
  king: 'Hard',
  emperor: 'Very hard',
  none: 'Extreme',
};

/** The puzzles, in English. */
export const puzzlesInEnglish = {
  title: 'Puzzles',
  titleOf: (game: string): string => `Puzzles: ${game}`,
  about:
    'Positions from real matches. One move is best beyond doubt: find it on the real table, and read why.',
  ofTheDay: 'Puzzle of the day',
  solvedToday: 'Solved today. The next one comes at midnight UTC.',
  streak: (days: number): string => `${counted(days, { one: 'day', other: 'days' })} in a row`,
  longest: (days: number): string => `longest: ${counted(days, { one: 'day', other: 'days' })}`,
  all: 'All puzzles',
  progress: (solved: number, all: number): string => `${String(solved)} of ${String(all)} solved`,
  theme: 'Theme',
  anyTheme: 'Any theme',
  difficulty: 'Difficulty',
  anyDifficulty: 'Any difficulty',
  difficulties,
  onlyUnsolved: 'Only those not solved yet',
  none: 'No puzzle is like that. Choose other filters.',
  random: 'Any of these',
  found: (count: number): string => counted(count, { one: 'puzzle', other: 'puzzles' }),
  number: (number: number): string => `Puzzle ${String(number)}`,
  players: (count: number): string => counted(count, { one: 'player', other: 'players' }),
  solved: 'solved',
  more: 'Show more',

  verdict: 'What to do',
  you: 'You',
  task: 'Your turn. Which move is best?',
  right: 'Right!',
  rightAfterAll: 'Right, after all!',
  shown: 'This was the move.',
  worse: 'The rules allow it, but there is a better move.',
  itsReason: (reason: string): string => `About the better one: ${reason}`,
  refused: (sentence: string): string => `Against the rules. ${sentence}`,
  reveal: 'Show the move',
  hands: 'Other hands',
  explanation: 'Explanation',
  next: 'Next puzzle',
  again: 'Once more',

  best: 'The best move',
  why: 'Why',
  instead: (move: string): string => `The next best would be: ${move}.`,
  margin: (share: number): string =>
    `Of 100 matches played on from here, the best move wins about ${String(share)} more.`,
  solvedExactly:
    'Proven: it was worked out for every hand the others may hold. No other move is ever better.',
  searched:
    'Beyond doubt: all moves were tried equally often in worlds that fit what you see, and once more with ten times as many tries.',
  foundBy: 'Who finds it',
  foundByCaption: 'In how many of 8 tries each level finds the move',
  level: 'Level',
  tries: 'Tries',
  proveIt: 'Prove it yourself',
  proveHint: 'In a copy of Rookery, this command proves the puzzle again:',
  copy: 'Copy',
  copied: 'Copied',

  holdings: 'What the others may hold',
  exact: 'Counted exactly over all deals that fit what you see.',
  sampled: 'Estimated from 3,000 deals that fit what you see.',
  nothingHidden: 'Everything that matters here lies open; only the deck is hidden.',
  handOf: (name: string, cards: number): string =>
    `${name}: ${counted(cards, { one: 'card', other: 'cards' })}`,
  atLeastOne: 'at least one',
  onAverage: 'on average',
  card: 'Card',

  unknown: {
    title: 'No such puzzle',
    hint: 'There is no puzzle at this address. It may belong to another version.',
    action: 'All puzzles',
  },
};

/** Every text of the puzzles; each language must have them all. */
export type PuzzleTexts = typeof puzzlesInEnglish;
