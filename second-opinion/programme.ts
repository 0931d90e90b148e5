import { Contest } from './contest.ts';
import { Twins } from './twins.ts';
import { createRandom } from './random.ts';
import type { Referee } from './referee.ts';
import type { Tally } from './tally.ts';
import { createPenguinPartyReading, seatCounts as partySeats } from './penguin-party-reading.ts';
import { createPenguinramidsReading, seatCounts as pyramidSeats } from './penguinramids-reading.ts';

export const games = ['penguin-party', 'penguinramids'] as const;
export type Game = (typeof games)[number];

/** A game and a number of seats. */
export interface Table {
  readonly game: Game;
  readonly seats: number;
}

const tables: readonly Table[] = [
  ...partySeats.map((seats): Table => ({ game: 'penguin-party', seats })),
  ...pyramidSeats.map((seats): Table => ({ game: 'penguinramids', seats })),
];

export function tablesOf(chosen: readonly Game[]): Table[] {
  return tables.filter(({ game }) => chosen.includes(game));
}

const readings = {
  'penguin-party': createPenguinPartyReading,
  penguinramids: createPenguinramidsReading,
} as const;

/** Plays one match of which every card is known; throws a report at a disagreement. */
export function playKnown(
  referee: Referee,
  { game, seats }: Table,
  seed: string,
  tally: Tally,
): Promise<void> {
  const random = createRandom(seed);
  return new Contest(referee, readings[game](seats, random, seed), random, tally).run();
}

/** Plays one match dealt by the referee; throws a report at a disagreement. */
export function playUnknown(
  referee: Referee,
  { game, seats }: Table,
  seed: string,
  tally: Tally,
): Promise<void> {
  const setup = { game, seats, options: {}, seed };
  return new Twins(referee, setup, createRandom(seed), tally).run();
}
