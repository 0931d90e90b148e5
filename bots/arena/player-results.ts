import { entryOf } from '@rookery/rules/kernel/entry';
import { estimateMean, estimateShare, type Estimate, type Portion } from './estimate.ts';
import { leadsIn, victoriesIn, type DealOutcome, type MatchOutcome } from './outcome.ts';

/** How one player did. */
export interface PlayerResult {
  /** The matches it sat in. */
  readonly matches: number;
  /** The share of victories each time it sat down, shared ones counting in part. */
  readonly wins: Estimate | null;
  /** Its points less those of the best other seat, turned so that more is better. */
  readonly lead: Estimate | null;
}

/** How a player did, over all deals. */
export function resultOf(player: number, outcomes: readonly DealOutcome[]): PlayerResult {
  const sat = ({ players }: MatchOutcome): boolean => players.includes(player);
  const portions = (values: (match: MatchOutcome) => readonly number[]): readonly Portion[] =>
    outcomes.map(({ matches }) => sumDeal(player, matches, values));
  return {
    matches: outcomes.reduce((sum, { matches }) => sum + matches.filter(sat).length, 0),
    wins: estimateShare(portions(victoriesIn)),
    lead: estimateMean(portions(leadsIn)),
  };
}

function sumDeal(
  player: number,
  matches: readonly MatchOutcome[],
  values: (match: MatchOutcome) => readonly number[],
): Portion {
  const own = matches.flatMap((match) =>
    values(match).filter((_, seat) => match.players[seat] === player),
  );
  return { sum: own.reduce((sum, value) => sum + value, 0), count: own.length };
}

/** How often one player ends before another when they meet, equal places counting half. */
export const duelOf = (
  player: number,
  other: number,
  outcomes: readonly DealOutcome[],
): Estimate | null =>
  estimateShare(
    outcomes.map(({ matches }) => {
      const meetings = matches.flatMap((match) => meetingsIn(match, player, other));
      return { sum: meetings.reduce((sum, value) => sum + value, 0), count: meetings.length };
    }),
  );

/** For each pair of their seats: 1 if the first is ahead, 0 if behind, else a half. */
function meetingsIn(
  { players, places }: MatchOutcome,
  player: number,
  other: number,
): readonly number[] {
  const placesOf = (who: number): readonly number[] =>
    places.filter((_, seat) => entryOf(players, seat) === who);
  return placesOf(player).flatMap((own) =>
    placesOf(other).map((its) => (1 + Math.sign(its - own)) / 2),
  );
}
