import type { Game, Vocabulary } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';

const streams = seededStreams('why not');

/**
 * Returns a function that tells why the rules refuse a move of this seat, or nothing if they do not. A refusal
 * depends only on what the seat knows, so any world imagined from its view gives the same answer.
 */
export function askRules<G extends Vocabulary>(
  game: Game<G>,
  view: G['View'],
  seat: Seat,
): (move: G['Move']) => G['Refusal'] | undefined {
  const world = game.imagine(view, streams('worlds'));
  return (move) => game.refuse(world, seat, move);
}
