import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import type { HostedMatch } from './hosted-match.ts';
import { nextOf } from './numbered-decision.ts';
import type { EventHistory } from './viewer-log.ts';

/** A decision that a bot has to make. */
export interface BotTurn {
  readonly match: string;
  readonly seat: Seat;
  readonly nth: number;
  readonly level: string;
}

/** All a bot gets: what a player in its seat would get. */
export interface BotRequest {
  readonly game: string;
  readonly player: string;
  readonly question: {
    readonly view: Vocabulary['View'];
    readonly legal: readonly Vocabulary['Move'][];
    readonly seen: readonly Vocabulary['Seen'][];
  };
  readonly seed: string;
  readonly purpose: string;
}

/** The decisions that bots have to make now; null is the level of a seat whose person decides. */
export function listBotTurns(
  match: HostedMatch,
  levelOf: (seat: Seat) => string | null,
): readonly BotTurn[] {
  const waiting = match.game.waiting(match.state);
  if (waiting.for !== 'seats') return [];
  return waiting.seats.flatMap((seat) => {
    const level = levelOf(seat);
    return level === null ? [] : [{ match: match.id, seat, nth: nextOf(match, seat), level }];
  });
}

/** What a bot is asked. The same decision of the same match is always the same request. */
export function requestFor(
  match: HostedMatch,
  { events }: EventHistory,
  { seat, nth, level }: BotTurn,
): BotRequest {
  const { view, legal, news } = updateFor({ match, events }, seat);
  return {
    game: match.game.id,
    player: level,
    question: { view, legal, seen: news },
    seed: seedForBots(match.secret),
    purpose: botPurpose({ seat, nth, level }),
  };
}

/** What a bot's randomness is for: no two decisions of a match share a stream. */
export const botPurpose = ({ seat, nth, level }: Omit<BotTurn, 'match'>): string =>
  `${level} at seat ${String(seat)}, decision ${String(nth)}`;

/** Bots get a seed of their own, because the match's secret would tell them the deals. */
export function seedForBots(secret: string): string {
  const rng = seededStreams(secret)('bots');
  return Array.from({ length: 4 }, () => rng.below(2 ** 32).toString(36)).join('-');
}

/** The bot's move if it is legal, otherwise the first legal move. */
export const ensureLegal = (
  { game, state }: HostedMatch,
  seat: Seat,
  move: Vocabulary['Move'],
): Vocabulary['Move'] =>
  game.refuse(state, seat, move) === undefined ? move : entryOf(game.legalMoves(state, seat), 0);
