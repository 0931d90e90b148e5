import type { Catalogue } from '../catalogue.ts';

/** What the page says in English, part by part; each is fetched only where it is spoken. */
export const english: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInEnglish,
  replay: async () => (await import('./page/replay.ts')).replayInEnglish,
  coach: async () => (await import('./page/coach.ts')).coachInEnglish,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInEnglish, questions: texts.questionWordsInEnglish };
  },
  review: async () => (await import('./page/review.ts')).reviewInEnglish,
  problems: async () => (await import('./problems.ts')).problemsInEnglish,
  rules: async () => (await import('./page/rules.ts')).rulesInEnglish,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInEnglish,
  numbers: async () => (await import('./page/numbers.ts')).numbersInEnglish,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInEnglish,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInEnglish,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInEnglish,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInEnglish,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInEnglish,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInEnglish,
    themes: async () =>
      (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInEnglish,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInEnglish,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInEnglish,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInEnglish,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInEnglish,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInEnglish,
  },
};
