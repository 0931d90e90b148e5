import type { Catalogue } from '../catalogue.ts';

/** What the page says in Korean, part by part; each is fetched only where it is spoken. */
export const korean: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInKorean,
  replay: async () => (await import('./page/replay.ts')).replayInKorean,
  coach: async () => (await import('./page/coach.ts')).coachInKorean,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInKorean, questions: texts.questionWordsInKorean };
  },
  review: async () => (await import('./page/review.ts')).reviewInKorean,
  problems: async () => (await import('./problems.ts')).problemsInKorean,
  rules: async () => (await import('./page/rules.ts')).rulesInKorean,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInKorean,
  numbers: async () => (await import('./page/numbers.ts')).numbersInKorean,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInKorean,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInKorean,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInKorean,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInKorean,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInKorean,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInKorean,
    themes: async () => (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInKorean,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInKorean,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInKorean,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInKorean,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInKorean,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInKorean,
  },
};
