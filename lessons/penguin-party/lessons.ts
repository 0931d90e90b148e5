import type { Lesson } from '../lesson.ts';

/** You against one other player, with cards that are the same for every learner. */
const table = { seats: 2, learner: 0, options: { start: 0 } } as const;

/** The base: any colour, always at an end (PP7). */
const base: Lesson = {
  ...table,
  id: 'base',
  before: '*d33323.33233',
  steps: [
    { type: 'read', text: 'welcome' },
    {
      type: 'try',
      text: 'first',
      right: ['*'],
      praise: 'firstDone',
      wrong: 'firstDone',
      refused: 'first',
    },
    { type: 'watch', acts: ['1P0+1'], text: 'other' },
    {
      type: 'try',
      text: 'left',
      right: ['*0-1'],
      praise: 'leftDone',
      wrong: 'notLeft',
      refused: 'left',
    },
    { type: 'read', text: 'full' },
  ],
};

/** Above the base: on two penguins, in the colour of one of them (PP8, PP9). */
const above: Lesson = {
  ...table,
  id: 'above',
  before: '*d53321.23432 0R0+0 1G0+1 0R0-1 1R0-2',
  steps: [
    {
      type: 'try',
      text: 'two',
      right: ['R1+0', 'G1+0'],
      praise: 'twoDone',
      wrong: 'notThere',
      refused: 'colour',
    },
    { type: 'watch', acts: ['1Y0+2'], text: 'other' },
    {
      type: 'try',
      text: 'same',
      right: ['R1-2', 'R1-1'],
      praise: 'sameDone',
      wrong: 'notSame',
      refused: 'onlyRed',
    },
    { type: 'read', text: 'rule' },
  ],
};

/** Whoever can place must; whoever cannot is out and takes a point for each card (PP6, PP10). */
const out: Lesson = {
  ...table,
  id: 'out',
  before: `
    *d33233.23423 0Y0+0 1P0+1 0P0-1 1R0-2 0B0-3 1B0+2 0R1-2 1P1-1 0Y1+0 1Y0+3 0R2-2 1Y2-1
    0B1+2 1B1-3 0B2-3 1B3-3 0R3-2 1R4-3 0P1+1 1Y2+0
  `,
  steps: [
    {
      type: 'try',
      text: 'only',
      right: ['P2+1'],
      praise: 'onlyDone',
      wrong: 'only',
      refused: 'noFit',
    },
    { type: 'watch', acts: ['1Y3-1'], text: 'stuck' },
    { type: 'read', text: 'rule' },
  ],
};

/** The others are out: the last player goes on alone, and order matters (PP14). */
const alone: Lesson = {
  ...table,
  id: 'alone',
  before: `
    *d14333.43412 0B0+0 1G0-1 0P0+1 1Y0-2 0P1+0 1B0+2 0P0-3 1G1-2 0B1+1 1B2+0 0Y1-3 1G2-3
    0R0-4 1P1-4 0G1-1 1Y2-4 0Y3-4 0G2-1 0G2-2
  `,
  steps: [
    { type: 'read', text: 'alone' },
    {
      type: 'try',
      text: 'three',
      right: ['G3-3', 'B3-1'],
      praise: 'threeDone',
      wrong: 'tooSoon',
      refused: 'noFit',
    },
    { type: 'play', moves: 2, text: 'goOn' },
    { type: 'read', text: 'rule' },
  ],
};

/** The last card gives back up to two points, and the fewest win (PP12, PP16). */
const last: Lesson = {
  ...table,
  id: 'last',
  before: `
    *d34133.23342 0Y0+0 1B0-1 0G0-2 1B1-2 0P0+1 1G0+2 0R0-3 1P1+0 0G0+3 1R1-3 0G1+2 1P1+1
    0P2+0 1G2+1 0P3+0 1Y1-1 0R2-3 1Y2-2 0R3-3 1Y2-1 1P3-1 1P4-1 *d43232.23441 1Y0+0 0P0+1
    1G0-1 0R0-2 1G1-1 0B0+2 1G0-3 0P0-4 1Y1+0 0B1+1 1Y2+0 0G1-3 1P1-4 0Y2-1 1R1-2 0G2-3
    1P2-4 0P3-4 1Y3-1 0R2-2 1R3-2 0G3-3 1P4-4 0R4-3 1P5-4 0Y4-2
  `,
  steps: [
    { type: 'read', text: 'behind' },
    {
      type: 'try',
      text: 'place',
      right: ['R5-3'],
      praise: 'won',
      wrong: 'place',
      refused: 'place',
    },
    { type: 'read', text: 'rule' },
  ],
};

/** A round of one's own. */
const round: Lesson = {
  ...table,
  id: 'round',
  before: '*d32333.33323',
  steps: [
    { type: 'play', moves: 14, text: 'play' },
    { type: 'read', text: 'end' },
  ],
};

/** The course in Penguin Party, in order. */
export const partyLessons: readonly Lesson[] = [base, above, out, alone, last, round];
