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

/** The end of a round that the next deal has already swept away. */
export interface Finale {
  /** The table as it was when the round ended. */
  readonly view: View;
  /** What led there. */
  readonly news: readonly Seen[];
  /** What came after it. */
  readonly after: readonly Seen[];
}

/**
 * An update stands for the moment after everything it tells: when a round ends, its view already
 * shows the next deal. This gives back the moment between, so that the last penguin is seen to stand.
 */
export function finaleOf(previous: View, next: View, news: readonly Seen[]): Finale | null {
  const deal = news.findIndex(({ type }) => type === 'dealt');
  const before = news.slice(0, Math.max(0, deal));
  const points = next.rounds.at(-1)?.points;
  const hasEnded = before.some(({ type }) => type === 'round-ended');
  if (next.lastRound === null || points === undefined || !hasEnded) return null;
  const round = { ...next.lastRound, hand: handAfter(previous, before) };
  return {
    view: { ...next, points, stage: { phase: 'over', round } },
    news: before,
    after: news.slice(deal),
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
