/** What can be typed to ask something, the first one shown; so in every language. */
export const questionWordsInEnglish = {
  hand: ['hand', 'my hand', 'cards', 'my cards'],
  pyramid: ['pyramid', 'board', 'rows'],
  counts: ['who', 'counts', 'players'],
  scores: ['scores', 'score', 'points'],
  places: ['places', 'where'],
  moves: ['moves', 'options', 'what can i do'],
  goals: ['goals'],
  offer: ['offer', 'available'],
  why: ['why', 'why not'],
  changes: ['changes', 'what changed', 'last', 'news'],
  repeat: ['repeat', 'again'],
  turn: ['turn', 'whose turn'],
  proceed: ['continue', 'go on'],
  help: ['help', 'commands'],
  keys: ['keys'],
} as const;

/** The command line of a table, and its single keys, in English. */
export const commandsInEnglish = {
  label: 'Command line',
  send: 'Send',
  answer: 'Answer',
  earlier: 'Arrow up brings back earlier commands.',
  empty: (help: string): string => `Type a move or a question. “${help}” tells what can be typed.`,
  unknown: (typed: string, help: string): string =>
    `“${typed}” is not understood. “${help}” tells what can be typed.`,
  which: 'Which one?',
  allowed: (move: string): string => `${move}: that is allowed.`,
  wait: 'One moment: the moves of the others are still being shown.',
  nothingNew: 'Nothing has happened since your last move.',
  nothingSaid: 'Nothing has been announced yet.',
  nothingToDo: 'There is nothing for you to decide now.',
  onWithIt: (word: string): string => `The round is over. Type “${word}” to go on.`,
  noPause: 'The match is going on already.',
  asks: {
    hand: 'your cards',
    pyramid: 'the pyramid, row by row',
    counts: 'who has how much',
    scores: 'the points',
    places: 'your places, also for one penguin alone',
    moves: 'everything that you may do now',
    goals: 'the goals',
    offer: 'the available penguins',
    why: 'why a move is refused, with the move behind it',
    changes: 'what has happened since your last move',
    repeat: 'the last announcement again',
    turn: 'whose turn it is',
    proceed: 'on to the next round',
    help: 'what can be typed',
    keys: 'the list of keys',
  },
  question: (word: string, about: string): string => `${word}: ${about}.`,
  keys: {
    title: 'Keys',
    atTables: 'At a table',
    pages: {
      next: 'to the next button or field',
      previous: 'back to the one before',
      press: 'press it',
      choose: 'choose one of several',
      close: 'close what is open',
    },
    line: 'the command line',
    list: 'this list',
    digits: 'choose a colour or an action card',
    arrows: 'walk among places and cards',
    enter: 'do what is chosen',
    escape: 'let go, close',
    replay: {
      steps: 'one move back or on',
      rounds: 'one round back or on',
      ends: 'to the beginning or the end',
      play: 'play or stop',
    },
    names: {
      tab: 'Tab',
      backTab: 'Shift + Tab',
      arrows: 'Arrows',
      sideArrows: '← →',
      enter: 'Enter',
      escape: 'Esc',
      space: 'Space',
      pages: 'Page up, Page down',
      ends: 'Home, End',
    },
  },
};

/** Every text of the command line; each language must have them all. */
export type CommandTexts = typeof commandsInEnglish;

/** The words for each question; each language must have some for all. */
export type QuestionWords = {
  readonly [question in keyof typeof questionWordsInEnglish]: readonly [string, ...string[]];
};
