import { expect, test } from 'vitest';
import { chooseLanguage } from './page.ts';

test.each([
  [null, '', 'en'],
  [null, 'fr', 'fr'],
  [null, 'fr-CA,fr;q=0.8', 'fr'],
  [null, 'en;q=0.5, fr;q=0.7', 'fr'],
  [null, 'pl, fr;q=0.3, en;q=0.2', 'fr'],
  [null, 'ja-JP, en;q=0.5', 'ja'],
  [null, 'de-AT, de;q=0.9', 'de'],
  [null, 'fr;q=0, en;q=0.1', 'en'],
  [null, 'pl', 'en'],
  [null, ';;;,q=,*', 'en'],
  ['fr', 'en', 'fr'],
  ['FR-ca', 'en', 'fr'],
  ['xx', 'fr', 'en'],
  ['', 'fr', 'en'],
])('asked for %o by a browser that likes "%s": %s', (asked, header, language) => {
  expect(chooseLanguage(asked, header)).toBe(language);
});
