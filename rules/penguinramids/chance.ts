import type { Problem } from '../kernel/problem.ts';
import { pick, shuffle, type Streams } from '../kernel/rng.ts';
import { seatsOf } from '../kernel/seat.ts';
import { brief } from '../kernel/shape.ts';
import { boxInPlay } from './box.ts';
import { drawIds, possibleTops, withoutCard } from './deck.ts';
import { goalsInPlay } from './options.ts';
import type { Chance, Deck, State } from './vocabulary.ts';

/** Draws the first Chief (PR3), the goals (PR2), the penguins of a round (PR4) or an exchanged one (PR15). */
export function roll({ seats, box, stage }: State, streams: Streams): Chance {
  switch (stage.phase) {
    case 'chief':
      return { type: 'chief', seat: pick(seatsOf(seats), streams('chief')) };
    case 'goals': {
      const goals = shuffle(goalNames(box), streams('goals'));
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
export function doubt({ stage, seats, box }: State, chance: Chance): Problem | undefined {
  if (chance.type === 'chief' && stage.phase === 'chief') return doubtSeat(chance.seat, seats);
  if (chance.type === 'goals' && stage.phase === 'goals') {
    return doubtGoals(chance.goals, goalNames(box));
  }
  if (chance.type === 'offer' && stage.phase === 'offer') {
    return doubtOffer(stage.table.deck, chance.penguins, seats);
  }
  if (chance.type === 'exchange' && stage.phase === 'exchange') {
    return doubtCards(stage.table.deck, [chance.penguin], 'chance.penguin');
  }
  return { kind: 'not-allowed', at: 'chance', found: chance.type, allowed: [stage.phase] };
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
  if (unknown !== undefined) return { kind: 'not-allowed', at, found: brief(unknown), allowed };
  const repeated = goals.find((goal, index) => goals.indexOf(goal) < index);
  return repeated === undefined ? undefined : { kind: 'repeated', at, found: repeated };
}

function doubtOffer(deck: Deck, ids: readonly string[], seats: number): Problem | undefined {
  const at = 'chance.penguins';
  return ids.length === seats
    ? doubtCards(deck, ids, at)
    : { kind: 'wrong-count', at, found: ids.length, expected: seats };
}

/** The first card that cannot have been on top when it was drawn. */
function doubtCards(deck: Deck, ids: readonly string[], at: string): Problem | undefined {
  const [id, ...others] = ids;
  if (id === undefined) return undefined;
  const allowed = possibleTops(deck).map((card) => card.id);
  return allowed.includes(id)
    ? doubtCards(withoutCard(deck, id).deck, others, at)
    : { kind: 'not-allowed', at, found: brief(id), allowed };
}
