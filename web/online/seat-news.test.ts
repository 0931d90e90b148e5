import type { SeatLine } from '@rookery/protocol/people';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatNews } from './seat-news.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Waiting = Parameters<SeatNews['note']>[0];

const person = (name: string): SeatLine['who'] => ({
  kind: 'person',
  name,
  penguin: 'little',
  presence: 'here',
  ready: true,
  standIn: null,
});

/** A table with these names on its seats, the viewer on the first. */
const waiting = (names: readonly (string | null)[], isHost = false): Waiting => ({
  phase: 'waiting',
  seats: names.map((name, seat) => ({
    seat,
    who: name === null ? { kind: 'nobody' } : person(name),
  })),
  you: { seat: 0, isHost },
});

function newsOf(...tables: readonly Waiting[]): SeatNews['current'] {
  const news = new SeatNews();
  for (const table of tables) news.note(table);
  return news.current;
}

test('whoever comes and goes is named for a while', () => {
  const news = new SeatNews();
  news.note(waiting(['Ana', null]));
  expect(news.current).toEqual([]);
  news.note(waiting(['Ana', 'Léo']));
  expect(news.current).toEqual([{ kind: 'came', name: 'Léo' }]);
  vi.advanceTimersByTime(20_000);
  expect(news.current).toEqual([]);
  news.note(waiting(['Ana', null]));
  expect(news.current).toEqual([{ kind: 'left', name: 'Léo' }]);
});

test('whoever only changes seats, and the viewer, are no news', () => {
  expect(newsOf(waiting(['Ana', 'Léo', null]), waiting(['Ana', null, 'Léo']))).toEqual([]);
  expect(newsOf(waiting([null, 'Léo']), waiting(['Ana', 'Léo']))).toEqual([]);
});

test('the viewer is told of the host’s rights, and of who left with them', () => {
  expect(newsOf(waiting(['Ana', 'Léo']), waiting(['Ana', null], true))).toEqual([
    { kind: 'left', name: 'Léo' },
    { kind: 'host' },
  ]);
});

test('nothing is told during a match, nor of what a match has changed', () => {
  const playing: Waiting = { ...waiting(['Ana', null]), phase: 'playing' };
  expect(newsOf(waiting(['Ana', 'Léo']), playing, waiting(['Ana', null]))).toEqual([]);
});
