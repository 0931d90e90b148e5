import { describe } from 'vitest';
import { testTranslations } from './translations.ts';

describe('around the rules', () => {
  testTranslations({ part: ({ rules }) => rules, same: { fr: [] } });
});

describe('the rules of Penguin Party', () => {
  testTranslations({ part: ({ partyRules }) => partyRules, same: { fr: [] } });
});

describe('the rules of Penguinramids', () => {
  testTranslations({ part: ({ pyramidsRules }) => pyramidsRules, same: { fr: [] } });
});

describe('own cards', () => {
  testTranslations({ part: ({ ownCards }) => ownCards, same: { fr: [] } });
});

describe('own numbers', () => {
  testTranslations({ part: ({ numbers }) => numbers, same: { fr: [] } });
});
