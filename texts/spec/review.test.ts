import { testTranslations } from './translations.ts';

testTranslations({ part: ({ review }) => review, same: { fr: [] } });
