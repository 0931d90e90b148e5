import { entryOf, withEntry } from '@rookery/rules/kernel/entry';
import { changeCount } from '@rookery/rules/penguin-party/cards';
import { withCard } from '@rookery/rules/penguin-party/pyramid';
import type { RoundView, Seen, View } from '@rookery/rules/penguin-party/vocabulary';

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
export function finaleOf(previous: View, news: readonly Seen[]): Finale | null {
  const deal = news.findIndex(({ type }) => type === 'dealt');
  const before = news.slice(0, Math.max(0, deal));
  const round = roundOf(previous);
  if (round === null || !before.some(({ type }) => type === 'round-ended')) return null;
  const ended = before.reduce(roundAfter, round);
  const points = before.reduce(
    (now, seen) => (seen.type === 'round-ended' ? seen.points : now),
    previous.points,
  );
  return {
    view: { ...previous, points, stage: { phase: 'over', round: ended } },
    news: before,
    after: news.slice(deal),
  };

  function roundAfter(now: RoundView, seen: Seen): RoundView {
    if (seen.type === 'placed') return withPlaced(now, seen, previous.viewer);
    if (seen.type !== 'went-out') return now;
    const player = { ...entryOf(now.players, seen.seat), out: seen.fitting };
    return { ...now, players: withEntry(now.players, seen.seat, player) };
  }
}

function withPlaced(
  round: RoundView,
  placed: Seen & { readonly type: 'placed' },
  viewer: number | null,
): RoundView {
  const { seat, colour, row, x } = placed;
  const player = entryOf(round.players, seat);
  const isMine = seat === viewer && round.hand !== null;
  return {
    ...round,
    pyramid: withCard(round.pyramid, { colour, row, x }),
    players: withEntry(round.players, seat, { ...player, cards: player.cards - 1 }),
    hand: isMine && round.hand ? changeCount(round.hand, colour, -1) : round.hand,
  };
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
