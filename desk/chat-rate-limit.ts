import type { DeskLimits } from './desk.ts';

/** With more speakers than this in memory, those who are silent are forgotten. */
const mostSpeakers = 1000;

/** Limits how often a person speaks at a table: so many lines within a span. */
export class ChatRateLimit {
  readonly #limits: Pick<DeskLimits, 'chatLines' | 'chatSpan'>;
  readonly #spoken = new Map<string, readonly number[]>();
  #lastLine = 0;

  constructor(limits: Pick<DeskLimits, 'chatLines' | 'chatSpan'>) {
    this.#limits = limits;
  }

  /** How long this speaker has to wait, in milliseconds; 0 if they may speak, which is then noted. */
  delay(speaker: string, at: number): number {
    const { chatLines, chatSpan } = this.#limits;
    const recent = this.#recent(speaker, at);
    const [first] = recent;
    if (first !== undefined && recent.length >= chatLines) return first + chatSpan - at;
    this.#spoken.set(speaker, [...recent, at]);
    if (this.#spoken.size > mostSpeakers) this.#tidy(at);
    return 0;
  }

  /** A time for a line: no two have the same, so that their order is kept with them. */
  stamp(at: number): number {
    this.#lastLine = Math.max(at, this.#lastLine + 1);
    return this.#lastLine;
  }

  #recent(speaker: string, at: number): readonly number[] {
    const times = this.#spoken.get(speaker) ?? [];
    return times.filter((time) => time > at - this.#limits.chatSpan);
  }

  #tidy(at: number): void {
    for (const speaker of this.#spoken.keys()) {
      if (this.#recent(speaker, at).length === 0) this.#spoken.delete(speaker);
    }
  }
}
