import { changeCount } from '@rookery/rules/penguin-party/cards';
import type { Cards, RoundView, Seen, View } from '@rookery/rules/penguin-party/vocabulary';

/** The round a view shows; null before the first deal. */
export const roundOf = ({ stage }: View): RoundView | null =>
  stage.phase === 'turn' || stage.phase === 'over' ? stage.round : null;

/** The number of the round a view shows, or is about to. */
export function roundNumberOf({ stage }: View): number {
  switch (stage.phase) {
    case 'starter':
      return 1;
    case 'deal':
      return stage.number;
    case 'turn':
    case 'over':
      return stage.round.number;
  }
}

/** The table when a round ended, and how many of the news led there. */
interface Finale {
  readonly view: View;
  readonly newsCount: number;
  readonly nextRound: number;
}

/**
 * The view of an update shows the moment after all its news. When a round ends, it already shows the
 * next deal. This returns the moment before that deal, at which the last penguin stands.
 */
export function finaleOf(news: readonly Seen[], previous: View, next: View): Finale | null {
  const deal = news.findIndex(({ type }) => type === 'dealt');
  const before = news.slice(0, Math.max(0, deal));
  const points = next.rounds.at(-1)?.points;
  const hasEnded = before.some(({ type }) => type === 'round-ended');
  if (next.lastRound === null || points === undefined || !hasEnded) return null;
  const round = { ...next.lastRound, hand: handAfter(previous, before) };
  return {
    view: { ...next, points, stage: { phase: 'over', round } },
    newsCount: deal,
    nextRound: roundNumberOf(next),
  };
}

/** What the viewer still held when the round ended. */
function handAfter(previous: View, news: readonly Seen[]): Cards | null {
  const hand = roundOf(previous)?.hand ?? null;
  const mine = news.filter((seen) => seen.type === 'placed' && seen.seat === previous.viewer);
  return mine.reduce(
    (left, seen) => (left && seen.type === 'placed' ? changeCount(left, seen.colour, -1) : left),
    hand,
  );
}

/** How a player stands, as badges show it. */
export interface PlayerStanding {
  readonly cards: number;
  readonly points: number;
  readonly status: 'in' | 'out' | 'done';
  readonly isTurn: boolean;
}

/** How a player stands in the round that is shown. */
export function standingOf(view: View, seat: number): PlayerStanding {
  const player = roundOf(view)?.players[seat];
  const isTurn = view.stage.phase === 'turn' && view.stage.turn === seat;
  const points = view.points[seat] ?? 0;
  if (!player) return { cards: 0, points, status: 'in', isTurn };
  const whileIn = player.cards === 0 ? 'done' : 'in';
  return { cards: player.cards, points, status: player.out === null ? whileIn : 'out', isTurn };
}
