import { afterPaint } from '../render/after-paint.svelte.ts';

/** Whether a screen reader finishes what it says first, or says this at once. */
export type Urgency = 'polite' | 'assertive';

/** A sentence that is read out once. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** So many are kept, so that sentences that come faster than they are read out are not lost. */
const most: { readonly [urgency in Urgency]: number } = { polite: 12, assertive: 1 };

/** What screen readers are told. Each sentence is added to those before it, and replaces none of them. */
export class LiveRegions {
  #last = 0;
  #polite = $state.raw<readonly Announcement[]>([]);
  #assertive = $state.raw<readonly Announcement[]>([]);
  // Not reactive: it is only repeated when somebody asks.
  #recent: readonly string[] = [];

  get polite(): readonly Announcement[] {
    return this.#polite;
  }
  get assertive(): readonly Announcement[] {
    return this.#assertive;
  }

  /** What was said last, with the turn that was called after it. */
  get recent(): readonly string[] {
    return this.#recent;
  }

  /** Says sentences after the next paint, in the order in which they come. */
  say(sentences: readonly string[], urgency: Urgency): void {
    if (sentences.length === 0) return;
    this.#recent = urgency === 'polite' ? sentences : [...this.#recent, ...sentences];
    const added = sentences.map((text) => ({ id: (this.#last += 1), text }));
    afterPaint(() => {
      const lines = [...this[urgency], ...added].slice(-most[urgency]);
      if (urgency === 'polite') this.#polite = lines;
      else this.#assertive = lines;
    });
  }
}
