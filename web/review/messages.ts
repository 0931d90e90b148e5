import type { Assessment } from '@rookery/analysis/review/assessment';
import type { Attempt } from '@rookery/analysis/review/attempt';
import type { LuckAndSkill } from '@rookery/analysis/review/luck-and-skill';
import type { ChancePoint } from '@rookery/analysis/review/review';

/** What a review found about each decision, by its step. */
export type KnownAssessments = readonly (readonly [step: number, assessment: Assessment])[];

/** What a finished review says of the whole match. */
export interface ReviewSummary {
  readonly chances: readonly ChancePoint[];
  /** The steps of the decisions that cost most, the costliest first. */
  readonly costliest: readonly number[];
  readonly luckAndSkill: readonly LuckAndSkill[] | null;
}

/** What the page tells the worker that reviews a match. The first message says which match. */
export type ToReviewer =
  | { readonly type: 'open'; readonly record: unknown }
  /** Reviews the match; what is known already is not thought about again. */
  | { readonly type: 'review'; readonly known: KnownAssessments }
  /** Judges another move at the decision of this step. */
  | { readonly type: 'try'; readonly step: number; readonly move: unknown };

/** What the worker tells the page. */
export type FromReviewer =
  | { readonly type: 'outline' | 'sketch'; readonly chances: readonly ChancePoint[] }
  | {
      readonly type: 'assessed';
      readonly step: number;
      readonly assessment: Assessment;
      readonly done: number;
      readonly of: number;
    }
  | { readonly type: 'done'; readonly summary: ReviewSummary }
  | { readonly type: 'tried'; readonly step: number; readonly attempt: Attempt }
  | { readonly type: 'failed'; readonly reason: string };
