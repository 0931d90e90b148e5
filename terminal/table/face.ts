import type { ThinkOptions } from '@rookery/bots/workers/bot-pool';
import type { Said } from '@rookery/protocol/chat';
import type { Table } from '@rookery/protocol/tables';
import type { GameScreen, ViewerScene } from '../games/game-screen.ts';
import type { TableAction } from '@rookery/texts/terminal-subjects';

/** A match as one viewer sees it, and what that viewer may decide. */
export interface ShownMatch {
  readonly screen: GameScreen;
  readonly scene: ViewerScene;
  /** A pick that can still be changed has legal moves although nobody waits for it. */
  readonly legal: readonly unknown[];
  /** Why a move is against the rules, in words; undefined if it is not, or if only the host can tell. */
  refuse(move: unknown): string | undefined;
  /** What a strong bot would do with what this viewer knows, in words. */
  advise(options: ThinkOptions): Promise<string>;
}

/** A table as it is now, ready to be shown. */
export interface TableSnapshot {
  /** `chosen` waits for somebody to pass on after a pick, `round-end` for somebody to go on after a round. */
  readonly stage: 'hall' | 'turn' | 'watching' | 'over' | 'chosen' | 'round-end';
  /** Stays the same as long as the person is asked for the same. */
  readonly key: string;
  /** Who looks at the table: each reader is told the story from its beginning. */
  readonly reader: string;
  /** Null between matches. */
  readonly shown: ShownMatch | null;
  /** Who sits where. */
  readonly seats: readonly string[];
  /** What was said while there is no match; during a match the story tells it. */
  readonly talk: readonly string[];
  /** What is being waited for, and who wants what. */
  readonly news: readonly string[];
  readonly clocks: string;
  readonly line: 'open' | 'broken';
  /** How the line is, if it is not open. */
  readonly lineNote: string;
  readonly message: string;
  readonly actions: readonly TableAction[];
  readonly chat: Table['settings']['chat'];
}

/** What a person at a table wants. */
export type TableCommand =
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'action'; readonly action: TableAction }
  | { readonly type: 'say'; readonly said: Said }
  | { readonly type: 'quit' }
  | { readonly type: 'input-ended' }
  /** The stages `chosen` and `round-end` are over. */
  | { readonly type: 'go-on' }
  /** A mistake that needs nobody else to explain it. */
  | { readonly type: 'mistake'; readonly why: string }
  /** A broken line should be tried now. */
  | { readonly type: 'retry' }
  /** Nothing yet, but the table may have changed. */
  | { readonly type: 'changed' };

/** How a person sees a table and speaks to it: a window with keys, or lines of text. */
export interface TableFace {
  /** Shows the table until the person wants something, or is asked for something else. */
  attend(now: () => TableSnapshot): Promise<TableCommand>;
  /** Makes `attend` look at the table again. */
  nudge(): void;
  /** Shows that somebody thinks, for as long as it takes. */
  during<Found>(
    snapshot: TableSnapshot,
    name: string,
    thinking: (options: ThinkOptions) => Promise<Found>,
  ): Promise<Found>;
  /** Shows what others did, for as long as it takes to follow. */
  watch(snapshot: TableSnapshot): Promise<void>;
  /** Hides everything until the next person is there. */
  curtain(name: string): Promise<'here' | 'input-ended'>;
  close(): void;
}

/** What happened and what was said about it, in words and in order; it only ever grows at its end. */
export function tellStory({ shown, talk }: TableSnapshot): readonly string[] {
  if (!shown) return talk;
  const { screen, scene } = shown;
  const { news, people, remarks = [] } = scene;
  const saidAfter = (count: number): readonly string[] =>
    remarks.filter(({ after }) => after === count).map(({ text }) => text);
  const told = news.flatMap((seen, index) => [
    ...(screen.isDrawn(seen) ? [] : [screen.tell(seen, people)]),
    ...saidAfter(index + 1),
  ]);
  return [...saidAfter(0), ...told];
}
