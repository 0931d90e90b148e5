import { clockRule } from '@rookery/protocol/clocks';
import { settings } from '@rookery/protocol/tables';
import { read } from '@rookery/rules/kernel/shape';
import { describe, expect, test } from 'vitest';
import { onlinePagesInEnglish } from '@rookery/texts/en/page/online';
import { onlinePagesInFrench } from '@rookery/texts/fr/page/online';
import {
  clockChoices,
  clockKinds,
  isSameClock,
  sayClock,
  usualClocks,
  usualSettings,
} from './clock-choices.ts';

describe('clocks to choose from', () => {
  test('the protocol knows every one of them, and the usual settings', () => {
    const all = clockKinds.flatMap((kind) => clockChoices[kind]);
    for (const rule of all) expect(read(clockRule, rule, 'clock').ok).toBe(true);
    expect(read(settings, usualSettings, 'settings').ok).toBe(true);
  });

  test('what is usual of a kind is among its choices', () => {
    for (const kind of clockKinds) {
      const usual = usualClocks[kind];
      expect(clockChoices[kind].some((rule) => isSameClock(rule, usual))).toBe(true);
    }
  });

  test('each has different words', () => {
    for (const texts of [onlinePagesInEnglish, onlinePagesInFrench]) {
      const words = clockKinds.flatMap((kind) =>
        clockChoices[kind].map((rule) => sayClock(rule, texts)),
      );
      expect(new Set(words).size).toBe(words.length);
    }
    expect(sayClock(usualClocks.bank, onlinePagesInEnglish)).toBe('10 min + 10 s');
    expect(sayClock(usualClocks['per-move'], onlinePagesInFrench)).toBe('1 minute par coup');
  });
});
