/** What has been checked so far, and how often the rare things happened. */
export class Tally {
  decisions = 0;
  refusals = 0;
  reloads = 0;
  readonly #rare = new Map<string, number>();

  note(names: readonly string[]): void {
    for (const name of names) this.#rare.set(name, this.times(name) + 1);
  }

  times(name: string): number {
    return this.#rare.get(name) ?? 0;
  }

  describe(): string {
    const { decisions, refusals, reloads } = this;
    return `${decisions} decisions, ${refusals} refusals and ${reloads} reloads checked`;
  }

  describeRare(): string[] {
    return [...this.#rare]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, times]) => `  ${name}: ${times}`);
  }
}
