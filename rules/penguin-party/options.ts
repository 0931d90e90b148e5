import type { Problem } from '../kernel/problem.ts';
import type { Result } from '../kernel/result.ts';
import { seatReader } from '../kernel/seat.ts';
import {
  fields,
  listOf,
  oneOf,
  optional,
  read,
  wholeNumber,
  type Reader,
} from '../kernel/shape.ts';
import { deckOf, gather, handSize, opensWithACard } from './cards.ts';
import {
  colours,
  editions,
  tieRules,
  type Deal,
  type Edition,
  type Move,
  type Options,
} from './vocabulary.ts';

/** Checks a table's wishes; given deals are held against PP1 to PP4. */
export function parseOptions(input: unknown, seats: number): Result<Options, Problem> {
  const form = read(optionsReader(seats), input ?? {}, 'options');
  if (!form.ok) return form;
  const problems = form.value.deals.flatMap((deal, index) =>
    findOverdrawn(deal, form.value.edition, `options.deals[${String(index)}]`),
  );
  return problems.length > 0 ? { ok: false, problems } : form;
}

const optionsReader = (seats: number): Reader<Options> =>
  fields<Options>({
    edition: optional(oneOf(editions), 'iello' as const),
    start: optional(seatReader(seats), null),
    tie: optional(oneOf(tieRules), 'share' as const),
    deals: optional(listOf(dealReader(seats)), []),
  });

const dealReader = (seats: number): Reader<Deal> =>
  fields<Deal>({
    hands: listOf(listOf(oneOf(colours), handSize(seats)), seats),
    first: opensWithACard(seats) ? oneOf(colours) : optional(oneOf([null]), null),
  });

/** PP1: no deal holds more of a colour than the deck. */
function findOverdrawn({ hands, first }: Deal, edition: Edition, at: string): readonly Problem[] {
  const dealt = gather([...hands.flat(), ...(first === null ? [] : [first])]);
  const deck = deckOf(edition);
  return colours
    .filter((colour) => dealt[colour] > deck[colour])
    .map((what) => ({ kind: 'too-many-of', at, what, found: dealt[what], most: deck[what] }));
}

// Any place on an endless table can be asked for; the rules then say why not there.
const farthest = 99;

const moveReader: Reader<Move> = fields<Move>({
  colour: oneOf(colours),
  row: wholeNumber(0, farthest),
  x: wholeNumber(-farthest, farthest),
});

/** Checks the form of a move. */
export const parseMove = (input: unknown): Result<Move, Problem> => read(moveReader, input, 'move');
