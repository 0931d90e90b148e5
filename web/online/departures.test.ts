import type { SeatLine } from '@rookery/protocol/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Departures } from './departures.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const mia: SeatLine['who'] = {
  kind: 'person',
  name: 'Mia',
  penguin: 'little',
  presence: 'here',
  ready: true,
  standIn: null,
};
const remi: SeatLine['who'] = { kind: 'bot', level: 'adelie' };

const playing = (match: string, who: SeatLine['who']): Parameters<Departures['note']>[0] => ({
  match,
  phase: 'playing',
  seats: [{ seat: 0, who }],
  you: { seat: null, isHost: false },
});

test('whoever gives up a seat is named for half a minute', () => {
  const departures = new Departures();
  departures.note(playing('first', mia));
  expect(departures.current.size).toBe(0);
  departures.note(playing('first', remi));
  departures.note(playing('first', remi));
  expect([...departures.current]).toEqual([[0, 'Mia']]);
  vi.advanceTimersByTime(30_000);
  expect(departures.current.size).toBe(0);
  departures.note(playing('first', remi));
  expect(departures.current.size).toBe(0);
});

test('it is also noticed by somebody who was on another page meanwhile', () => {
  new Departures().note(playing('second', mia));
  const back = new Departures();
  back.note(playing('second', remi));
  expect([...back.current]).toEqual([[0, 'Mia']]);
});

test('a bot in the next match has replaced nobody', () => {
  const departures = new Departures();
  departures.note(playing('third', mia));
  departures.note(playing('fourth', remi));
  expect(departures.current.size).toBe(0);
});

test('whoever sat here at the end of a match is told that the next one began without them', () => {
  const departures = new Departures();
  const over = {
    ...playing('fourth', mia),
    phase: 'over',
    you: { seat: 0, isHost: false },
  } as const;
  departures.note(over);
  expect(departures.isLeftOut).toBe(false);
  const without = playing('fifth', remi);
  departures.note(without);
  departures.note(without);
  expect(departures.isLeftOut).toBe(true);
  departures.note({ ...without, phase: 'over' });
  expect(departures.isLeftOut).toBe(false);
});

test('whoever gives up the own seat during a match is not left out', () => {
  const departures = new Departures();
  departures.note({ ...playing('sixth', mia), you: { seat: 0, isHost: false } });
  departures.note(playing('sixth', remi));
  expect(departures.isLeftOut).toBe(false);
});
