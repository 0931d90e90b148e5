import { testTranslations } from './translations.ts';

testTranslations({ part: ({ replay }) => replay, same: { fr: [] } });
