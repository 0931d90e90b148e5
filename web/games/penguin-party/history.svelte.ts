import type { Seen } from '@rookery/rules/penguin-party/vocabulary';
import { SvelteMap } from 'svelte/reactivity';
import { withNews, type RoundPoints } from './rounds.ts';

// A view holds only today's points. What single rounds brought is gathered from the news while a table
// is open, so that the sheet at the end can show it.
const histories = new SvelteMap<string, readonly RoundPoints[]>();

/** The rounds of a match that were seen to end. */
export const roundsOf = (match: string): readonly RoundPoints[] => histories.get(match) ?? [];

/** Remembers the rounds that news tells of. */
export function remember(match: string, news: readonly Seen[]): void {
  if (!news.some(({ type }) => type === 'round-ended')) return;
  histories.set(match, withNews(roundsOf(match), news));
}
