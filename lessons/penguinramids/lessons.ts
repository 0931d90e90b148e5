import type { Lesson, LessonStep } from '../lesson.ts';

/** You against one other player, with penguins and goals that are the same for every learner. */
const table = {
  seats: 2,
  learner: 0,
  options: { chief: 0, goals: ['one-raised-arm', 'third-level-twice', 'chief-at-end'] },
} as const;

/** Asks for a move; a hint answers whatever else the learner does. */
const ask = (text: string, right: readonly string[], praise: string, hint: string): LessonStep => ({
  type: 'try',
  text,
  right,
  praise,
  wrong: hint,
  refused: hint,
});

/** A card, a penguin, the base, the end of a turn (PR5, PR8, PR9, PR19). */
const pyramid: Lesson = {
  ...table,
  id: 'pyramid',
  before: '*or1b,b2a',
  steps: [
    { type: 'read', text: 'welcome' },
    ask('card', ['c*'], 'cardDone', 'card'),
    { type: 'watch', acts: ['1c5'], text: 'reveal' },
    ask('take', ['p*c'], 'takeDone', 'takeHint'),
    ask('end', ['e'], 'endDone', 'end'),
  ],
};

/** The lowest card goes first, and card 1 takes the Chief (PR6, PR13). */
const order: Lesson = {
  ...table,
  id: 'order',
  options: { ...table.options, chief: 1 },
  before: '*or1b,b4a',
  steps: [
    { type: 'read', text: 'low' },
    ask('one', ['c1'], 'oneDone', 'oneHint'),
    { type: 'watch', acts: ['1c3'], text: 'first' },
    ask('chief', ['k'], 'chiefDone', 'chiefHint'),
    ask('take', ['p*'], 'takeDone', 'take'),
    { type: 'read', text: 'tie' },
  ],
};

/** Two arms carry a penguin (PR10). */
const arms: Lesson = {
  ...table,
  id: 'arms',
  before: `
    *or0a,b1b 0c2 1c3 0pr0a@0,1c 0e 1pb1b@0,0c 1e
    *og0a,b1c 0c3 1c4 0pg0a@0,2c 0e 1pb1c@0,1c 1e
    *or3a,y4a 0c1 1c5
  `,
  steps: [
    { type: 'read', text: 'carry' },
    ask('four', ['py4a@1,1c'], 'fourDone', 'fourHint'),
    { type: 'read', text: 'heaviest' },
  ],
};

/** What nobody can carry turns grey (PR11). */
const grey: Lesson = {
  ...table,
  id: 'grey',
  before: `
    *or4a,b1a 0c1 1c2 0pr4a@0,0c 0e 1pb1a@0,0c 1e
    *ob4a,b1b 0c2 1c3 0pb4a@0,1c 0e 1pb1b@0,1c 1e
    *og4a,b1c 0c3 1c4 0pg4a@0,2c 0e 1pb1c@0,2c 1e
    *oy4a,g1a 0c5 1c5 0py4a@0,3c 0e 1pg1a@0,3c 1e
    *or2a,b2b 0c4 1c4
  `,
  steps: [
    { type: 'read', text: 'weak' },
    ask('any', ['p*g'], 'anyDone', 'anyHint'),
    { type: 'read', text: 'rule' },
  ],
};

/** Card 2 turns a penguin grey on purpose (PR14). */
const flip: Lesson = {
  ...table,
  id: 'flip',
  before: `
    *or1c,b1b 0c1 1c3 0pr1c@0,1c 0e 1pb1b@0,0c 1e
    *og3b,b1c 0c3 1c4 0pg3b@0,2c 0e 1pb1c@0,1c 1e
    *or3a,y4a 0c2 1c5
  `,
  steps: [
    { type: 'read', text: 'nothing' },
    ask('top', ['p*@1,1g'], 'topDone', 'topHint'),
    { type: 'read', text: 'rule' },
  ],
};

/** Card 3 exchanges an offered penguin (PR15). */
const exchange: Lesson = {
  ...table,
  id: 'exchange',
  before: `
    *or1c,b1b 0c1 1c3 0pr1c@0,1c 0e 1pb1b@0,0c 1e
    *og3b,b1c 0c2 1c4 0pg3b@0,2c 0e 1pb1c@0,1c 1e
    *or4a,y4a 0c3 1c5
  `,
  steps: [
    ask('away', ['x*'], 'awayDone', 'awayHint'),
    ask('take', ['p*'], 'takeDone', 'take'),
    { type: 'read', text: 'rule' },
  ],
};

/** Card 4 brings all cards back (PR16, PR18). */
const recall: Lesson = {
  ...table,
  id: 'recall',
  before: `
    *or1c,b1b 0c1 1c3 0pr1c@0,1c 0e 1pb1b@0,0c 1e
    *og3b,b1c 0c2 1c4 0pg3b@0,2c 0e 1pb1c@0,1c 1e
    *or1a,y4a 0c3 1c5 0pr1a@0,3c 0e 1py4a@0,2c 1e
    *oy0a,y1a 0c4 1c4
  `,
  steps: [
    { type: 'read', text: 'few' },
    ask('back', ['r'], 'backDone', 'backHint'),
    { type: 'read', text: 'rule' },
  ],
};

/** Card 5 brings a token, which makes an arm stronger (PR17). */
const token: Lesson = {
  ...table,
  id: 'token',
  before: `
    *or1b,b1b 0c1 1c3 0pr1b@0,1c 0e 1pb1b@0,0c 1e
    *og1b,b1c 0c2 1c4 0pg1b@0,2c 0e 1pb1c@0,1c 1e
    *or3a,y4a 0c5 1c5
  `,
  steps: [
    { type: 'read', text: 'short' },
    ask('take', ['t'], 'takeDone', 'takeHint'),
    ask('arm', ['+0,1r', '+0,2l'], 'armDone', 'armHint'),
    ask('three', ['pr3a@1,1c'], 'threeDone', 'threeHint'),
  ],
};

/** Goals bring points at the end (PR2, PR21). */
const goals: Lesson = {
  ...table,
  id: 'goals',
  before: '*or1c,b1b 0c3 1c4',
  steps: [
    { type: 'read', text: 'three' },
    ask('arm', ['pr1c@*c'], 'armDone', 'armHint'),
    { type: 'read', text: 'rule' },
  ],
};

/** The last penguin of a match, and the points (PR21). */
const end: Lesson = {
  ...table,
  id: 'end',
  options: { chief: 0, goals: ['third-level-twice', 'no-grey', 'chief-at-end'] },
  before: `
    *og0b,g0c 1c4 0c3 0pg0b@0,0c 0e 1pg0c@0,3c 1r 1e *ob0a,r3a 1c3 0c4 1pr3a@0,2c 1e 0pb0a@0,1c 0r 0e
    *or2c,b2a 1c5 0c3 0pr2c@0,2c 0e 1pb2a@1,2c 1e *ob0c,r1a 1c1 0c1 0pb0c@0,3c 0e 1pr1a@0,1c 1e
    *ob4b,b0b 1c4 0c5 1pb4b@0,0c 1r 1e 0pb0b@1,0c 0e *ob1c,y1b 1c1 0c2 1py1b@1,0c 1e 0pb1c@1,1c 0e
    *oy1c,g1a 1c2 0c4 1py1c@1,1c 1e 0pg1a@2,0c 0r 0e *oy0c,r0b 1c3 0c3 0pr0b@1,2c 0e 1py0c@2,0c 1e
    *ob2b,g0a 1c4 0c5 1pb2b@2,1c 1r 1e 0pg0a@2,1c 0e *oy3b,r0c 1c1 0c2 1pr0c@3,0c 1e
  `,
  steps: [
    { type: 'read', text: 'last' },
    ask('top', ['py3b@3,0c'], 'topDone', 'topHint'),
    ask('finish', ['e'], 'won', 'finish'),
    { type: 'read', text: 'rule' },
  ],
};

/** The course in Penguinramids, in order. */
export const pyramidLessons: readonly Lesson[] = [
  pyramid,
  order,
  arms,
  grey,
  flip,
  exchange,
  recall,
  token,
  goals,
  end,
];
