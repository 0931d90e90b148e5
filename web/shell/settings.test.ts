import { expect, test } from 'vitest';
import { readSettings, defaultSettings } from './settings.ts';

test('settings are read as they were kept', () => {
  const chosen = { ...defaultSettings, language: 'fr', theme: 'dark', sound: false, hand: 'fan' };
  expect(readSettings(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
});

test.each([null, undefined, 7, 'dark', [], { theme: 'pink', sound: 'yes', language: 'tlh' }])(
  'whatever cannot be read is as usual: %j',
  (kept) => {
    expect(readSettings(kept)).toEqual(defaultSettings);
  },
);
