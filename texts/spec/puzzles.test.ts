import { describe } from 'vitest';
import { testTranslations } from './translations.ts';

describe('the puzzles', () => {
  testTranslations({ part: ({ puzzles }) => puzzles, same: { fr: [] } });
});

describe('the themes of Penguin Party', () => {
  testTranslations({ part: ({ partyThemes }) => partyThemes, same: { fr: [] } });
});

describe('the themes of Penguinramids', () => {
  testTranslations({ part: ({ pyramidsThemes }) => pyramidsThemes, same: { fr: [] } });
});
