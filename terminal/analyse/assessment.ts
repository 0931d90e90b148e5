import type { Candidate, MoveReason, Thought } from '@rookery/bots/bot';
import { entryOf } from '@rookery/rules/kernel/entry';

/** A loss of winning probability below this is noise. */
export const noise = 0.02;

/** The least loss of winning probability for each verdict. */
export const thresholds = { mistake: 0.05, blunder: 0.15 } as const;

/** The probability of victory, and the expected difference to the best other player in points. */
export interface Expectation {
  readonly win: number;
  readonly lead: number;
}

/** A move that would have been better, and what it would have gained. */
export interface Better {
  readonly move: unknown;
  readonly gain: Expectation;
  /** Why it is better; null if the bot has no single reason. */
  readonly reason: MoveReason | null;
}

/** How good a decision was. */
export type Assessment =
  /** There was nothing to decide. */
  | { readonly verdict: 'only-move' }
  | { readonly verdict: 'fine'; readonly before: Expectation }
  | {
      readonly verdict: 'slip' | 'mistake' | 'blunder';
      readonly before: Expectation;
      readonly better: Better;
    };

/** Whether two moves are the same. */
export type SameMove = (one: unknown, other: unknown) => boolean;

/** The result of a look: an assessment, or what must be done to get one. */
export type LookResult = Assessment | 'look-again' | 'follow';

/** The search says nothing about a move that it tried less often than this. */
const fewTries = 8;

/** Assesses after a first look. Asks for a second look if a loss seems real, and to follow a move hardly tried. */
export function assessAtOnce(thought: Thought, move: unknown, isSame: SameMove): LookResult {
  const best = entryOf(thought.candidates, 0);
  // A simultaneous choice is a mixed strategy, and every card of the mixture is right.
  if (isSame(thought.move, move) || isSame(best.move, move)) return fine(best);
  const played = findTried(thought, move, isSame);
  if (!played) return 'follow';
  return best.win - played.win < noise ? fine(best) : 'look-again';
}

/** Assesses after two independent looks: a loss counts only if both find it. */
export function assessTwice(
  looks: readonly [Thought, Thought],
  move: unknown,
  isSame: SameMove,
): LookResult {
  const [, second] = looks;
  const assessed = assessAtOnce(second, move, isSame);
  if (assessed !== 'look-again') return assessed;
  const losses = looks.map((thought) => {
    const played = findTried(thought, move, isSame);
    const best = entryOf(thought.candidates, 0);
    return { win: best.win - (played?.win ?? 0), lead: best.lead - (played?.lead ?? 0) };
  });
  const win = Math.min(...losses.map((loss) => loss.win));
  return assessLoss(second, { win, lead: losses[1]?.lead ?? 0 }, isSame);
}

/** The assessment of a move that was followed beside the best one, world by world. */
export function assessFollowed(
  thought: Thought,
  worlds: readonly (readonly Expectation[])[],
  isSame: SameMove,
): Assessment {
  const losses = worlds.map(([best, played]) => ({
    win: (best?.win ?? 0) - (played?.win ?? 0),
    lead: (best?.lead ?? 0) - (played?.lead ?? 0),
  }));
  const win = meanOf(losses.map((loss) => loss.win));
  const lead = meanOf(losses.map((loss) => loss.lead));
  // One standard error is subtracted, so that chance is not counted as a loss.
  return assessLoss(thought, { win: win.mean - win.error, lead: lead.mean }, isSame);
}

function assessLoss(thought: Thought, gain: Expectation, isSame: SameMove): Assessment {
  const best = entryOf(thought.candidates, 0);
  if (gain.win < noise) return fine(best);
  const reason = isSame(thought.move, best.move) ? thought.reason : null;
  const better = { move: best.move, gain, reason };
  return { verdict: verdictOn(gain.win), before: expectationOf(best), better };
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

const expectationOf = ({ win, lead }: Candidate): Expectation => ({ win, lead });

const fine = (best: Candidate): Assessment => ({ verdict: 'fine', before: expectationOf(best) });

const findTried = (
  { candidates }: Thought,
  move: unknown,
  isSame: SameMove,
): Candidate | undefined =>
  candidates.find(({ tried, move: each }) => tried >= fewTries && isSame(each, move));
