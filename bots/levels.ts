import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Question, Thinking, Thought } from './bot.ts';

/** The levels, weakest first. */
export const levels = ['chick', 'adelie', 'gentoo', 'king', 'emperor'] as const;
export type Level = (typeof levels)[number];

/** A bot with the budget that makes it what it is. */
export interface Player<G extends Vocabulary = Vocabulary> {
  /** What it spends on a move unless told otherwise, in iterations. */
  readonly budget: number;
  think(question: Question<G>, thinking: Thinking): Thought<G>;
}

/** The players of a game by name: the levels, and yardsticks to measure them by. */
export type Players<G extends Vocabulary = Vocabulary> = ReadonlyMap<string, Player<G>>;
