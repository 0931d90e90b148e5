import type { BotPool, Signal } from '@rookery/bots/workers/bot-pool';
import { hashOf } from '@rookery/rules/kernel/canonical';
import type { Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { decisionsIn, type RecordedDecision } from '../decisions.ts';
import { assess, type Assessment } from './assessment.ts';
import { judge, sharesOf, type JudgeLevel, type ReviewContext } from './judgement.ts';
import { splitResult, type AssessedDecision, type LuckAndSkill } from './luck-and-skill.ts';

/** The chances of every seat at one moment of a match. */
export interface ChancePoint {
  /** The number of acts up to this moment. */
  readonly step: number;
  /** By seat; they add up to 1. */
  readonly chances: readonly number[];
}

/** What a review has to say at last. */
export interface Review {
  readonly assessed: readonly AssessedDecision[];
  /** The chances over the match, as whoever was to move could know them; at its end the result. */
  readonly chances: readonly ChancePoint[];
  /** The decisions that cost most, the costliest first. */
  readonly costliest: readonly AssessedDecision[];
  /** By seat; null while the match is going on, or where not all decisions were assessed. */
  readonly luckAndSkill: readonly LuckAndSkill[] | null;
}

/** What a review tells on its way. */
export type ReviewStep =
  /** A first graph from a few decisions, as soon as there can be one. */
  | { readonly type: 'outline'; readonly chances: readonly ChancePoint[] }
  /** A graph of all decisions, quick and rough. */
  | { readonly type: 'sketch'; readonly chances: readonly ChancePoint[] }
  /** One more decision, in the order of the match. */
  | {
      readonly type: 'assessed';
      readonly assessed: AssessedDecision;
      readonly done: number;
      readonly of: number;
    }
  | { readonly type: 'done'; readonly review: Review };

/** How a match is reviewed. */
export interface ReviewOptions {
  readonly level: JudgeLevel;
  readonly botPool: Pick<BotPool, 'think'>;
  /** Whose decisions; everyone's if left out. */
  readonly seats?: readonly Seat[];
  /** What an earlier review of the same match found, by step: it is not thought about again. */
  readonly known?: ReadonlyMap<number, Assessment>;
  readonly signal?: Signal;
}

/** How many of the costliest decisions are told. */
const mostCostly = 5;

/**
 * Reviews a match, step by step. The same record and level always give the same review. Whoever stops and
 * wants to go on later keeps the assessments and hands them in as `known`.
 */
export async function* reviewMatch(
  match: Match,
  options: ReviewOptions,
): AsyncGenerator<ReviewStep, void> {
  const { known, seats = seatsOf(match.seats) } = options;
  const context = openContext(match, options);
  const all = decisionsIn(match);
  const decisions = all.filter(({ seat }) => seats.includes(seat));
  const end = endOf(match);
  // The outline is asked for first, so it does not wait for the rest of the sketch.
  const outlined = sketchAll(context, all.filter(isOutlined));
  const filled = sketchAll(
    context,
    all.filter((decision, nth) => !isOutlined(decision, nth)),
  );
  const pending = decisions.map((decision) => assessUnless(known, context, decision));
  // A review that is stopped waits for none of them.
  for (const each of [filled, ...pending]) each.catch(() => undefined);
  const outline = await outlined;
  yield { type: 'outline', chances: [...outline, ...end] };
  const points = [...outline, ...(await filled)].toSorted((one, other) => one.step - other.step);
  yield { type: 'sketch', chances: [...points, ...end] };
  const assessed: AssessedDecision[] = [];
  for await (const found of inOrder(pending)) {
    assessed.push(found);
    yield { type: 'assessed', assessed: found, done: assessed.length, of: decisions.length };
  }
  const chances = assessed.length === all.length ? pointsOf(assessed) : points;
  yield {
    type: 'done',
    review: {
      assessed,
      chances: [...chances, ...end],
      costliest: costliestOf(assessed),
      luckAndSkill: assessed.length === all.length ? splitResult(match, assessed) : null,
    },
  };
}

/** What looks at a match need. The same record always gets the same streams. */
export const openContext = (
  match: Match,
  { level, botPool, signal }: Pick<ReviewOptions, 'level' | 'botPool' | 'signal'>,
): ReviewContext => ({
  match,
  level,
  botPool,
  seed: hashOf(recordOf(match)),
  ...(signal && { signal }),
});

/** Assesses a decision, unless an earlier review did. */
const assessUnless = async (
  known: ReviewOptions['known'],
  context: ReviewContext,
  decision: RecordedDecision,
): Promise<AssessedDecision> => ({
  decision,
  assessment: known?.get(decision.step) ?? (await assess(context, decision)),
});

/** The first graph has a point for every so many decisions. */
const outlineStride = 6;

const isOutlined = (_decision: RecordedDecision, nth: number): boolean => nth % outlineStride === 0;

/** The chances at some decisions, quick and rough. */
async function sketchAll(
  context: ReviewContext,
  decisions: readonly RecordedDecision[],
): Promise<readonly ChancePoint[]> {
  const points = await Promise.all(decisions.map((decision) => sketch(context, decision)));
  return points.filter((point) => point !== undefined);
}

async function sketch(
  context: ReviewContext,
  { question, step }: RecordedDecision,
): Promise<ChancePoint | undefined> {
  if (question.legal.length === 1) return undefined;
  const [best] = await judge(context, question, String(step), 'sketch');
  return best && { step: step - 1, chances: best.shares };
}

const pointsOf = (assessed: readonly AssessedDecision[]): readonly ChancePoint[] =>
  assessed.flatMap(({ decision: { step }, assessment }) =>
    assessment.verdict === 'only-move' ? [] : [{ step: step - 1, chances: assessment.chances }],
  );

/** The result as the last point of the graph, if there is one. */
function endOf({ game, state, seats, acts }: Match): readonly ChancePoint[] {
  const waiting = game.waiting(state);
  if (waiting.for !== 'nobody') return [];
  return [{ step: acts.length, chances: sharesOf(waiting.ranking, seats) }];
}

function costliestOf(assessed: readonly AssessedDecision[]): readonly AssessedDecision[] {
  return assessed
    .filter((each) => lossOf(each) > 0)
    .toSorted((a, b) => lossOf(b) - lossOf(a))
    .slice(0, mostCostly);
}

/** How much of the victory a decision cost. */
const lossOf = ({ assessment }: AssessedDecision): number =>
  'better' in assessment ? assessment.better.gain.win : 0;

/** What some promises bring, in their order. */
async function* inOrder<Value>(promises: readonly Promise<Value>[]): AsyncGenerator<Value, void> {
  const [first, ...rest] = promises;
  if (!first) return;
  yield await first;
  yield* inOrder(rest);
}
