import { analysisOf } from '@rookery/analysis/games';
import type { Holdings } from '@rookery/analysis/holdings';
import type { BotQuestion, MoveReason } from '@rookery/bots/bot';
import type { Level } from '@rookery/bots/levels';
import { think } from '@rookery/bots/workers/worker';
import { hashOf } from '@rookery/rules/kernel/canonical';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';

/** The level of the bot that gives hints. */
const coachLevel: Level = 'king';

/** A move, and why it and not another. */
export interface Hint {
  readonly move: Vocabulary['Move'];
  readonly reason: MoveReason;
}

/**
 * What the coach would do, by what the seat knows and nothing else: even the randomness comes from that, so that
 * two worlds which look the same get the same hint.
 */
export function giveHint(game: string, question: BotQuestion): Hint {
  const request = { game, player: coachLevel, question, seed: hashOf(question), purpose: 'hint' };
  const { move, reason } = think(request, {});
  return { move, reason };
}

/** What the others may hold, by what the seat knows and nothing else. */
export const findHoldings = (game: string, view: Vocabulary['View']): Holdings =>
  analysisOf(game).holdingsOf(view, seededStreams(hashOf(view))('holdings'));
