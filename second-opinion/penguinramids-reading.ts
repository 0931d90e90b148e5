import { begin, play, statusOf } from './penguinramids.ts';
import { isAccepted, isChoosing, legalMoves } from './penguinramids-legality.ts';
import { everyMove } from './penguinramids-moves.ts';
import type { Action, Move } from './penguinramids-moves.ts';
import { playerAt } from './penguinramids-state.ts';
import type { Options, State } from './penguinramids-state.ts';
import { goalNames } from './penguinramids-goals.ts';
import { randomDeck } from './penguinramids-shuffle.ts';
import { rareIn } from './penguinramids-rarities.ts';
import { pickWeighted } from './random.ts';
import type { Random } from './random.ts';
import type { Attempt, Choice, Reading } from './reading.ts';
import { span } from './list.ts';

export const seatCounts = [2, 3, 4] as const;

/** What a table likes to do: how strongly it prefers each action card and each type of move. */
interface Taste {
  readonly actions: Partial<Record<Action, number>>;
  readonly moves: Partial<Record<Move['type'], number>>;
}

const ordinary = 2;
const tastes: readonly Taste[] = [
  { actions: {}, moves: {} },
  // Exchanges, so that the deck's own cards run out and the exchanged ones come round again.
  { actions: { 1: 1, 2: 1, 3: 99, 4: 33, 5: 1 }, moves: { swap: 30, recall: 30 } },
  { actions: { 1: 0, 2: 0, 3: 99, 4: 33, 5: 0 }, moves: { swap: 99, recall: 99 } },
  // Tokens, until the supply is empty.
  { actions: { 4: 33, 5: 99 }, moves: { token: 30, recall: 30, strengthen: 1 } },
  // Action 4 played and not used.
  { actions: { 4: 30 }, moves: { recall: 0, take: 9 } },
  { actions: { 1: 20, 4: 9 }, moves: { chief: 9 } },
  { actions: { 2: 20, 4: 9 }, moves: { flip: 4, recall: 9 } },
  // Every action left unused.
  { actions: {}, moves: { chief: 0, flip: 0, swap: 0, recall: 0, token: 0 } },
];

/** A random match of Penguinramids of which this reading knows the whole deck. */
export function createPenguinramidsReading(seats: number, random: Random, seed: string): Reading {
  const options = randomOptions(seats, random);
  const taste = random.pick(tastes);
  const exchanged = new Set<string>();
  let state = begin(options);
  const commit = (seat: number, move: Move): readonly string[] => {
    const before = state;
    state = play(state, seat, move);
    const rare = rareIn({ before, after: state, seat, move, exchanged });
    if (move.type === 'swap') exchanged.add(move.penguin);
    return rare;
  };
  const { chief, goals, deck } = options;
  return {
    setup: { game: 'penguinramids', seats, options: { chief, goals, deck }, seed },
    status: () => statusOf(state),
    legalMoves: (seat) => legalMoves(state, seat),
    nextMove: (chance) => nextMove(state, taste, chance, commit),
    illegalMove: (chance) => illegalMove(state, chance),
  };
}

function randomOptions(seats: number, random: Random): Options {
  return {
    seats,
    chief: random.below(seats),
    goals: random.shuffle(goalNames).slice(0, 3),
    deck: randomDeck(random),
  };
}

function nextMove(
  state: State,
  taste: Taste,
  random: Random,
  commit: (seat: number, move: Move) => readonly string[],
): Choice {
  const seat = actingSeat(state, random);
  const moves = everyMove(state.available.map((penguin) => penguin.id)).filter((move) =>
    isAccepted(state, seat, move),
  );
  const move = likedMove(moves, taste, random);
  return { seat, move, commit: () => commit(seat, move) };
}

// Now and then someone who has chosen chooses again (PR5).
function actingSeat(state: State, random: Random): number {
  const { toAct } = statusOf(state);
  const haveChosen = seatsOf(state).filter((seat) => playerAt(state, seat).chosen !== null);
  return haveChosen.length > 0 && random.chance(0.2) ? random.pick(haveChosen) : random.pick(toAct);
}

function likedMove(moves: readonly Move[], taste: Taste, random: Random): Move {
  const types = [...new Set(moves.map((move) => move.type))];
  const type = pickWeighted(random, types, (each) => taste.moves[each] ?? ordinary);
  const ofType = moves.filter((move) => move.type === type);
  return pickWeighted(random, ofType, (move) => preference(move, taste));
}

// The base first, more often than not: only over a full base is grey ever forced.
function preference(move: Move, taste: Taste): number {
  if (move.type === 'choose') return taste.actions[move.action] ?? ordinary;
  return move.type === 'take' && move.slot[0] === 0 ? 3 : 1;
}

function illegalMove(state: State, random: Random): Attempt {
  const seat = random.chance(0.7) ? likelySeat(state, random) : random.pick(seatsOf(state));
  if (random.chance(0.1)) return { seat, move: random.pick(malformed) };
  const candidates = everyMove(temptations(state, seat)).filter(
    (move) => !isAccepted(state, seat, move),
  );
  const type = random.pick([...new Set(candidates.map((move) => move.type))]);
  return { seat, move: random.pick(candidates.filter((move) => move.type === type)) };
}

function likelySeat(state: State, random: Random): number {
  const { toAct } = statusOf(state);
  return random.pick(toAct.length > 0 && !isChoosing(state) ? toAct : seatsOf(state));
}

// The available penguins, and one of the deck and one of the pyramid, which are not.
function temptations(state: State, seat: number): string[] {
  const placed = playerAt(state, seat).pyramid.map((each) => each.penguin);
  const penguins = [...state.available, ...state.deck.slice(0, 1), ...placed.slice(0, 1)];
  return penguins.map((penguin) => penguin.id);
}

function seatsOf(state: State): number[] {
  return span(0, state.players.length - 1);
}

const malformed: readonly object[] = [
  {},
  { type: 'dance' },
  { type: 'choose' },
  { type: 'choose', action: 0 },
  { type: 'choose', action: 6 },
  { type: 'choose', action: '1' },
  { type: 'flip', slot: [4, 0] },
  { type: 'flip', slot: [0] },
  { type: 'strengthen', slot: [0, 0], arm: 'both' },
  { type: 'swap', penguin: 'nobody' },
  { type: 'take', penguin: 'nobody', slot: [0, 0], side: 'colour' },
  { type: 'take', slot: [0, 0], side: 'grey' },
];
