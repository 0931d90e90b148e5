import { countedIn } from '../../plural.ts';

const counted = countedIn('en');

/** What is said about reviews of matches, in English. */
export const reviewInEnglish = {
  title: (game: string): string => `${game}, review`,
  back: 'Back to the match',
  sketching: 'Drawing the graph…',
  weighing: (done: number, of: number): string =>
    `${String(done)} of ${counted(of, { one: 'decision', other: 'decisions' })} weighed`,
  stop: 'Stop',
  goOn: 'Go on',
  failed: 'The review broke off. What was found so far stays.',
  again: 'Try again',
  judgedBy: (level: string): string =>
    `Weighed by ${level}, a bot. Each decision is judged by what its player could know then, not by the cards that others held.`,
  nothing: 'Nobody has decided anything in this match.',
  graph: {
    title: 'Chances to win',
    hint: 'As whoever was to move could know them. Touch the graph to see a moment.',
    asTable: 'The graph as a table',
    moment: 'Moment',
    momentOf: (number: number, of: number, round: number): string =>
      `Decision ${String(number)} of ${String(of)}, round ${String(round)}`,
    round: (round: number): string => `Round ${String(round)}`,
    end: 'The end',
    previous: 'Decision before',
    next: 'Next decision',
  },
  moment: {
    by: (name: string): string => `${name} to decide`,
    yours: 'Your decision',
    chance: (percent: string): string => `Chance to win: ${percent}`,
    played: 'Played',
    better: 'Better',
    why: 'Why',
    proven: 'Proven: it is better whatever the others hold.',
    isWeighed: 'This decision is still being weighed.',
    cost: (percent: string): string => `It cost ${percent} of the victory.`,
    fine: 'No other move was clearly better.',
    only: 'There was only one move.',
    table: 'The table at this moment',
  },
  verdicts: {
    'only-move': 'No choice',
    fine: 'Good',
    slip: 'Slip',
    mistake: 'Mistake',
    blunder: 'Blunder',
  },
  attempt: {
    action: 'Try it again',
    task: 'What would you play here? Choose on the board.',
    isWeighed: 'Your move is being weighed…',
    played: 'Your choice',
    fine: (percent: string): string =>
      `Well chosen: no move is clearly better. Chance to win: ${percent}.`,
    worse: (percent: string, best: string): string =>
      `Chance to win: ${percent}. The best move has ${best}.`,
    same: 'This is what was played in the match.',
    another: 'Try another move',
    show: 'Show the answer',
  },
  costliest: {
    title: 'The costliest moments',
    none: 'No decision cost anybody a clear part of the victory.',
    later: 'They are listed once everything is weighed.',
    lost: (percent: string): string => `cost ${percent}`,
  },
  decisions: {
    title: 'Every decision',
    of: 'Whose decisions',
    everyone: 'Everyone’s',
    onlyCostly: 'Only those that cost something',
    none: 'None so far.',
  },
  luck: {
    title: 'Luck and skill',
    later: 'Luck and skill are known once every decision is weighed.',
    player: 'Player',
    start: 'Start',
    own: 'Own decisions',
    others: 'The others’ decisions',
    luck: 'Luck',
    result: 'Result',
    explanation: (level: string): string =>
      `Everyone begins with an equal share of the victory, and the parts add up to the result. Decisions are measured against ${level}: 0 means to play as well as that bot. Luck is the deals, the draws, and what nobody could know. The number after ± is the uncertainty: in 95 of 100 cases the truth is no farther away.`,
    decided: {
      lost: {
        own: (percent: string): string =>
          `What cost you the match: your own decisions, ${percent}.`,
        others: (percent: string): string =>
          `What cost you the match: the others decided well, ${percent} for you.`,
        luck: (percent: string): string => `What cost you the match: luck, ${percent}.`,
      },
      won: {
        own: (percent: string): string => `What won you the match: your own decisions, ${percent}.`,
        others: (percent: string): string =>
          `What won you the match: mistakes of the others, ${percent}.`,
        luck: (percent: string): string => `What won you the match: luck, ${percent}.`,
      },
    },
  },
};

/** Every text about reviews; each language must have them all. */
export type ReviewTexts = typeof reviewInEnglish;
