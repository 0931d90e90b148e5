import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { pyramidCommandsInEnglish, pyramidWordsInEnglish } from './penguinramids-commands.ts';
import { does as seatDoes, type People } from '../../people.ts';
import { countedIn } from '../../plural.ts';

const counted = countedIn('en');

/** A goal in two or three words; what it says in full is `goal` of the game's texts. */
function goalName(goal: Goal): string {
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return ['No raised arm', 'One raised arm', 'Both arms raised'][goal.arms] ?? 'Raised arms';
    case 'most-of-weight':
      return `Most ${String(goal.weight)}s`;
    case 'level-again':
      return `Level ${String(goal.level)} twice`;
    case 'each-card-in-front':
      return 'Cards in front';
    case 'side-of-colours':
      return 'Colourful slope';
    case 'no-grey':
      return 'No grey';
    case 'each-level-of-one-colour':
      return 'One-colour level';
    case 'chief':
      return 'Chief at the end';
    case 'most-of-one-colour':
      return 'Most of a colour';
    case 'every-weight':
      return 'Every weight';
  }
}

const levelName = (level: number): string =>
  level === 0 ? 'the base' : `level ${String(level + 1)}`;

/** What the page alone says about Penguinramids, in English. */
export const penguinramidsPageInEnglish = {
  commands: pyramidCommandsInEnglish,
  /** What can be typed besides. */
  commandWords: pyramidWordsInEnglish,
  /** Signs of the colours, each its own. */
  letters: { red: 'R', blue: 'B', green: 'G', yellow: 'Y', purple: 'P', orange: 'O' },
  arms: (left: number, right: number): string => `arms ${String(left)} and ${String(right)}`,
  round: (round: number): string => `Round ${String(round)} of 10`,
  aboutNew: '10 rounds',
  about: (round: number): string => `round ${String(round)} of 10`,
  aboutOver: 'finished',
  preparing: 'Setting the table…',
  you: 'You',
  region: {
    rivals: 'The others',
    goals: 'Goals',
    order: 'Order of the round',
    own: 'Your pyramid',
    pyramidOf: (name: string): string => `Pyramid of ${name}`,
    offer: 'Available penguins',
    hand: 'Your action cards',
    cards: 'Action cards',
    turn: 'Your turn',
  },
  prompt: {
    choose: 'Choose a card: low goes first.',
    chosen: (name: string, does: string): string => `${name}: ${does}.`,
    mayChange: 'you may still change',
    /** Steps of the own turn can still be undone. */
    notFinal: 'not final yet',
    final: 'cannot be undone',
    /** The page was opened again in the middle of a turn. */
    kept: (prompt: string): string => `Your steps were kept. ${prompt}`,
    chooseFirst: 'First choose a card: the lowest takes a penguin first.',
    waitForChoices: 'The players are still choosing.',
    take: 'Your turn: take a penguin.',
    nothingFits: 'Nothing fits: take any penguin, grey side up.',
    slot: 'Where to? The lit slots can carry it.',
    slotForGrey: 'Where to? It weighs 0 when grey.',
    slotOrGrey: 'Where to? In the grey places it weighs 0.',
    slotOnlyGrey: 'Too heavy, but it weighs 0 when grey.',
    grey: 'Where to? It weighs 0 when grey.',
    penguin: 'Which penguin goes there?',
    side: 'Which side up?',
    flip: 'Which of your penguins turns grey?',
    flipOrTake: 'Which one turns grey, yours or a new one?',
    swap: 'Which one goes under the deck?',
    token: 'Whose arm gets the token?',
    arm: 'Which arm?',
    sure: 'Touch again to do it.',
    mayAct: (name: string): string => `You may still use your action: ${name}.`,
    mayStrengthen: 'You may still put a token on an arm.',
    mayEnd: 'All done: end your turn.',
    ending: 'All done: your turn ends by itself.',
    other: (name: string): string => `It is ${name}’s turn.`,
    next: 'New penguins are waddling in.',
    over: 'The match is over.',
    sending: 'One moment…',
  },
  track: {
    choosing: 'still choosing',
    chosen: 'has chosen',
    done: 'has played',
    now: 'is playing',
    waiting: 'still to play',
    card: (action: number, name: string): string => `action ${String(action)}, ${name}`,
  },
  level: (level: number): string => `Level ${String(level + 1)}`,
  levelWorth: (level: number, points: number): string =>
    `Level ${String(level + 1)}, worth ${String(points)} now`,
  slot: {
    place: (level: number, index: number): string =>
      `level ${String(level + 1)}, slot ${String(index + 1)}`,
    /** In sentences. */
    short: (level: number, index: number): string =>
      level === 3 ? 'the top slot' : `slot ${String(index + 1)} of ${levelName(level)}`,
    holding: (place: string, what: string): string => `${place}: ${what}`,
    openBase: 'open',
    open: (carries: number): string => `open, carries up to ${String(carries)}`,
    closed: 'not open yet',
    lit: 'may go here',
    litGrey: 'only grey, because it then weighs 0',
    litPenguin: 'may be chosen',
  },
  penguin: {
    colour: (colour: string): string => `${colour} penguin`,
    grey: 'grey penguin',
    weight: (weight: number): string => `weight ${String(weight)}`,
    leftArm: (strength: number): string => `left arm ${String(strength)}`,
    rightArm: (strength: number): string => `right arm ${String(strength)}`,
    tokens: (tokens: number): string =>
      `${counted(tokens, { one: 'token', other: 'tokens' })} on it`,
    withNext: (carries: number): string => `carries ${String(carries)} with its right neighbour`,
    taken: 'taken',
    fits: 'fits',
    fitsGrey: 'fits when grey, because it then weighs 0',
    fitsNot: 'fits nowhere',
  },
  hand: {
    card: (action: number, name: string, does: string): string =>
      `Action ${String(action)}, ${name}: ${does}`,
    inHand: 'in hand',
    liesInFront: 'in front',
    inFront: 'lies in front of you',
    chosen: 'chosen',
    frontOf: (cards: string): string => `In front: ${cards}`,
    none: 'none',
  },
  action: {
    1: 'Be the Chief',
    2: 'Turn one grey',
    3: 'Exchange one',
    4: 'Recall cards',
    5: 'Take a token',
  },
  button: {
    end: 'End turn',
    undo: 'Undo',
    token: 'Strengthen',
    tokensLeft: (count: number): string => counted(count, { one: 'token', other: 'tokens' }),
    colourSide: 'Colour side',
    greySide: 'Grey side',
    usesAction: 'weighs 0, uses action 2',
    arm: (arm: string, from: number, to: number): string =>
      `${arm}: ${String(from)}\u{a0}→\u{a0}${String(to)}`,
    leftArm: 'Left arm',
    rightArm: 'Right arm',
    confirm: 'Do it',
    cancel: 'Cancel',
    help: 'How to play',
    used: 'used',
  },
  status: {
    supply: (count: number): string =>
      `${counted(count, { one: 'strength token', other: 'strength tokens' })} in the supply`,
    tokens: (count: number): string =>
      counted(count, { one: 'strength token', other: 'strength tokens' }),
    pointsNow: (points: string): string => `${points} now`,
    split: (sure: number, open: number): string => `${String(sure)} sure, ${String(open)} open`,
    chief: 'Chief Penguin',
    away: 'away',
    look: (name: string): string => `Look at ${name}’s pyramid`,
  },
  goals: {
    heading: 'The three goals',
    now: 'points now',
    final: 'points',
    isOpen: 'Still open: it may change until the end.',
    chip: (name: string, points: string): string => `${name}: ${points} now. More about it`,
    name: goalName,
    details: {
      'each-with-raised-arms':
        'Printed arms above 0 are raised; a token raises none. A grey penguin has both raised.',
      'most-of-weight': 'Grey penguins weigh 0. Everyone tied for the most scores.',
      'level-again': 'Its heaviest penguin counts once more.',
      'each-card-in-front': 'The card of the last round counts too.',
      'side-of-colours':
        'The left or the right edge, from a corner of the base to the top, with no grey in it.',
      'no-grey': 'Counts as long as none of your penguins is grey.',
      'each-level-of-one-colour': 'Levels of two or more penguins, none of them grey.',
      chief: 'For whoever wears the crown after the last round.',
      'most-of-one-colour': 'Grey is not a colour. Everyone tied for the most scores.',
      'every-weight': 'A grey penguin counts as a 0.',
    } satisfies { readonly [rule in Goal['rule']]: string },
  },
  help: {
    aim: 'Everyone builds a pyramid of ten penguins, one in each of ten rounds. The most points win.',
    order: 'The lowest card plays first. Among equal cards the Chief begins.',
    turn: 'On your turn, take a penguin. You may also use the action of your card, before or after.',
    carry: 'Above the base, a penguin may weigh at most what the two arms below it carry together.',
    levels:
      'At the end each level scores the weight of its heaviest penguin, each goal its points.',
  },
  begins: (people: People, seat: number): string =>
    seatDoes(people, seat, 'You go first!', 'goes first.'),
  firstChief: (people: People, seat: number): string =>
    seatDoes(people, seat, 'You are the first Chief!', 'is the first Chief.'),
  result: {
    heading: 'Score sheet',
    row: 'For',
    total: 'Total',
    levels: 'Levels',
    goals: 'Goals',
    youAmongOthers: 'you',
    tieChief: (names: string, chief: string): string =>
      `Tied on points: ${names}. Then the Chief wins (${chief}).`,
    tieOrder: (names: string, chief: string): string =>
      `Tied on points: ${names}. Whoever comes first clockwise from the Chief (${chief}) wins.`,
    decided: (row: string, by: string, rival: string): string =>
      `What decided it: “${row}”, ${by} more than ${rival}.`,
  },
  options: {
    cards: 'Cards',
    ourCards: 'Our reconstruction',
    ownCards: 'My own',
    enterCards: 'Enter your own cards',
    enterCardsHint: 'Only if you want to play with the cards of your own box.',
    goals: 'Goals',
    drawn: 'At random',
    drawnGoals: 'Three of the ten, drawn when the match begins.',
    chosen: 'Chosen by you',
    chooseGoals: (count: number): string => `Choose three (${String(count)} of 3)`,
    chief: 'First Chief',
    drawnChief: 'At random',
    seat: (seat: number): string => `Seat ${String(seat + 1)}`,
  },
};

/** Every text of Penguinramids on the page; each language must have them all. */
export type PenguinramidsPageTexts = typeof penguinramidsPageInEnglish;
