import type { Catalogue } from '../catalogue.ts';

/** What the page says in French, part by part; each is fetched only where it is spoken. */
export const french: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInFrench,
  replay: async () => (await import('./page/replay.ts')).replayInFrench,
  coach: async () => (await import('./page/coach.ts')).coachInFrench,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInFrench, questions: texts.questionWordsInFrench };
  },
  review: async () => (await import('./page/review.ts')).reviewInFrench,
  problems: async () => (await import('./problems.ts')).problemsInFrench,
  rules: async () => (await import('./page/rules.ts')).rulesInFrench,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInFrench,
  numbers: async () => (await import('./page/numbers.ts')).numbersInFrench,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInFrench,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInFrench,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInFrench,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInFrench,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInFrench,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInFrench,
    themes: async () => (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInFrench,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInFrench,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInFrench,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInFrench,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInFrench,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInFrench,
  },
};
