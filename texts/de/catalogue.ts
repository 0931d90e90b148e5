import type { Catalogue } from '../catalogue.ts';

/** What the page says in German, part by part; each is fetched only where it is spoken. */
export const german: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInGerman,
  replay: async () => (await import('./page/replay.ts')).replayInGerman,
  coach: async () => (await import('./page/coach.ts')).coachInGerman,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInGerman, questions: texts.questionWordsInGerman };
  },
  review: async () => (await import('./page/review.ts')).reviewInGerman,
  problems: async () => (await import('./problems.ts')).problemsInGerman,
  rules: async () => (await import('./page/rules.ts')).rulesInGerman,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInGerman,
  numbers: async () => (await import('./page/numbers.ts')).numbersInGerman,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInGerman,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInGerman,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInGerman,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInGerman,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInGerman,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInGerman,
    themes: async () => (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInGerman,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInGerman,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInGerman,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInGerman,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInGerman,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInGerman,
  },
};
