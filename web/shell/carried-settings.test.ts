import { expect, test } from 'vitest';
import { adopt, changesOf, readCarried, withoutKnown } from './carried-settings.ts';
import { defaultSettings } from './settings.ts';

const note = { account: 'Ana', times: { theme: 10, volume: 20, alerts: 30 } };

test('what was changed on this device goes along, with its time; alerts stay', () => {
  const settings = { ...defaultSettings, theme: 'dark', volume: 9, alerts: true } as const;
  expect(changesOf(settings, note)).toEqual({
    theme: { value: 'dark', at: 10 },
    volume: { value: 9, at: 20 },
  });
});

test('the later change counts, and what cannot be read changes nothing', () => {
  const found = {
    theme: { value: 'dark', at: 11 },
    volume: { value: 1, at: 19 },
    palette: { value: 'pink', at: 50 },
    alerts: { value: true, at: 50 },
    sound: { value: false, at: 5 },
    later: { value: 'unknown', at: 50 },
  };
  const { settings, times } = adopt({ ...defaultSettings, volume: 9 }, note, found);
  expect(settings).toEqual({ ...defaultSettings, theme: 'dark', volume: 9, sound: false });
  expect(times).toEqual({ theme: 11, volume: 20, alerts: 30, sound: 5 });
});

test('whoever comes with an account finds its settings, and adds what it lacks', () => {
  const changes = changesOf({ ...defaultSettings, theme: 'dark', volume: 9 }, note);
  expect(withoutKnown(changes, { theme: { value: 'light', at: 1 } })).toEqual({
    volume: { value: 9, at: 20 },
  });
});

test.each([null, 7, [], { times: 3 }, { account: 5, times: { theme: 'x' } }])(
  'an unreadable note is an empty one: %j',
  (kept) => {
    expect(readCarried(kept)).toEqual({ account: null, times: {} });
  },
);
