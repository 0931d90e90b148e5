import type { Game, Standing, Waiting } from '../kernel/game.ts';
import { seatsOf } from '../kernel/seat.ts';
import { afterChief, apply } from './apply.ts';
import { boxOf } from './box.ts';
import { doubt, roll } from './chance.ts';
import { imagine } from './imagine.ts';
import { legalMoves } from './legal-moves.ts';
import { parseMove } from './moves.ts';
import { notation } from './notation.ts';
import { parseOptions } from './options.ts';
import { refuse } from './refuse.ts';
import { retell } from './retell.ts';
import { rankSeats } from './scoring.ts';
import { see, view } from './view.ts';
import type { Options, Penguinramids, State } from './vocabulary.ts';

function start(options: Options, seats: number): State {
  const { chief, goals, deck } = options;
  const state: State = {
    seats,
    box: boxOf(options),
    given: { goals, deck },
    stage: { phase: 'chief' },
  };
  return chief === null ? state : { ...state, stage: afterChief(state, chief) };
}

function waiting({ seats, stage }: State): Waiting {
  switch (stage.phase) {
    case 'chief':
    case 'goals':
    case 'offer':
    case 'exchange':
      return { for: 'chance' };
    case 'choosing':
      return { for: 'seats', seats: seatsOf(seats).filter((seat) => stage.picks[seat] === null) };
    case 'turn':
      return { for: 'seats', seats: stage.turn.order.slice(0, 1) };
    case 'over': {
      const ranking = rankSeats(stage.scores, stage.table.chief);
      return { for: 'nobody', ranking: ranking.map((seat) => [seat]) };
    }
  }
}

function standing({ stage }: State): Standing {
  switch (stage.phase) {
    case 'chief':
    case 'goals':
      return { round: 1, scores: null };
    case 'offer':
      return { round: stage.table.round + 1, scores: null };
    case 'choosing':
    case 'turn':
    case 'exchange':
      return { round: stage.table.round, scores: null };
    case 'over':
      return { round: stage.table.round, scores: stage.scores.map(({ total }) => total) };
  }
}

/** Penguinramids (Guido Albini); its rules are numbered in RULES.md. */
export const penguinramids: Game<Penguinramids> = {
  id: 'penguinramids',
  version: 1,
  seats: { least: 2, most: 4 },
  editions: [],
  notation,
  parseOptions,
  // Everyone sees the box and the goals; only the order of the deck is hidden.
  givenSecrets: ({ deck }) => (deck ? ['deck'] : []),
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
