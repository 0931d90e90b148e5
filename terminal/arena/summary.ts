import type { DealOutcome, MatchOutcome } from '@rookery/bots/arena/outcome';
import type { Estimate } from '@rookery/bots/arena/estimate';
import { duelOf, resultOf, type PlayerResult } from '@rookery/bots/arena/player-results';
import { entryOf } from '@rookery/rules/kernel/entry';
import { rate, rating, type Rating } from 'openskill';
import type { PlayedDeal } from './worker-messages.ts';
import { addTimes, type MoveTimes } from './move-times.ts';
import type { Tournament } from './tournament.ts';

/** How one player did, and how long it took. */
export interface PlayerRow {
  readonly player: number;
  readonly label: string;
  readonly result: PlayerResult;
  readonly rating: Rating;
  readonly time: MoveTimes;
}

/** What came of a tournament so far. */
export interface TournamentSummary {
  /** In the order of the deals. */
  readonly outcomes: readonly DealOutcome[];
  /** Best first. */
  readonly rows: readonly PlayerRow[];
  /** How often the player of a row ends before that of a column, both in the order of the rows. */
  readonly duels: readonly (readonly (Estimate | null)[])[];
}

/** What came of the deals played, in whatever order they were finished. */
export function summaryOf(
  { players }: Tournament,
  played: readonly PlayedDeal[],
): TournamentSummary {
  const outcomes = played.map(({ outcome }) => outcome).toSorted((a, b) => a.deal - b.deal);
  const ratings = ratingsOf(players.length, outcomes);
  const rows = players
    .map(({ label }, player) => ({
      player,
      label,
      result: resultOf(player, outcomes),
      rating: entryOf(ratings, player),
      time: addTimes(played.map(({ times }) => entryOf(times, player))),
    }))
    .toSorted((a, b) => meanWins(b) - meanWins(a));
  const duels = rows.map(({ player }) =>
    rows.map((other) => (other.player === player ? null : duelOf(player, other.player, outcomes))),
  );
  return { outcomes, rows, duels };
}

const meanWins = ({ result }: PlayerRow): number => result.wins?.mean ?? 0;

/** The ratings of all players after all matches, in the order of the deals (Weng and Lin's Plackett–Luce model). */
function ratingsOf(players: number, outcomes: readonly DealOutcome[]): readonly Rating[] {
  const fresh = Array.from({ length: players }, () => rating());
  return outcomes
    .flatMap(({ matches }) => matches)
    .reduce<readonly Rating[]>((ratings, match) => afterMatch(ratings, match), fresh);
}

/** A player in several seats gets the mean of the ratings that its seats would give it. */
function afterMatch(
  ratings: readonly Rating[],
  { players, places }: MatchOutcome,
): readonly Rating[] {
  const teams = players.map((player) => [entryOf(ratings, player)]);
  const rated = rate(teams, { rank: [...places] }).flat();
  return ratings.map((before, player) => {
    const own = rated.filter((_, seat) => players[seat] === player);
    return own.length === 0 ? before : meanOf(own);
  });
}

const meanOf = (ratings: readonly Rating[]): Rating => ({
  mu: ratings.reduce((sum, { mu }) => sum + mu, 0) / ratings.length,
  sigma: ratings.reduce((sum, { sigma }) => sum + sigma, 0) / ratings.length,
});
