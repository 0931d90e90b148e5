import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { BotQuestion, ThinkContext, Thought } from './bot.ts';

/** The levels, weakest first. */
export const levels = ['chick', 'adelie', 'gentoo', 'king', 'emperor'] as const;
export type Level = (typeof levels)[number];

/** A bot with its budget. */
export interface BotPlayer<G extends Vocabulary = Vocabulary> {
  /** The usual budget of a move, in iterations. */
  readonly budget: number;
  think(question: BotQuestion<G>, thinking: ThinkContext): Thought<G>;
}

/** The players of a game by name: the levels, and baselines to measure them by. */
export type BotPlayers<G extends Vocabulary = Vocabulary> = ReadonlyMap<string, BotPlayer<G>>;
