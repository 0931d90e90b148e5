import { expect, test } from 'vitest';
import { defaultSettings, parseSettingsFile, readSettings, settingsFileOf } from './settings.ts';

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

test('motions of earlier versions are understood', () => {
  expect(readSettings({ motion: 'reduced' }).motion).toBe('off');
  expect(readSettings({ motion: 'full' }).motion).toBe('500');
});

test('a volume is a whole number from 1 to 10', () => {
  expect(readSettings({ volume: 7 }).volume).toBe(7);
  for (const volume of [0, 11, 2.5, '7', null]) {
    expect(readSettings({ volume }).volume).toBe(defaultSettings.volume);
  }
});

test('settings come back from their file, without the leave to send notifications', () => {
  const chosen = { ...defaultSettings, palette: 'red-green', volume: 9, alerts: true } as const;
  const { alerts: _, ...carried } = chosen;
  expect(parseSettingsFile(JSON.stringify(settingsFileOf(chosen)))).toEqual({
    ok: true,
    value: carried,
  });
});

test('a file of something else is refused', () => {
  expect(parseSettingsFile('penguins')).toMatchObject({ problems: ['not-json'] });
  for (const other of ['null', '7', '{}', '{"rookery":"record"}', '[]']) {
    expect(parseSettingsFile(other)).toMatchObject({ problems: ['not-settings'] });
  }
});
