import type { Thought } from '@rookery/bots/bot';
import type { Level } from '@rookery/bots/levels';
import { playersOf } from '@rookery/bots/players';
import type { Thinkers } from '@rookery/bots/workers/thinkers';
import { hashOf } from '@rookery/rules/kernel/canonical';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import { decidedAfter, type Decision } from './decisions.ts';
import { follow } from './follow.ts';
import {
  firstJudgement,
  followedJudgement,
  secondJudgement,
  type Finding,
  type Judgement,
  type SameMove,
} from './judgement.ts';

/** How many times its usual budget a level may spend on a look, since nobody waits for a move. */
const looks = { first: 4, second: 16 } as const;

/** Who weighs the decisions of which match. */
export interface Scales {
  readonly match: Match;
  readonly level: Level;
  readonly thinkers: Thinkers;
  /** The same record is always weighed with the same streams. */
  readonly seed: string;
}

/** What is needed to weigh the decisions of a match. */
export const scalesFor = (match: Match, level: Level, thinkers: Thinkers): Scales => ({
  match,
  level,
  thinkers,
  seed: hashOf(recordOf(match)),
});

/** What the level thinks of a decision. */
export async function weigh(scales: Scales, decision: Decision): Promise<Judgement> {
  const { move, question } = decision;
  if (question.legal.length === 1) return { verdict: 'only-move' };
  const isSame = sameIn(scales.match.game);
  const first = await look(scales, decision, 'first');
  const found = firstJudgement(first, move, isSame);
  if (found === 'look-again') {
    const second = await look(scales, decision, 'second');
    const foundAgain = secondJudgement([first, second], move, isSame);
    return isJudgement(foundAgain) ? foundAgain : weighByFollowing(scales, decision, second);
  }
  if (isJudgement(found)) return found;
  const swapped = inItsOrder(decision, first, isSame);
  return swapped ? weigh(scales, swapped) : weighByFollowing(scales, decision, first);
}

const isJudgement = (found: Finding): found is Judgement => typeof found !== 'string';

/** Compares a move that the search would not try with the one it prefers. */
async function weighByFollowing(
  { match: { game }, level, thinkers, seed }: Scales,
  decision: Decision,
  thought: Thought,
): Promise<Judgement> {
  const best = entryOf(thought.candidates, 0);
  const following = { game, level, thinkers, seed };
  const worlds = await follow(following, decision, [best.move, decision.move]);
  return followedJudgement(thought, worlds, sameIn(game));
}

/** Bots do the same things in one order only: the decision in that order, if the player did them all. */
function inItsOrder(
  decision: Decision,
  { move: wanted }: Thought,
  isSame: SameMove,
): Decision | undefined {
  const at = decision.further.findIndex((move) => isSame(move, wanted));
  const swapped = at === -1 ? undefined : decidedAfter(decision, wanted);
  return swapped && { ...swapped, further: decision.further.toSpliced(at, 1) };
}

function look(
  { match, level, thinkers, seed }: Scales,
  { step, question, further }: Decision,
  which: keyof typeof looks,
): Promise<Thought> {
  const game = match.game.id;
  const usual = playersOf(game).get(level)?.budget ?? 1;
  // An order of its own gets a stream of its own.
  const purpose = `${which} look of ${level} at step ${String(step)}, ${String(further.length)} to go`;
  return thinkers.think({
    game,
    player: level,
    budget: usual * looks[which],
    question,
    seed,
    purpose,
  });
}

const sameIn =
  ({ notation }: Game): SameMove =>
  (one, other) =>
    notation.formatMove(one) === notation.formatMove(other);
