import type { Said } from '@rookery/protocol/chat';
import type { TableAction } from './actions.ts';
import type { TableSnapshot } from './snapshot.ts';

/** What a person at a table elsewhere wants. */
export type TableCommand =
  | { readonly type: 'move'; readonly move: unknown }
  | { readonly type: 'action'; readonly action: TableAction }
  | { readonly type: 'say'; readonly said: Said }
  | { readonly type: 'quit' }
  | { readonly type: 'input-ended' }
  /** A mistake that needs nobody else to explain it. */
  | { readonly type: 'mistake'; readonly why: string }
  /** A broken line should be tried now. */
  | { readonly type: 'retry' }
  /** Nothing yet, but things have changed. */
  | { readonly type: 'changed' };

/** How a person sees a table elsewhere and speaks to it: a window with keys, or lines of text. */
export interface OnlineFace {
  /** Shows how things are until the person wants something, or other things are to be asked. */
  attend(now: () => TableSnapshot): Promise<TableCommand>;
  /** Says that things have changed. */
  nudge(): void;
  close(): void;
}
