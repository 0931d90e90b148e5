import type { Table } from '@rookery/protocol/tables';

/** What keeps a waiting table from starting its match. */
export interface Obstacles {
  readonly freeSeats: number;
  /** Seats of others who are not ready yet. The host does not count: starting makes the host ready. */
  readonly notReady: readonly number[];
}

/** The one button that the viewer needs next. */
export type NextStep =
  /** The viewer watches, and a seat is free. */
  | { readonly kind: 'sit' }
  /** The viewer watches, and every seat is taken. */
  | { readonly kind: 'watch' }
  | { readonly kind: 'be-ready' }
  | { readonly kind: 'wait' }
  /** The viewer is the host. */
  | { readonly kind: 'start'; readonly isPossible: boolean };

/** A wish of the viewer about one seat of a waiting table. */
export type SeatWish =
  | { readonly type: 'sit'; readonly seat: number | null }
  | { readonly type: 'stand' }
  /** Opens the choice of a level. */
  | { readonly type: 'bot'; readonly seat: number }
  | { readonly type: 'free-seat'; readonly seat: number }
  | { readonly type: 'pass-host'; readonly seat: number };

type WaitingTable = Pick<Table, 'seats' | 'host' | 'you'>;

export function findObstacles({ seats, host, you }: WaitingTable): Obstacles {
  return {
    freeSeats: seats.filter(({ who }) => who.kind === 'nobody').length,
    notReady: seats
      .filter(({ who }) => who.kind === 'person' && !who.ready)
      .filter(({ seat }) => seat !== host && seat !== you.seat)
      .map(({ seat }) => seat),
  };
}

export function findNextStep(table: WaitingTable): NextStep {
  const { seats, you } = table;
  const { freeSeats, notReady } = findObstacles(table);
  const isPossible = freeSeats === 0 && notReady.length === 0;
  const mine = seats.find(({ seat }) => seat === you.seat)?.who;
  if (you.isHost && (mine !== undefined || freeSeats === 0)) return { kind: 'start', isPossible };
  if (mine === undefined) return { kind: freeSeats > 0 ? 'sit' : 'watch' };
  return { kind: mine.kind === 'person' && mine.ready ? 'wait' : 'be-ready' };
}

/** What the link to the table invites to: taking a seat or watching. */
export function chooseInvitation({
  seats,
  settings,
}: Pick<Table, 'seats' | 'settings'>): 'sit' | 'watch' | null {
  if (seats.some(({ who }) => who.kind === 'nobody')) return 'sit';
  return settings.onlookers === 'welcome' ? 'watch' : null;
}

/** Whether the viewer has a seat here and is not ready yet. */
export const isUnready = ({ seats, you }: Pick<WaitingTable, 'seats' | 'you'>): boolean =>
  seats.some(({ seat, who }) => seat === you.seat && who.kind === 'person' && !who.ready);
