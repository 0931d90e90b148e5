import type { Catalogue } from '../catalogue.ts';

/** What the page says in Japanese, part by part; each is fetched only where it is spoken. */
export const japanese: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInJapanese,
  replay: async () => (await import('./page/replay.ts')).replayInJapanese,
  coach: async () => (await import('./page/coach.ts')).coachInJapanese,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInJapanese, questions: texts.questionWordsInJapanese };
  },
  review: async () => (await import('./page/review.ts')).reviewInJapanese,
  problems: async () => (await import('./problems.ts')).problemsInJapanese,
  rules: async () => (await import('./page/rules.ts')).rulesInJapanese,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInJapanese,
  numbers: async () => (await import('./page/numbers.ts')).numbersInJapanese,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInJapanese,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInJapanese,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInJapanese,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInJapanese,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInJapanese,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInJapanese,
    themes: async () =>
      (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInJapanese,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInJapanese,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInJapanese,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInJapanese,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInJapanese,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInJapanese,
  },
};
