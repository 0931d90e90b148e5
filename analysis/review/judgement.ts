import type { BotQuestion, Candidate, Thought } from '@rookery/bots/bot';
import type { Level } from '@rookery/bots/levels';
import type { BotPool, Signal } from '@rookery/bots/workers/bot-pool';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Match } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { extendPast, questionFor, type RecordedDecision } from '../decisions.ts';

/** The levels that can judge: those that look ahead. */
export const judges = ['gentoo', 'king', 'emperor'] as const satisfies readonly Level[];
export type JudgeLevel = (typeof judges)[number];

/** Iterations for each legal move of a look, by level. */
const iterationsPerMove: { readonly [level in JudgeLevel]: number } = {
  gentoo: 16,
  king: 60,
  emperor: 240,
};

/** The second look spends so many times as much as the first. */
const secondLook = 2;

/** A sketch of the chances spends so much on each move. */
const sketchPerMove = 4;

/** What a match is reviewed with. */
export interface ReviewContext {
  readonly match: Match;
  readonly level: JudgeLevel;
  readonly botPool: Pick<BotPool, 'think'>;
  /** The same record always gets the same streams. */
  readonly seed: string;
  /** Ends the review. */
  readonly signal?: Signal;
}

/** What one move is worth: the share of the victory of every seat, and the lead of its player. */
export interface MoveValue {
  readonly move: Vocabulary['Move'];
  readonly shares: readonly number[];
  readonly lead: number;
  /** The standard error of the player's own share. */
  readonly error: number;
}

/** How thoroughly a position is looked at. */
export type Look = 'sketch' | 'first' | 'second';

/** Judges all moves of a position equally thoroughly, best first. */
export async function judge(
  context: ReviewContext,
  question: BotQuestion,
  at: string,
  look: Look,
): Promise<readonly MoveValue[]> {
  const { match, level } = context;
  const perMove = {
    sketch: sketchPerMove,
    first: iterationsPerMove[level],
    second: secondLook * iterationsPerMove[level],
  }[look];
  const thought = await think(
    context,
    'judge',
    question,
    `${look} look at ${at}`,
    perMove * question.legal.length,
  );
  return thought.candidates.map((candidate) => valueOf(candidate, match.seats));
}

const valueOf = ({ move, shares, win, lead, error }: Candidate, seats: number): MoveValue => ({
  move,
  shares: shares ?? Array.from({ length: seats }, () => win),
  lead,
  error: error ?? 0,
});

/** The moves that the level itself would make here, drawn independently of every look. */
export async function drawReferences(
  context: ReviewContext,
  { question, step }: RecordedDecision,
): Promise<readonly Vocabulary['Move'][]> {
  const draws = Array.from({ length: references }, (_, nth) =>
    think(context, context.level, question, `reference ${String(nth)} at ${String(step)}`),
  );
  return (await Promise.all(draws)).map(({ move }) => move);
}

/** How many moves of the level a decision is compared with. */
const references = 2;

/**
 * The value of a move that a look left out, because another order of moves comes to the same. It is made,
 * and the position after it is judged by whoever decides next.
 */
export async function judgeAfter(
  context: ReviewContext,
  { past: before, move, step, seat }: RecordedDecision,
  look: Look,
): Promise<MoveValue> {
  const { game, seats } = context.match;
  const streams = seededStreams(`${context.seed}, after step ${String(step)}`);
  let past = extendPast(before, { by: seat, move });
  let waiting = game.waiting(past.match.state);
  while (waiting.for === 'chance') {
    past = extendPast(past, { by: 'chance', chance: game.roll(past.match.state, streams) });
    waiting = game.waiting(past.match.state);
  }
  if (waiting.for === 'nobody') {
    return { move, shares: sharesOf(waiting.ranking, seats), lead: 0, error: 0 };
  }
  const next = waiting.seats.includes(seat) ? seat : entryOf(waiting.seats, 0);
  const values = await judge(context, questionFor(past, next), `${String(step)}, played`, look);
  const best = entryOf(values, 0);
  return { ...best, move, lead: next === seat ? best.lead : -best.lead };
}

/** By seat: the share of the victory in the end. */
export function sharesOf(ranking: readonly (readonly Seat[])[], seats: number): readonly number[] {
  const winners = ranking[0] ?? [];
  return seatsOf(seats).map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

const think = (
  { botPool, match, seed, signal }: ReviewContext,
  player: string,
  question: BotQuestion,
  purpose: string,
  budget?: number,
): Promise<Thought> =>
  botPool.think(
    {
      game: match.game.id,
      player,
      question,
      seed,
      purpose,
      ...(budget !== undefined && { budget }),
    },
    signal ? { signal } : {},
  );
