/** One thing wrong with a command line. */
export type ArgumentFault =
  | {
      readonly kind: 'unknown-option';
      readonly option: string;
      readonly nearest: string | undefined;
    }
  | { readonly kind: 'needs-value'; readonly option: string }
  | { readonly kind: 'takes-no-value'; readonly option: string };

/** Why a program in the arena cannot go on playing. */
export type FailureCause =
  | { readonly kind: 'ended'; readonly code: number | null; readonly signal: string | null }
  | { readonly kind: 'silent'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly times: number; readonly last: string };

/** A program that cannot go on, and what one needs to mend it. */
export interface Failure {
  readonly player: string;
  readonly match: string;
  readonly seat: number;
  readonly cause: FailureCause;
  /** The last lines it wrote on its error output. */
  readonly complaints: readonly string[];
}

/** What a person may want of a table, besides moves and words. */
export type TableAction =
  | 'sit'
  | 'ready'
  | 'not-ready'
  | 'start'
  | 'add-bot'
  | 'rematch'
  | 'pause'
  | 'unpause'
  | 'hand-over'
  | 'take-back'
  | 'resign';

/** Why a backup is not made or put back. */
export type UpkeepTroubleKind =
  'no-database' | 'server-runs' | 'folder' | 'bad-backup' | 'newer' | 'unavailable' | 'broken';

/** The words that may be typed for something, the first one shown in hints. */
export type TypedWords = readonly [string, ...string[]];
