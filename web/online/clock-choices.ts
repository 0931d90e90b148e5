import type { ClockRule } from '@rookery/referee/clock';
import type { Settings } from '@rookery/protocol/tables';
import type { OnlinePagesTexts } from '@rookery/texts/en/page/online';
import { sayDuration, shortDuration } from './durations.ts';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The kinds of clocks, in the order in which they are offered. */
export const clockKinds = ['none', 'per-move', 'bank'] as const;

const perMove = (move: number): ClockRule => ({ kind: 'per-move', move });
const bank = (minutes: number, seconds: number): ClockRule => ({
  kind: 'bank',
  bank: minutes * minute,
  increment: seconds * second,
});

/** The clocks of each kind that are offered. */
export const clockChoices: { readonly [kind in ClockRule['kind']]: readonly ClockRule[] } = {
  none: [{ kind: 'none' }],
  'per-move': [30 * second, minute, 3 * minute, day, 3 * day].map(perMove),
  bank: [bank(5, 5), bank(10, 10), bank(20, 15), bank(45, 30)],
};

/** The clock of each kind that is chosen first. */
export const usualClocks: { readonly [kind in ClockRule['kind']]: ClockRule } = {
  none: { kind: 'none' },
  'per-move': perMove(minute),
  bank: bank(10, 10),
};

/** The settings before anything is chosen: for friends, without a clock. */
export const usualSettings: Settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'welcome',
  chat: 'text',
};

/** A clock in few words: `No clock`, `1 minute per move`, `10 min + 10 s`. */
export function sayClock(rule: ClockRule, texts: OnlinePagesTexts): string {
  const { settings, durations } = texts;
  switch (rule.kind) {
    case 'none':
      return settings.noClock;
    case 'per-move':
      return settings.perMove(sayDuration(rule.move, durations));
    case 'bank':
      return settings.bank(
        shortDuration(rule.bank, durations),
        shortDuration(rule.increment, durations),
      );
  }
}

export const isSameClock = (a: ClockRule, b: ClockRule): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
