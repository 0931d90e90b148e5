import type { DealOutcome } from '@rookery/bots/arena/outcome';
import type { Failure } from './program/failure.ts';
import type { Pace } from './stopwatch.ts';
import type { Tournament } from './tournament.ts';

/** What a worker must know before the first deal. */
export interface Job {
  readonly tournament: Tournament;
  /** How long a program may take over a decision, in seconds. */
  readonly patience: number;
  /** The version of the program. */
  readonly version: string;
}

/** What the main thread tells a worker. */
export type Order =
  | { readonly type: 'begin'; readonly job: Job }
  | { readonly type: 'play'; readonly deal: number }
  | { readonly type: 'leave' };

/** One deal played, and the time it took each player. */
export interface Played {
  readonly outcome: DealOutcome;
  /** By player. */
  readonly paces: readonly Pace[];
}

/** What a worker tells the main thread. */
export type Report =
  | { readonly type: 'played'; readonly played: Played }
  | { readonly type: 'failed'; readonly failure: Failure };
