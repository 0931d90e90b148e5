/** So many lines are kept. */
const most = 50;

/** What was typed before, as arrow up and down go through it. */
export class LineHistory {
  #lines: readonly string[] = [];
  /** How far back somebody has gone; 0 is the line that is being typed. */
  #back = 0;
  #draft = '';

  keep(line: string): void {
    const others = this.#lines.filter((each) => each !== line);
    this.#lines = [...others, line].slice(-most);
    this.#back = 0;
  }

  /** The line before the one that is shown; the oldest stays. */
  earlier(shown: string): string {
    if (this.#back === 0) this.#draft = shown;
    this.#back = Math.min(this.#back + 1, this.#lines.length);
    return this.#shown;
  }

  /** The line after the one that is shown, and at last what was being typed. */
  later(): string {
    this.#back = Math.max(0, this.#back - 1);
    return this.#shown;
  }

  get #shown(): string {
    return this.#back === 0 ? this.#draft : (this.#lines.at(-this.#back) ?? '');
  }
}
