import { fraction, pick, quickRng, seededStreams, type Rng } from '@rookery/rules/kernel/rng';

/** What a simulation leaves to chance, drawn from its seed. */
export class Dice {
  readonly rng: Rng;

  constructor(rng: Rng) {
    this.rng = rng;
  }

  /** Whether something happens that has this probability. */
  chance(probability: number): boolean {
    return fraction(this.rng) < probability;
  }

  /** A number from `least` up to, not including, `most`. */
  between(least: number, most: number): number {
    return least + fraction(this.rng) * (most - least);
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    return this.rng.below(count);
  }

  fraction(): number {
    return fraction(this.rng);
  }

  pick<Value>(list: readonly Value[]): Value {
    return pick(list, this.rng);
  }

  /** Random text of 22 letters, as an id has it. */
  id(): string {
    const words = Array.from({ length: 4 }, () => this.rng.below(2 ** 30).toString(36));
    return words.join('').padEnd(22, '0').slice(0, 22);
  }
}

/** Dice of their own for each purpose, so that one fault less changes little else. */
export const diceFor = (seed: number, purpose: string): Dice =>
  new Dice(quickRng(seededStreams(`simulation ${String(seed)}`)(purpose)));
