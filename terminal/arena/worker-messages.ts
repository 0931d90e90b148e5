import type { DealOutcome } from '@rookery/bots/arena/outcome';
import type { Failure } from '@rookery/texts/terminal-subjects';
import type { MoveTimes } from './move-times.ts';
import type { Tournament } from './tournament.ts';

/** What a worker must know before the first deal. */
export interface TournamentJob {
  readonly tournament: Tournament;
  /** How long a program may take over a decision, in seconds. */
  readonly patience: number;
  /** The version of the program. */
  readonly version: string;
}

/** What the main thread tells a worker. */
export type ArenaOrder =
  | { readonly type: 'begin'; readonly job: TournamentJob }
  | { readonly type: 'play'; readonly deal: number }
  | { readonly type: 'leave' };

/** One deal played, and the time it took each player. */
export interface PlayedDeal {
  readonly outcome: DealOutcome;
  /** By player. */
  readonly times: readonly MoveTimes[];
}

/** What a worker tells the main thread. */
export type ArenaReport =
  | { readonly type: 'played'; readonly played: PlayedDeal }
  | { readonly type: 'failed'; readonly failure: Failure };
