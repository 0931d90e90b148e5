import type { DealOutcome, MatchOutcome } from '@rookery/bots/arena/outcome';
import { entryOf } from '@rookery/rules/kernel/entry';
import { rate, rating, type Rating } from 'openskill';

export type { Rating } from 'openskill';

/** The ratings of all players after all matches, in the order of the deals (Weng and Lin's Plackett–Luce model). */
export function ratingsOf(players: number, outcomes: readonly DealOutcome[]): readonly Rating[] {
  const fresh = Array.from({ length: players }, () => rating());
  return outcomes
    .flatMap(({ matches }) => matches)
    .reduce<readonly Rating[]>((ratings, match) => afterMatch(ratings, match), fresh);
}

/** A player in several seats has the mean of what it would have from each. */
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
