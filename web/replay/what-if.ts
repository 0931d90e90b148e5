import { formatAct } from '@rookery/rules/kernel/act-notation';
import type { Told } from '@rookery/rules/kernel/game';
import { play, type Match } from '@rookery/rules/kernel/match';
import type { Rng } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { NewTable } from '../here/tables.ts';

/** Which hidden cards a match goes on with: those that were there, or others that the seat could not tell apart. */
export const whatIfCards = ['same', 'other'] as const;
export type WhatIfCards = (typeof whatIfCards)[number];

/** What somebody wants to try from a moment of a match. */
export interface WhatIfWish {
  readonly match: Match;
  /** After so many acts. */
  readonly act: number;
  readonly seat: Seat;
  readonly cards: WhatIfCards;
  /** The level of all bots. */
  readonly level: string;
  /** The address of the moment, to come back to. */
  readonly origin: string;
  readonly me: Omit<NewTable['people'][number], 'seat'>;
}

/** The match up to an act, with the cards that were there or with others. */
function tellUpTo({ match, act, seat, cards }: WhatIfWish, rng: Rng): Told {
  const { game, seats, options } = match;
  const told = { seats, options, acts: match.acts.slice(0, act) };
  if (cards === 'same') return told;
  return game.retell(told, play(game, options, seats, told.acts), seat, rng);
}

/** The table at which a wish is tried: one person, and bots on all other seats. */
export function tableFor(wish: WhatIfWish, rng: Rng): NewTable {
  const { match, seat, level, origin, me } = wish;
  const { game } = match;
  const { options, acts } = tellUpTo(wish, rng);
  const others = seatsOf(match.seats).filter((each) => each !== seat);
  return {
    game: game.id,
    options,
    people: [{ seat, ...me }],
    bots: others.map((each) => ({ seat: each, level })),
    beginning: { acts: acts.map((each) => formatAct(game.notation, each)), origin },
  };
}
