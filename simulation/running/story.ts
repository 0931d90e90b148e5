/** What happened, line by line; nothing is written down unless somebody wants to read it. */
export class Story {
  readonly lines: string[] = [];
  readonly #isWanted: boolean;
  readonly #now: () => number;
  #hash = 0x81_1c_9d_c5;

  constructor(wanted: 'story' | 'no story', now: () => number) {
    this.#isWanted = wanted === 'story';
    this.#now = now;
  }

  note(line: () => string): void {
    if (!this.#isWanted) return;
    const text = `${(this.#now() / 1000).toFixed(3).padStart(8)} s  ${line()}`;
    this.lines.push(text);
    for (let index = 0; index < text.length; index += 1) {
      this.#hash = Math.imul(this.#hash ^ text.charCodeAt(index), 0x01_00_01_93);
    }
  }

  /** The same for the same story, and hardly ever for another one (FNV-1a). */
  get hash(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, '0');
  }
}
