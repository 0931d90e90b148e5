/** What notifications say while the page is closed, in English. */
export const alertsInEnglish = {
  turn: 'It is your turn',
  begun: 'A match has begun',
  rematch: 'Another match?',
  moved: (name: string): string => `${name} has moved.`,
  playAgain: (name: string): string => `${name} would like to play again.`,
};

/** Every text of notifications; each language must have them all. */
export type AlertTexts = typeof alertsInEnglish;
