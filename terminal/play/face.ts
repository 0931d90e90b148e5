import type { ThinkOptions } from '@rookery/bots/workers/thinkers';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { ViewerScene } from '../games/game-screen.ts';

/** One decision a person is asked for. */
export interface MoveRequest<G extends Vocabulary = Vocabulary> {
  readonly scene: ViewerScene<G>;
  readonly legal: readonly G['Move'][];
  /** Why a move is against the rules, in words; nothing if it is not. */
  refuse(move: G['Move']): string | undefined;
  /** What a strong bot would do with what this person knows, in words. */
  advise(company: ThinkOptions): Promise<string>;
  /** Where others go on while this person decides. */
  readonly live?: LiveRequest<G>;
}

/** A turn at a table elsewhere. */
interface LiveRequest<G extends Vocabulary> {
  /** The turn as it is now; nothing once there is no more to decide. */
  next(): MoveRequest<G> | undefined;
  /** How things are besides the match: clocks, the line. */
  note(): string;
  /** Whether a typed line is no move but means the table. */
  isAside(line: string): boolean;
}

/** What a person answers. */
export type MoveReply<G extends Vocabulary = Vocabulary> =
  | { readonly type: 'move'; readonly move: G['Move'] }
  | { readonly type: 'keep' }
  | { readonly type: 'quit' }
  | { readonly type: 'input-ended' };

/** What a person answers who may also turn to the table, or be overtaken. */
export type Picked<G extends Vocabulary = Vocabulary> =
  MoveReply<G> | { readonly type: 'aside'; readonly line: string } | { readonly type: 'changed' };

/** How people at this terminal see the match and speak to it: a window with keys, or lines of text. */
export interface Face<G extends Vocabulary = Vocabulary> {
  /** Shows that somebody thinks, for as long as it takes. */
  during<Found>(
    scene: ViewerScene<G>,
    name: string,
    thinking: (company: ThinkOptions) => Promise<Found>,
  ): Promise<Found>;
  /** Shows what others did, for as long as it takes to follow. */
  watch(scene: ViewerScene<G>): Promise<void>;
  /** Shows how a round ended. */
  breakAfterRound(scene: ViewerScene<G>): Promise<void>;
  /** Hides everything until the next person is there; quits or goes on. */
  curtain(name: string): Promise<'here' | 'input-ended'>;
  ask(turn: MoveRequest<G>): Promise<MoveReply<G>>;
  /** After a pick that others wait behind: change it, or `keep` it and pass on. */
  askAgain(turn: MoveRequest<G>): Promise<MoveReply<G>>;
  close(): void;
}
