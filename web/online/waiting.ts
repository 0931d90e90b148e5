import type { Table } from '@rookery/protocol/tables';

/** What stands between a table that waits and its match. */
export interface Hindrance {
  readonly freeSeats: number;
  /** Seats of people who are not ready yet; the host is ready by starting, and the viewer knows. */
  readonly notReady: readonly number[];
}

/** What the viewer may do next; one thing is the most obvious. */
export type NextStep =
  /** Looks on, and could play. */
  | { readonly kind: 'sit' }
  /** Looks on, and every seat is taken. */
  | { readonly kind: 'watch' }
  | { readonly kind: 'be-ready' }
  | { readonly kind: 'wait' }
  /** Is the host; a match can begin once nothing hinders it. */
  | { readonly kind: 'start'; readonly isPossible: boolean };

type Waiting = Pick<Table, 'seats' | 'host' | 'you'>;

export function hindranceOf({ seats, host, you }: Waiting): Hindrance {
  return {
    freeSeats: seats.filter(({ who }) => who.kind === 'nobody').length,
    notReady: seats
      .filter(({ who }) => who.kind === 'person' && !who.ready)
      .filter(({ seat }) => seat !== host && seat !== you.seat)
      .map(({ seat }) => seat),
  };
}

export function nextStepOf(table: Waiting): NextStep {
  const { seats, you } = table;
  const { freeSeats, notReady } = hindranceOf(table);
  const isPossible = freeSeats === 0 && notReady.length === 0;
  const mine = seats.find(({ seat }) => seat === you.seat)?.who;
  if (you.isHost && (mine !== undefined || freeSeats === 0)) return { kind: 'start', isPossible };
  if (mine === undefined) return { kind: freeSeats > 0 ? 'sit' : 'watch' };
  return { kind: mine.kind === 'person' && mine.ready ? 'wait' : 'be-ready' };
}

/** What somebody who follows the link to the table could do there. */
export function invitationTo({
  seats,
  settings,
}: Pick<Table, 'seats' | 'settings'>): 'sit' | 'watch' | null {
  if (seats.some(({ who }) => who.kind === 'nobody')) return 'sit';
  return settings.onlookers === 'welcome' ? 'watch' : null;
}

/** Whether the viewer sits here and has not said yet that it may begin: a host says so by starting. */
export const isUnready = ({ seats, you }: Pick<Waiting, 'seats' | 'you'>): boolean =>
  seats.some(({ seat, who }) => seat === you.seat && who.kind === 'person' && !who.ready);
