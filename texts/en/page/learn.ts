/** The courses, in English. */
export const learnInEnglish = {
  title: (game: string): string => `Learn ${game}`,
  button: (minutes: number): string => `Learn in ${String(minutes)} minutes`,
  about: 'Short lessons on the real table. Leave at any time; what you have done is kept.',
  lesson: (number: number, count: number): string => `Lesson ${String(number)} of ${String(count)}`,
  done: 'done',
  start: 'Start',
  goOn: 'Go on',
  again: 'Once more',
  next: 'Next lesson',
  toCourse: 'All lessons',
  play: 'Play against bots',
  rules: 'Read the rules',
  puzzles: 'Solve puzzles',
  finished: 'Lesson done!',
  courseFinished: 'You know the game. Well done!',
  unknown: {
    title: 'No such lesson',
    hint: 'There is no lesson at this address.',
    action: 'Back home',
  },
  you: 'You',
  coach: 'What to do',
};

/** Every text of the courses; each language must have them all. */
export type LearnTexts = typeof learnInEnglish;
