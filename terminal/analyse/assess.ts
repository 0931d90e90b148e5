import type { Thought } from '@rookery/bots/bot';
import type { Level } from '@rookery/bots/levels';
import { playersOf } from '@rookery/bots/players';
import { explain } from '@rookery/bots/reasons';
import type { BotPool } from '@rookery/bots/workers/bot-pool';
import { hashOf } from '@rookery/rules/kernel/canonical';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import { decideAfter, type RecordedDecision } from './decisions.ts';
import { follow } from './follow.ts';
import {
  assessAtOnce,
  assessFollowed,
  assessTwice,
  type LookResult,
  type Assessment,
  type SameMove,
} from './assessment.ts';

/** The budget of a look, as a multiple of the level's usual one. */
const looks = { first: 4, second: 16 } as const;

/** What the decisions of a match are assessed with. */
export interface AssessmentContext {
  readonly match: Match;
  readonly level: Level;
  readonly botPool: BotPool;
  /** The same record always gets the same streams. */
  readonly seed: string;
}

/** The context for the decisions of a match. */
export const assessmentContextFor = (
  match: Match,
  level: Level,
  botPool: BotPool,
): AssessmentContext => ({
  match,
  level,
  botPool,
  seed: hashOf(recordOf(match)),
});

/** Assesses a decision by search of a level, and says what speaks for the better move against this one. */
export async function assess(
  context: AssessmentContext,
  decision: RecordedDecision,
): Promise<Assessment> {
  const found = await weigh(context, decision);
  if (!('better' in found)) return found;
  const { better } = found;
  const { id } = context.match.game;
  const reason = explain(id, decision.question.view, better.move, decision.move);
  return { ...found, better: { ...better, reason } };
}

async function weigh(context: AssessmentContext, decision: RecordedDecision): Promise<Assessment> {
  const { move, question } = decision;
  if (question.legal.length === 1) return { verdict: 'only-move' };
  const isSame = compareMovesOf(context.match.game);
  const first = await look(context, decision, 'first');
  const found = assessAtOnce(first, move, isSame);
  if (found === 'look-again') {
    const second = await look(context, decision, 'second');
    const foundAgain = assessTwice([first, second], move, isSame);
    return isAssessment(foundAgain) ? foundAgain : assessByFollowing(context, decision, second);
  }
  if (isAssessment(found)) return found;
  const swapped = reorder(decision, first, isSame);
  return swapped ? assess(context, swapped) : assessByFollowing(context, decision, first);
}

const isAssessment = (found: LookResult): found is Assessment => typeof found !== 'string';

/** Compares a move that the search would not try with the one it prefers. */
async function assessByFollowing(
  { match: { game }, level, botPool, seed }: AssessmentContext,
  decision: RecordedDecision,
  thought: Thought,
): Promise<Assessment> {
  const best = entryOf(thought.candidates, 0);
  const options = { game, level, botPool, seed };
  const worlds = await follow(options, decision, [best.move, decision.move]);
  return assessFollowed(thought, worlds, compareMovesOf(game));
}

/** The same decision in the order of moves that the search uses, if the player made all of them. */
function reorder(
  decision: RecordedDecision,
  { move: wanted }: Thought,
  isSame: SameMove,
): RecordedDecision | undefined {
  const at = decision.further.findIndex((move) => isSame(move, wanted));
  const swapped = at === -1 ? undefined : decideAfter(decision, wanted);
  return swapped && { ...swapped, further: decision.further.toSpliced(at, 1) };
}

function look(
  { match, level, botPool, seed }: AssessmentContext,
  { step, question, further }: RecordedDecision,
  which: keyof typeof looks,
): Promise<Thought> {
  const game = match.game.id;
  const usual = playersOf(game).get(level)?.budget ?? 1;
  // An order of its own gets a stream of its own.
  const purpose = `${which} look of ${level} at step ${String(step)}, ${String(further.length)} to go`;
  return botPool.think({
    game,
    player: level,
    budget: usual * looks[which],
    question,
    seed,
    purpose,
  });
}

const compareMovesOf =
  ({ notation }: Game): SameMove =>
  (one, other) =>
    notation.formatMove(one) === notation.formatMove(other);
