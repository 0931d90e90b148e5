import type { Goal } from '@rookery/rules/penguinramids/vocabulary';
import { countedIn } from '@rookery/texts/plural';

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

/** What the page alone says about Penguinramids, in English. */
export const penguinramidsPageInEnglish = {
  /** Signs of the colours, each its own. */
  letters: { red: 'R', blue: 'B', green: 'G', yellow: 'Y', purple: 'P', orange: 'O' },
  arms: (left: number, right: number): string => `arms ${String(left)} and ${String(right)}`,
  round: (round: number): string => `Round ${String(round)} of 10`,
  about: (round: number): string => `round ${String(round)} of 10`,
  aboutOver: 'finished',
  preparing: 'The table is being laid …',
  you: 'You',
  region: {
    rivals: 'The others',
    goals: 'Goals',
    order: 'Order of the round',
    own: 'Your pyramid',
    pyramidOf: (name: string): string => `Pyramid of ${name}`,
    offer: 'Available penguins',
    hand: 'Your action cards',
    turn: 'Your turn',
  },
  prompt: {
    choose: 'Choose an action card in secret.',
    chosen: (name: string, does: string): string => `${name}: ${does}. You may still change it.`,
    waitForChoices: 'The others are still choosing.',
    take: 'Your turn: take a penguin.',
    nothingFits: 'Nothing fits: take any penguin, grey side up.',
    slot: 'Where to? Lit slots carry it.',
    penguin: 'Which penguin goes there?',
    side: 'Which side up?',
    flip: 'Which of your penguins turns to stone?',
    swap: 'Which one goes under the deck?',
    token: 'Whose arm gets the token?',
    arm: 'Which arm?',
    sure: 'Touch again to do it.',
    mayAct: 'You may still use your action.',
    mayEnd: 'All done: end your turn.',
    other: (name: string): string => `${name} is playing.`,
    next: 'New penguins are waddling in.',
    over: 'The match is over.',
    sending: 'One moment …',
  },
  track: {
    choosing: 'still choosing',
    chosen: 'has chosen',
    done: 'had the turn',
    now: 'plays now',
    waiting: 'follows',
    card: (action: number, name: string): string => `action ${String(action)}, ${name}`,
  },
  level: (level: number): string => `Level ${String(level + 1)}`,
  levelWorth: (level: number, points: number): string =>
    `Level ${String(level + 1)}, worth ${String(points)} now`,
  slot: {
    place: (level: number, index: number): string =>
      `level ${String(level + 1)}, slot ${String(index + 1)}`,
    openBase: 'open',
    open: (carries: number): string => `open, carries up to ${String(carries)}`,
    closed: 'not open yet',
    lit: 'may go here',
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
    withNext: (carries: number): string => `carries with its right neighbour ${String(carries)}`,
    fits: 'fits',
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
    2: 'Turn to stone',
    3: 'Exchange one',
    4: 'Recall cards',
    5: 'Take a token',
  },
  button: {
    end: 'End turn',
    token: 'Strengthen',
    tokensLeft: (count: number): string => counted(count, { one: 'token', other: 'tokens' }),
    colourSide: 'Colour side',
    greySide: 'Grey side',
    usesAction: 'uses action 2',
    arm: (arm: string, from: number, to: number): string =>
      `${arm}: ${String(from)} → ${String(to)}`,
    leftArm: 'Left arm',
    rightArm: 'Right arm',
    confirm: 'Do it',
    cancel: 'Not this',
    close: 'Close',
    help: 'What the actions do',
    used: 'used',
  },
  status: {
    supply: (count: number): string =>
      `${counted(count, { one: 'strength token', other: 'strength tokens' })} in the supply`,
    tokens: (count: number): string =>
      counted(count, { one: 'strength token', other: 'strength tokens' }),
    pointsNow: (points: string): string => `${points} now`,
    chief: 'Chief Penguin',
    away: 'away',
    look: (name: string): string => `Look at ${name}’s pyramid`,
  },
  goals: {
    heading: 'The three goals',
    now: 'points now',
    chip: (name: string, points: string): string => `${name}: ${points} now. More about it`,
    name: goalName,
    details: {
      'each-with-raised-arms': 'As printed: a token raises no arm, and a grey penguin has two.',
      'most-of-weight': 'Grey penguins weigh 0. Everyone who ties for most scores.',
      'level-again': 'Its heaviest penguin counts once more.',
      'each-card-in-front': 'The card of the last round lies in front too.',
      'side-of-colours':
        'The left or the right edge, from a corner of the base to the top. Grey breaks it.',
      'no-grey': 'Counts for as long as no penguin of yours lies grey.',
      'each-level-of-one-colour': 'Levels of two or more penguins, none of them grey.',
      chief: 'Whoever has the crown after the last round.',
      'most-of-one-colour': 'Grey is no colour. Everyone who ties for most scores.',
      'every-weight': 'A grey penguin is a 0.',
    } satisfies { readonly [rule in Goal['rule']]: string },
  },
  help: {
    order: 'The lowest card has the first turn; among equal cards the Chief begins.',
    turn: 'In your turn you take a penguin and may use the action of your card, in any order.',
    carry: 'A penguin above the base may weigh what the two arms that reach it carry together.',
    levels: 'In the end each level scores its heaviest penguin, and each goal what it says.',
  },
  result: {
    heading: 'Score sheet',
    row: 'For',
    total: 'Total',
    tieChief: (names: string): string => `Equally many points: ${names}. The crown decides.`,
    tieOrder: (names: string, chief: string): string =>
      `Equally many points: ${names}. Whoever comes first clockwise from the Chief (${chief}) wins.`,
  },
  options: {
    goals: 'Goals',
    drawn: 'Drawn',
    drawnGoals: 'Three of ten, when the match begins.',
    chosen: 'Chosen',
    chooseGoals: (count: number): string => `Choose three (${String(count)} of 3)`,
    chief: 'First Chief',
    drawnChief: 'Drawn',
    seat: (seat: number): string => `Seat ${String(seat + 1)}`,
  },
};

/** Every text of Penguinramids on the page; each language must have them all. */
export type PenguinramidsPageTexts = typeof penguinramidsPageInEnglish;
