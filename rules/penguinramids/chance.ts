import { canonicalJson } from '../kernel/canonical.ts';
import type { Problem } from '../kernel/problem.ts';
import { pick, shuffled, type Streams } from '../kernel/rng.ts';
import { seatsOf } from '../kernel/seat.ts';
import { boxInPlay } from './box.ts';
import { drawIds, firstImpossible, possibleTops } from './deck.ts';
import { goalsInPlay } from './options.ts';
import type { Chance, Deck, State } from './vocabulary.ts';

/** Draws the first Chief (PR3), the goals (PR2), the penguins of a round (PR4) or an exchanged one (PR15). */
export function roll({ seats, box, stage }: State, streams: Streams): Chance {
  switch (stage.phase) {
    case 'chief':
      return { type: 'chief', seat: pick(seatsOf(seats), streams('chief')) };
    case 'goals': {
      const goals = shuffled(goalNames(box), streams('goals'));
      return { type: 'goals', goals: goals.slice(0, goalsInPlay) };
    }
    case 'offer':
      return { type: 'offer', penguins: drawIds(stage.table.deck, seats, streams) };
    case 'exchange':
      return { type: 'exchange', penguin: drawIds(stage.table.deck, 1, streams).join('') };
    case 'choosing':
    case 'turn':
    case 'over':
      throw new Error(`nothing to draw in phase ${stage.phase}`);
  }
}

const goalNames = (box: State['box']): readonly string[] =>
  boxInPlay(box).goals.map(({ id }) => id);

/** Why this cannot have been drawn now. */
export function doubt(state: State, chance: Chance): Problem | undefined {
  const { stage, seats, box } = state;
  if (chance.type !== stage.phase) {
    return { kind: 'not-allowed', at: 'chance', found: chance.type, allowed: [stage.phase] };
  }
  if (chance.type === 'chief') return doubtSeat(chance.seat, seats);
  if (chance.type === 'goals') return doubtGoals(chance.goals, goalNames(box));
  if (!('table' in stage)) return undefined;
  return chance.type === 'offer'
    ? doubtCards(stage.table.deck, chance.penguins, seats)
    : doubtCards(stage.table.deck, [chance.penguin], 1);
}

const doubtSeat = (seat: number, seats: number): Problem | undefined =>
  seat < seats
    ? undefined
    : { kind: 'out-of-range', at: 'chance.seat', found: seat, least: 0, most: seats - 1 };

function doubtGoals(goals: readonly string[], allowed: readonly string[]): Problem | undefined {
  const at = 'chance.goals';
  if (goals.length !== goalsInPlay) {
    return { kind: 'wrong-count', at, found: goals.length, expected: goalsInPlay };
  }
  const unknown = goals.find((goal) => !allowed.includes(goal));
  if (unknown !== undefined) return { kind: 'not-allowed', at, found: unknown, allowed };
  const repeated = goals.find((goal, index) => goals.indexOf(goal) < index);
  return repeated === undefined ? undefined : { kind: 'repeated', at, found: repeated };
}

function doubtCards(deck: Deck, ids: readonly string[], expected: number): Problem | undefined {
  const at = 'chance.penguins';
  if (ids.length !== expected) return { kind: 'wrong-count', at, found: ids.length, expected };
  const index = firstImpossible(deck, ids);
  return index === undefined
    ? undefined
    : { kind: 'not-allowed', at, found: canonicalJson(ids), allowed: tops(deck) };
}

const tops = (deck: Deck): readonly string[] => possibleTops(deck).map(({ id }) => id);
