import type { Candidate, Reason, Thought } from '@rookery/bots/bot';
import { entryOf } from '@rookery/rules/kernel/entry';

/** What is lost less often than this, in matches of 1, is noise. */
export const noise = 0.02;

/** From which loss on a decision is called so, in matches of 1. */
export const thresholds = { mistake: 0.05, blunder: 0.15 } as const;

/** Chances to win the match, and the expected difference to the best other player in points. */
export interface Prospects {
  readonly win: number;
  readonly lead: number;
}

/** A move that would have been better, and what it would have gained. */
export interface Better {
  readonly move: unknown;
  readonly gain: Prospects;
  /** Why; nothing where the bot has no single reason to give. */
  readonly reason: Reason | null;
}

/** What is thought of a decision. */
export type Judgement =
  /** There was nothing to decide. */
  | { readonly verdict: 'only-move' }
  | { readonly verdict: 'fine'; readonly before: Prospects }
  | {
      readonly verdict: 'slip' | 'mistake' | 'blunder';
      readonly before: Prospects;
      readonly better: Better;
    };

/** Whether two moves are the same. */
export type SameMove = (one: unknown, other: unknown) => boolean;

/** What comes of a look: a judgement, or what must be done to get one. */
export type Finding = Judgement | 'look-again' | 'follow';

/** A move tried less often than this in a search was not weighed by it. */
const fewTries = 8;

/** The judgement after a first look, or that a second one is needed, or that it does not help. */
export function firstJudgement(thought: Thought, move: unknown, isSame: SameMove): Finding {
  const best = entryOf(thought.candidates, 0);
  // A choice made at the same time as others is mixed, and any part of the mixture is right.
  if (isSame(thought.move, move) || isSame(best.move, move)) return fine(best);
  const played = weighed(thought, move, isSame);
  if (!played) return 'follow';
  return best.win - played.win < noise ? fine(best) : 'look-again';
}

/** The judgement after two independent looks: only what both find lost is lost. */
export function secondJudgement(
  looks: readonly [Thought, Thought],
  move: unknown,
  isSame: SameMove,
): Finding {
  const [, second] = looks;
  const judged = firstJudgement(second, move, isSame);
  if (judged !== 'look-again') return judged;
  const losses = looks.map((thought) => {
    const played = weighed(thought, move, isSame);
    const best = entryOf(thought.candidates, 0);
    return { win: best.win - (played?.win ?? 0), lead: best.lead - (played?.lead ?? 0) };
  });
  const win = Math.min(...losses.map((loss) => loss.win));
  return judgedBy(second, { win, lead: losses[1]?.lead ?? 0 }, isSame);
}

/** The judgement of a move that was followed beside the best one, world by world. */
export function followedJudgement(
  thought: Thought,
  worlds: readonly (readonly Prospects[])[],
  isSame: SameMove,
): Judgement {
  const losses = worlds.map(([best, played]) => ({
    win: (best?.win ?? 0) - (played?.win ?? 0),
    lead: (best?.lead ?? 0) - (played?.lead ?? 0),
  }));
  const win = meanOf(losses.map((loss) => loss.win));
  const lead = meanOf(losses.map((loss) => loss.lead));
  // What could be chance is not held against anybody.
  return judgedBy(thought, { win: win.mean - win.error, lead: lead.mean }, isSame);
}

function judgedBy(thought: Thought, gain: Prospects, isSame: SameMove): Judgement {
  const best = entryOf(thought.candidates, 0);
  if (gain.win < noise) return fine(best);
  const reason = isSame(thought.move, best.move) ? thought.reason : null;
  const better = { move: best.move, gain, reason };
  return { verdict: verdictOn(gain.win), before: prospectsOf(best), better };
}

/** The mean of some numbers, and its standard error. */
function meanOf(numbers: readonly number[]): { readonly mean: number; readonly error: number } {
  const count = numbers.length;
  const mean = numbers.reduce((sum, each) => sum + each, 0) / count;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (count * (count - 1))) };
}

function verdictOn(loss: number): 'slip' | 'mistake' | 'blunder' {
  if (loss >= thresholds.blunder) return 'blunder';
  return loss >= thresholds.mistake ? 'mistake' : 'slip';
}

const prospectsOf = ({ win, lead }: Candidate): Prospects => ({ win, lead });

const fine = (best: Candidate): Judgement => ({ verdict: 'fine', before: prospectsOf(best) });

const weighed = ({ candidates }: Thought, move: unknown, isSame: SameMove): Candidate | undefined =>
  candidates.find(({ tried, move: each }) => tried >= fewTries && isSame(each, move));
