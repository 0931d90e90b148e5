/**
 * A lesson is a table in a given position and a list of steps. It is plain data: acts and moves are written
 * as records write them, texts are keys of the lesson's catalogue in each language.
 */
export interface Lesson {
  readonly id: string;
  readonly seats: number;
  /** The seat of the learner. */
  readonly learner: number;
  readonly options: unknown;
  /** The acts that lead to where the lesson begins, with spaces between: `*d…` for chance, `1G0+1` for a move. */
  readonly before: string;
  readonly steps: readonly LessonStep[];
}

export type LessonStep =
  /** Something to read. */
  | { readonly type: 'read'; readonly text: string }
  /** Something that others do, and what it means. */
  | { readonly type: 'watch'; readonly acts: readonly string[]; readonly text: string }
  /** A move that the learner is asked for. */
  | {
      readonly type: 'try';
      readonly text: string;
      /** The moves that answer it; one star in each may stand for any characters. */
      readonly right: readonly string[];
      /** What is said to a right move, to another legal one, and to one against the rules. */
      readonly praise: string;
      readonly wrong: string;
      readonly refused: string;
    }
  /** So many moves of the learner's own choice; the others answer. It ends early when the round does. */
  | { readonly type: 'play'; readonly moves: number; readonly text: string };
