/** What the coach says at a table with bots, in English. */
export const coachInEnglish = {
  name: 'Coach',
  greeting: 'How can I help? I see only what you see.',
  hint: 'Hint',
  holdings: 'What can they hold?',
  takeBack: 'Take back my move',
  thinking: 'Let me think…',
  wait: 'Wait for your turn, then I can help you choose.',
  nothingToTakeBack: 'There is no move of yours to take back.',
  takenBack: 'Your move is taken back. Choose another one. The match is marked for it.',
  failed: 'Something went wrong. Please ask again.',
};

/** Every text of the coach; each language must have them all. */
export type CoachTexts = typeof coachInEnglish;
