import type { Assessment } from '@rookery/analysis/review/assessment';
import type { Attempt } from '@rookery/analysis/review/attempt';
import type { ChancePoint } from '@rookery/analysis/review/review';
import type { KeptReview } from './kept-reviews.ts';
import type { FromReviewer, ReviewSummary } from './messages.ts';
import type { Reviewer } from './reviewer.ts';

/** What a review of the page needs. */
export interface ReviewRunParts {
  open(hear: (message: FromReviewer) => void): Reviewer;
  /** Keeps a finished review on the device. */
  keep(review: KeptReview): void;
}

/** How far a review is. */
export type ReviewPhase = 'running' | 'stopped' | 'done' | 'failed';

/** Another move that was tried at a moment, and what it is worth once that is known. */
export interface TriedMove {
  readonly step: number;
  readonly move: unknown;
  readonly attempt: Attempt | null;
}

/** A review under way, as the page shows it. */
export class ReviewRun {
  readonly #parts: ReviewRunParts;
  #reviewer: Reviewer | null = null;
  #phase = $state.raw<ReviewPhase>('stopped');
  #assessments = $state.raw<ReadonlyMap<number, Assessment>>(new Map());
  #sketch = $state.raw<readonly ChancePoint[]>([]);
  #progress = $state.raw({ done: 0, of: 0 });
  #summary = $state.raw<ReviewSummary | null>(null);
  #tried = $state.raw<TriedMove | null>(null);

  constructor(parts: ReviewRunParts, kept: KeptReview | null) {
    this.#parts = parts;
    if (!kept) return;
    this.#assessments = new Map(kept.assessments);
    this.#summary = kept.summary;
    this.#phase = 'done';
  }

  get phase(): ReviewPhase {
    return this.#phase;
  }
  /** What is known of each decision so far, by its step. */
  get assessments(): ReadonlyMap<number, Assessment> {
    return this.#assessments;
  }
  get progress(): { readonly done: number; readonly of: number } {
    return this.#progress;
  }
  /** Null until the review is done. */
  get summary(): ReviewSummary | null {
    return this.#summary;
  }
  get tried(): TriedMove | null {
    return this.#tried;
  }

  /** The chances over the match: rough at first, better with every decision that is weighed. */
  get chances(): readonly ChancePoint[] {
    if (this.#summary) return this.#summary.chances;
    return this.#sketch.map((point) => {
      const found = this.#assessments.get(point.step + 1);
      return found && 'chances' in found ? { step: point.step, chances: found.chances } : point;
    });
  }

  /** Begins, or goes on from what was found before it was stopped. */
  start(): void {
    this.#phase = 'running';
    this.#open().send({ type: 'review', known: [...this.#assessments] });
  }

  stop(): void {
    this.close();
    if (this.#phase === 'running') this.#phase = 'stopped';
  }

  /** Asks what another move is worth at a moment. */
  try(step: number, move: unknown): void {
    this.#tried = { step, move, attempt: null };
    this.#open().send({ type: 'try', step, move });
  }

  forgetTried(): void {
    this.#tried = null;
  }

  close(): void {
    this.#reviewer?.close();
    this.#reviewer = null;
  }

  #open(): Reviewer {
    this.#reviewer ??= this.#parts.open((message) => this.#hear(message));
    return this.#reviewer;
  }

  #hear(message: FromReviewer): void {
    switch (message.type) {
      case 'outline':
      case 'sketch':
        this.#sketch = message.chances;
        break;
      case 'assessed':
        this.#assessments = new Map(this.#assessments).set(message.step, message.assessment);
        this.#progress = { done: message.done, of: message.of };
        break;
      case 'done':
        this.#finish(message.summary);
        break;
      case 'tried':
        if (this.#tried?.step === message.step) {
          this.#tried = { ...this.#tried, attempt: message.attempt };
        }
        break;
      case 'failed':
        console.error(message.reason);
        this.close();
        this.#tried = null;
        if (this.#phase === 'running') this.#phase = 'failed';
    }
  }

  #finish(summary: ReviewSummary): void {
    this.#summary = summary;
    this.#phase = 'done';
    this.#parts.keep({ assessments: [...this.#assessments], summary });
  }
}
