import type { Ask } from '@rookery/protocol/asks';
import type { ChatLine } from '@rookery/protocol/chat';
import type { LineState } from '@rookery/protocol/client/line';
import type { Parting } from '@rookery/protocol/client/table-line';
import type { Reason } from '@rookery/protocol/reasons';
import type { Table } from '@rookery/protocol/tables';
import type { Tell } from '@rookery/protocol/tells';
import type { RoundReadiness } from './round-readiness.ts';
import type { NewsGuide, Showing } from './presentation.ts';

/** Everything there is to show of a match at one moment; each stands on its own. */
export type MatchUpdate = Extract<Tell, { readonly type: 'update' }>;

/**
 * An interlude: it goes on by `proceed`, once everybody who is waited for is ready, or by itself after so many
 * milliseconds.
 */
export interface ShownInterlude extends RoundReadiness {
  readonly longest: number | null;
}

/** Everything there is to show of one table. A picture never changes; a new one replaces it. */
export interface Picture {
  /** The line to whoever hosts the table: a server, or a worker on this device. */
  readonly contact: LineState;
  /** Null until first heard of. */
  readonly table: Table | null;
  /** How the match stands, as far as it has been shown; null between matches. */
  readonly update: MatchUpdate | null;
  /** What has just happened, to be seen happening. */
  readonly news: readonly unknown[];
  /** Everything that has been shown happening in the match so far, each once and in order. */
  readonly story: readonly unknown[];
  /** The moments of the match that were shown, so that people can look back at them. */
  readonly history: readonly Showing[];
  /** The earlier moment that the viewer looks at; null while it is how things stand. */
  readonly lookingBack: Showing | null;
  /** Set while an interlude is shown. */
  readonly interlude: ShownInterlude | null;
  /** Whether `update` is the latest there is: only then can anything be decided. */
  readonly isUpToDate: boolean;
  readonly chat: readonly ChatLine[];
  /** The move that was decided and not answered yet; null if there is none. */
  readonly pending: unknown;
  /** Why there is nothing to follow any more. */
  readonly parting: Parting | null;
}

/** A table of which nothing is known yet. */
export const emptyPicture: Picture = {
  contact: { phase: 'connecting' },
  table: null,
  update: null,
  news: [],
  story: [],
  history: [],
  lookingBack: null,
  interlude: null,
  isUpToDate: true,
  chat: [],
  pending: null,
  parting: null,
};

/** What the page may ask the host of a table, besides decisions. The model adds the table and a number. */
export type HostAsk = HostAskOf<Ask>;
type HostAskOf<Each> = Each extends { readonly type: string; readonly table: unknown }
  ? Each['type'] extends 'decide' | 'enter' | 'leave'
    ? never
    : Omit<Each, 'id' | 'table' | 'nonce'>
  : never;

/** A table as the page plays it, wherever it is hosted. */
export interface TableModel {
  /** Reactive: whoever reads it in a component is told of the next. */
  readonly picture: Picture;
  /** Lets the game say whose moves it shows and which moments are big; to be called once it is loaded. */
  presentBy(guide: NewsGuide): void;
  /** Goes on from an interlude, or says that the viewer is ready where others are waited for. */
  proceed(): void;
  /** Shows an earlier moment; null shows again how things stand. The match goes on meanwhile. */
  lookBack(moment: Showing | null): void;
  /** Shows the moment of the match at which so much of its story was told, though the page has not seen it. */
  lookBackTo(told: number): Promise<Reason | null>;
  /** The time by the host's clock, to which the clocks of the match refer. */
  now(): number;
  /** Decides, and says why not if it was refused. */
  decide(move: unknown): Promise<Reason | null>;
  /** Asks, and says why not if it was refused. */
  ask(ask: HostAsk): Promise<Reason | null>;
  close(): void;
}
