import type { Catalogue } from '../catalogue.ts';

/** What the page says in Spanish, part by part; each is fetched only where it is spoken. */
export const spanish: Catalogue = {
  page: async () => (await import('./page/page.ts')).pageInSpanish,
  replay: async () => (await import('./page/replay.ts')).replayInSpanish,
  coach: async () => (await import('./page/coach.ts')).coachInSpanish,
  commands: async () => {
    const texts = await import('./page/commands.ts');
    return { say: texts.commandsInSpanish, questions: texts.questionWordsInSpanish };
  },
  review: async () => (await import('./page/review.ts')).reviewInSpanish,
  problems: async () => (await import('./problems.ts')).problemsInSpanish,
  rules: async () => (await import('./page/rules.ts')).rulesInSpanish,
  ownCards: async () => (await import('./page/own-cards.ts')).ownCardsInSpanish,
  numbers: async () => (await import('./page/numbers.ts')).numbersInSpanish,
  puzzles: async () => (await import('./page/puzzles.ts')).puzzlesInSpanish,
  bigScreen: async () => (await import('./page/big-screen.ts')).bigScreenInSpanish,
  penguinParty: {
    game: async () => (await import('./penguin-party/texts.ts')).penguinPartyInSpanish,
    page: async () => (await import('./page/penguin-party.ts')).penguinPartyPageInSpanish,
    lessons: async () => (await import('./lessons/penguin-party.ts')).partyCourseInSpanish,
    rules: async () => (await import('./page/penguin-party-rules.ts')).penguinPartyRulesInSpanish,
    themes: async () =>
      (await import('./page/penguin-party-themes.ts')).penguinPartyThemesInSpanish,
  },
  penguinramids: {
    game: async () => (await import('./penguinramids/texts.ts')).penguinramidsInSpanish,
    page: async () => (await import('./page/penguinramids.ts')).penguinramidsPageInSpanish,
    lessons: async () => (await import('./lessons/penguinramids.ts')).pyramidCourseInSpanish,
    rules: async () => (await import('./page/penguinramids-rules.ts')).penguinramidsRulesInSpanish,
    themes: async () =>
      (await import('./page/penguinramids-themes.ts')).penguinramidsThemesInSpanish,
  },
};
