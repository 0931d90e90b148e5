import { expect, test } from 'vitest';
import { readSettings, usualSettings } from './settings.ts';

test('settings are read as they were kept', () => {
  const chosen = { ...usualSettings, language: 'fr', theme: 'dark', sound: false, hand: 'fan' };
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test.each([null, undefined, 7, 'dark', [], { theme: 'pink', sound: 'yes', language: 'tlh' }])(
  'whatever cannot be read is as usual: %j',
  (kept) => {
    expect(readSettings(kept)).toEqual(usualSettings);
  },
);
