import type { Catalogue } from '../catalogue.ts';

/** What the page says in Italian, part by part; each is fetched only where it is spoken. */
export const italian: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInItalian,
  replay: async () => (await import('./page/replay.ts')).replayInItalian,
  coach: async () => (await import('./page/coach.ts')).coachInItalian,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInItalian, questions: texts.questionWordsInItalian };
  },
  review: async () => (await import('./page/review.ts')).reviewInItalian,
  problems: async () => (await import('./problems.ts')).problemsInItalian,
  rules: async () => (await import('./page/rules.ts')).rulesInItalian,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInItalian,
  numbers: async () => (await import('./page/numbers.ts')).numbersInItalian,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInItalian,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInItalian,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInItalian,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInItalian,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInItalian,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInItalian,
    themes: async () =>
      (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInItalian,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInItalian,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInItalian,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInItalian,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInItalian,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInItalian,
  },
};
