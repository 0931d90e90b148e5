import { entryOf } from '../kernel/entry.ts';
import type { Game, Standing, Waiting } from '../kernel/game.ts';
import type { Seat } from '../kernel/seat.ts';
import { apply } from './apply.ts';
import { baseSize } from './cards.ts';
import { doubt, roll } from './chance.ts';
import { imagine } from './imagine.ts';
import { notation } from './notation.ts';
import { parseMove, parseOptions } from './options.ts';
import { placements } from './pyramid.ts';
import { refuse } from './refuse.ts';
import { retell } from './retell.ts';
import { rankSeats } from './scoring.ts';
import { editions, type Move, type Options, type PenguinParty, type State } from './vocabulary.ts';
import { see, view } from './view.ts';

function start({ edition, start: starter, tie, deals }: Options, seats: number): State {
  const points = Array.from({ length: seats }, () => 0);
  const stage: State['stage'] =
    starter === null ? { phase: 'starter' } : { phase: 'deal', number: 1, starter };
  return { edition, seats, tie, deals, points, rounds: [], lastRound: null, stage };
}

function waiting({ stage, points }: State): Waiting {
  switch (stage.phase) {
    case 'starter':
    case 'deal':
      return { for: 'chance' };
    case 'turn':
      return { for: 'seats', seats: [stage.turn] };
    case 'over':
      return { for: 'nobody', ranking: rankSeats(points) };
  }
}

function standing({ stage, points }: State): Standing {
  switch (stage.phase) {
    case 'starter':
      return { round: 1, scores: points };
    case 'deal':
      return { round: stage.number, scores: points };
    case 'turn':
    case 'over':
      return { round: stage.round.number, scores: points };
  }
}

const noMoves: readonly Move[] = [];

function legalMoves({ stage, seats }: State, seat: Seat): readonly Move[] {
  if (stage.phase !== 'turn' || stage.turn !== seat) return noMoves;
  const { pyramid, hands } = stage.round;
  return placements(pyramid, baseSize(seats), entryOf(hands, seat));
}

/** Penguin Party (Reiner Knizia); its rules are numbered in RULES.md. */
export const penguinParty: Game<PenguinParty> = {
  id: 'penguin-party',
  version: 1,
  seats: { least: 2, most: 6 },
  editions,
  notation,
  parseOptions,
  givenSecrets: ({ deals }) => (deals.length > 0 ? ['deals'] : []),
  parseMove,
  start,
  waiting,
  standing,
  legalMoves,
  refuse,
  roll,
  doubt,
  apply,
  view,
  see,
  imagine,
  retell,
};
