import type { MatchId } from '@rookery/protocol/identifiers';
import { unplayed, type HostedMatch } from '@rookery/referee/hosted-match';
import type { Game } from '@rookery/rules/kernel/game';
import type { LocalMatch } from './local-store.ts';

/** A match in memory. */
export type Play = HostedMatch<MatchId>;

/** A match before its first act. */
export const begun = ({ id, options, secret, seats }: LocalMatch, game: Game): Play =>
  unplayed({ id, game, seats: seats.length, options, secret });
