import { itemAt } from './list.ts';

/** A small seeded source of chance, so that every disagreement can be played again. */
export interface Random {
  /** A whole number from 0 up to, not including, the limit. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<Item>(list: readonly Item[]): Item;
  shuffle<Item>(list: readonly Item[]): Item[];
}

export function createRandom(seed: string): Random {
  const next = mulberry32(hash(seed));
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (list) => itemAt(list, below(list.length)),
    shuffle: (list) => shuffled(list, below),
  };
}

/** One of the items, each as likely as its weight; weights of 0 only when there is nothing else. */
export function pickWeighted<Item>(
  random: Random,
  list: readonly Item[],
  weightOf: (item: Item) => number,
): Item {
  const tickets = list.flatMap((item) => Array.from({ length: weightOf(item) }, () => item));
  return random.pick(tickets.length > 0 ? tickets : list);
}

function shuffled<Item>(list: readonly Item[], below: (limit: number) => number): Item[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(below(rest.length), 1));
}

// FNV-1a
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
