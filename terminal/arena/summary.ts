import type { DealOutcome } from '@rookery/bots/arena/outcome';
import type { Estimate } from '@rookery/bots/arena/estimate';
import { duelOf, standingOf, type Standing } from '@rookery/bots/arena/standing';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Played } from './orders.ts';
import { ratingsOf, type Rating } from './ratings.ts';
import { together, type Pace } from './stopwatch.ts';
import type { Tournament } from './tournament.ts';

/** How one player did, and how long it took. */
export interface Row {
  readonly player: number;
  readonly label: string;
  readonly standing: Standing;
  readonly rating: Rating;
  readonly pace: Pace;
}

/** What came of a tournament so far. */
export interface Summary {
  /** In the order of the deals. */
  readonly outcomes: readonly DealOutcome[];
  /** Best first. */
  readonly rows: readonly Row[];
  /** How often the player of a row ends before that of a column, both in the order of the rows. */
  readonly duels: readonly (readonly (Estimate | null)[])[];
}

/** What came of the deals played, in whatever order they were finished. */
export function summaryOf({ players }: Tournament, played: readonly Played[]): Summary {
  const outcomes = played.map(({ outcome }) => outcome).toSorted((a, b) => a.deal - b.deal);
  const ratings = ratingsOf(players.length, outcomes);
  const rows = players
    .map(({ label }, player) => ({
      player,
      label,
      standing: standingOf(player, outcomes),
      rating: entryOf(ratings, player),
      pace: together(played.map(({ paces }) => entryOf(paces, player))),
    }))
    .toSorted((a, b) => meanWins(b) - meanWins(a));
  const duels = rows.map(({ player }) =>
    rows.map((other) => (other.player === player ? null : duelOf(player, other.player, outcomes))),
  );
  return { outcomes, rows, duels };
}

const meanWins = ({ standing }: Row): number => standing.wins?.mean ?? 0;
