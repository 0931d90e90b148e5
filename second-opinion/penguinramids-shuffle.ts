import { reconstructedDeck } from './penguinramids-deck.ts';
import { colours } from './penguinramids-pyramid.ts';
import type { Colour, Penguin } from './penguinramids-pyramid.ts';
import type { Random } from './random.ts';
import { span } from './list.ts';

/** What a made-up deck draws from. */
interface Stock {
  readonly weights: readonly number[];
  readonly arms: readonly number[];
  readonly colours: readonly Colour[];
}

const mostlyRed: readonly Colour[] = [...colours, 'red', 'red', 'red', 'red', 'red', 'red'];

const stocks: readonly Stock[] = [
  { weights: [0, 1, 2, 3, 4], arms: [0, 1, 2], colours },
  // Heavy and weak: grey is often forced.
  { weights: [0, 2, 3, 4, 4, 4], arms: [0, 0, 0, 1, 2], colours },
  // Much alike: scores are often tied.
  { weights: [0, 1, 1, 1, 1, 1], arms: [1, 1, 1, 0], colours },
  // Strong, of one colour, and nobody weightless.
  { weights: [1, 1, 2, 3, 4], arms: [2], colours: mostlyRed },
];

/** The reconstructed deck or a made-up one, shuffled. */
export function randomDeck(random: Random): Penguin[] {
  if (random.chance(0.4)) return random.shuffle(reconstructedDeck());
  const stock = random.pick(stocks);
  return span(1, 52).map((number) => madeUp(`p${number}`, stock, random));
}

function madeUp(id: string, stock: Stock, random: Random): Penguin {
  return {
    id,
    colour: random.pick(stock.colours),
    weight: random.pick(stock.weights),
    left: random.pick(stock.arms),
    right: random.pick(stock.arms),
  };
}
