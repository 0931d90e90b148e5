import {
  begin,
  baseLimit,
  everyCard,
  isLegal,
  legalMoves,
  play,
  statusOf,
  ties,
} from './penguin-party.ts';
import type { Options, State } from './penguin-party.ts';
import { dealFrom, editions, pack } from './penguin-party-deal.ts';
import type { Deal, Edition } from './penguin-party-deal.ts';
import { colours, fits, isOpen } from './penguin-party-table.ts';
import type { Colour, PlacedCard } from './penguin-party-table.ts';
import { expectSameHistory } from './penguin-party-history.ts';
import { rareIn } from './penguin-party-rarities.ts';
import { pickWeighted } from './random.ts';
import type { Random } from './random.ts';
import type { Attempt, Choice, Reading } from './reading.ts';
import { itemAt, span } from './list.ts';

export const seatCounts = [2, 3, 4, 5, 6] as const;

// Ways to play that make the rare rules happen.
type Taste = (state: State, moves: readonly PlacedCard[], random: Random) => PlacedCard;
const tastes: readonly Taste[] = [
  (_state, moves, random) => random.pick(moves),
  (_state, moves, random) => pickWeighted(random, moves, ({ row }) => row + 1),
  (_state, moves, random) => pickWeighted(random, moves, ({ row }) => (row === 0 ? 9 : 1)),
  (_state, moves, random) => pickWeighted(random, moves, ({ row }) => row * row),
  pickKind,
  pickKind,
];

// Keeps as much open for everybody as it can: few points, so many ties.
function pickKind(state: State, moves: readonly PlacedCard[], random: Random): PlacedCard {
  const some = random.shuffle(moves).slice(0, 6);
  const kindness = some.map((move) => openAfter(state, move));
  return itemAt(some, kindness.indexOf(Math.max(...kindness)));
}

function openAfter(state: State, move: PlacedCard): number {
  const after = [...state.table, move];
  return everyCard.filter((card) => fits(after, card, baseLimit(state.options.seats))).length;
}

/** A random match of Penguin Party of which this reading knows every hand. */
export function createPenguinPartyReading(seats: number, random: Random, seed: string): Reading {
  const edition = random.pick(editions);
  const options = randomOptions(seats, edition, random);
  const taste = random.pick(tastes);
  let state = begin(options);
  const commit = (seat: number, move: PlacedCard): readonly string[] => {
    const before = state;
    state = play(state, seat, move);
    return rareIn(before, state);
  };
  return {
    setup: { game: 'penguin-party', seats, options: { edition, ...table(options) }, seed },
    status: () => statusOf(state),
    legalMoves: (seat) => legalMoves(state, seat),
    nextMove: (chance) => nextMove(state, taste, chance, commit),
    illegalMove: (chance) => illegalMove(state, chance),
    expectView: (view) => expectSameHistory(view, state),
  };
}

function table({ start, tie, deals }: Options): object {
  return { start, tie, deals };
}

// Extra rounds go on until one seat is alone, so that table needs deals in plenty.
const plenty = 30;

function randomOptions(seats: number, edition: Edition, random: Random): Options {
  const tie = random.pick(ties);
  const count = tie === 'share' ? seats + random.below(2) : plenty;
  const deals = span(1, count).map(() => randomDeal(seats, edition, random));
  return { seats, start: random.below(seats), tie, deals };
}

function randomDeal(seats: number, edition: Edition, random: Random): Deal {
  const cards = random.chance(0.6) ? random.shuffle(pack(edition)) : clumped(edition, random);
  return dealFrom(cards, seats);
}

// Hands of few colours: players fall out early, and the others go on alone.
function clumped(edition: Edition, random: Random): Colour[] {
  const order = random.shuffle(colours);
  const sorted = pack(edition).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return swapSome(sorted, random.below(12), random);
}

function swapSome(cards: readonly Colour[], times: number, random: Random): Colour[] {
  const mixed = [...cards];
  for (const _ of span(1, times)) {
    const one = random.below(mixed.length);
    const other = random.below(mixed.length);
    [mixed[one], mixed[other]] = [itemAt(mixed, other), itemAt(mixed, one)];
  }
  return mixed;
}

function nextMove(
  state: State,
  taste: Taste,
  random: Random,
  commit: (seat: number, move: PlacedCard) => readonly string[],
): Choice {
  if (state.turn === null) throw new Error('the match is over');
  const seat = state.turn;
  const move = taste(state, legalMoves(state, seat), random);
  return { seat, move, commit: () => commit(seat, move) };
}

function illegalMove(state: State, random: Random): Attempt {
  const seat =
    random.chance(0.7) && state.turn !== null ? state.turn : random.below(state.options.seats);
  if (random.chance(0.1)) return { seat, move: random.pick(malformed) };
  const candidates = everyCard.filter((move) => !isLegal(state, seat, move));
  const near = candidates.filter((move) => isNear(state, move));
  return { seat, move: random.pick(random.chance(0.8) && near.length > 0 ? near : candidates) };
}

// On an open spot, on a card, or at an end of a full base: what a player might really try.
function isNear(state: State, { row, x }: PlacedCard): boolean {
  const isOnTable = state.table.some((card) => card.row === row && Math.abs(card.x - x) <= 1);
  return isOnTable || isOpen(state.table, row, x, baseLimit(state.options.seats));
}

const malformed: readonly object[] = [
  {},
  { colour: 'pink', row: 0, x: 0 },
  { colour: 'red', row: 0 },
  { colour: 'red', row: -1, x: 0 },
  { colour: 'blue', row: 0.5, x: 0 },
  { colour: 'blue', row: '0', x: '0' },
  { colour: null, row: 0, x: 0 },
  { type: 'pass' },
];
