import { testTranslations } from './translations.ts';

testTranslations({ part: ({ coach }) => coach, same: { fr: [] } });
