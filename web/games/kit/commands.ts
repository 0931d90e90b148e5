/** What can be asked about a board. A game answers those that make sense in it. */
export const boardQuestions = [
  'hand',
  'pyramid',
  'counts',
  'scores',
  'places',
  'moves',
  'goals',
  'offer',
] as const;
export type BoardQuestion = (typeof boardQuestions)[number];

/** What a typed move means. */
export type CommandReading<Move> =
  /** One move, which the rules allow. */
  | { readonly kind: 'move'; readonly move: Move; readonly sentence: string }
  /** Several moves fit what was typed. Each is named as it can be typed. */
  | { readonly kind: 'several'; readonly options: readonly string[] }
  /** The rules refuse it. */
  | { readonly kind: 'refused'; readonly why: string }
  /** It is allowed, but the table shows what happened before. */
  | { readonly kind: 'wait' }
  /** Nothing of this game, or not enough of it. */
  | { readonly kind: 'unknown' };

/** What the command line does with a board. */
export interface CommandTarget {
  /** An example of a move, and how moves are typed. */
  readonly example: string;
  readonly how: readonly string[];
  /** What a typed move means now. Nothing is played yet. */
  read(line: string): CommandReading<unknown>;
  /** Plays a move that was read. */
  play(move: unknown): void;
  /** The answer to a question, in sentences; null if it makes no sense in this game. */
  answer(question: BoardQuestion, about: string): readonly string[] | null;
}

/** Reads moves that fit what was typed: one is meant, several are a question. */
export function readFitting<Move>(
  fitting: readonly Move[],
  say: (move: Move) => string,
  nameAsTyped: (move: Move) => string,
): CommandReading<Move> | undefined {
  const [move] = fitting;
  if (move === undefined) return undefined;
  if (fitting.length === 1) return { kind: 'move', move, sentence: say(move) };
  return { kind: 'several', options: fitting.map(nameAsTyped) };
}

/** A refusal, or the wait for a moment at which the move can be made. */
export const readRefusal = (why: string | undefined): CommandReading<never> =>
  why === undefined ? { kind: 'wait' } : { kind: 'refused', why };
