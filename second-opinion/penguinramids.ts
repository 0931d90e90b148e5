import { actions } from './penguinramids-moves.ts';
import type { Action, Move } from './penguinramids-moves.ts';
import { flip, place, strengthen } from './penguinramids-pyramid.ts';
import { doesAnyFit, isAccepted, isChoosing } from './penguinramids-legality.ts';
import { playerAt, rounds, withPlayer, withTurn } from './penguinramids-state.ts';
import type { Options, Player, State, Turn } from './penguinramids-state.ts';
import { scoreOf } from './penguinramids-goals.ts';
import type { Status } from './reading.ts';
import { itemAt, span } from './list.ts';

const newcomer: Player = { hand: actions, chosen: null, front: [], tokens: 0, pyramid: [] };

export function begin(options: Options): State {
  return reveal({
    goals: options.goals,
    round: 1,
    chief: options.chief,
    deck: options.deck,
    available: [],
    supply: 10,
    players: span(1, options.seats).map(() => newcomer),
    turn: null,
    turnsToCome: [],
    over: false,
  });
}

export function play(state: State, seat: number, move: Move): State {
  if (!isAccepted(state, seat, move)) throw new Error(`illegal: ${JSON.stringify(move)}`);
  const player = playerAt(state, seat);
  switch (move.type) {
    case 'choose':
      return choose(state, seat, move.action);
    case 'chief':
      return act({ ...state, chief: seat });
    case 'flip':
      return act(withPlayer(state, seat, { pyramid: flip(player.pyramid, move.slot) }));
    case 'swap':
      return act(swap(state, move.penguin));
    case 'recall':
      return act(recall(state, seat));
    case 'token':
      return act(
        withPlayer({ ...state, supply: state.supply - 1 }, seat, { tokens: player.tokens + 1 }),
      );
    case 'strengthen':
      return withPlayer(state, seat, {
        tokens: player.tokens - 1,
        pyramid: strengthen(player.pyramid, move.slot, move.arm),
      });
    case 'take':
      return take(state, seat, move);
    case 'end':
      return endTurn(state, seat);
  }
}

export function statusOf(state: State): Status {
  const scores = state.over ? scoresOf(state) : null;
  return {
    toAct: toAct(state),
    over: state.over,
    round: state.round,
    scores,
    winners: scores === null ? null : [winnerOf(scores, state.chief)],
  };
}

/** PR6: the seats in the order of their turns. */
export function turnOrder(chosen: readonly Action[], chief: number): number[] {
  const fromChief = clockwise(chosen.length, chief);
  return actions.flatMap((action) => fromChief.filter((seat) => chosen[seat] === action));
}

/** PR21: the tied player nearest clockwise from the Chief, the Chief being nearest of all. */
export function winnerOf(scores: readonly number[], chief: number): number {
  const best = Math.max(...scores);
  return itemAt(
    clockwise(scores.length, chief).filter((seat) => itemAt(scores, seat) === best),
    0,
  );
}

function clockwise(seats: number, first: number): number[] {
  return span(0, seats - 1).map((step) => (first + step) % seats);
}

function toAct(state: State): number[] {
  if (state.turn !== null) return [state.turn.seat];
  const seats = span(0, state.players.length - 1);
  return isChoosing(state) ? seats.filter((seat) => playerAt(state, seat).chosen === null) : [];
}

function scoresOf(state: State): number[] {
  return state.players.map((_, seat) => scoreOf(state, seat, state.goals));
}

// PR4
function reveal(state: State): State {
  const seats = state.players.length;
  return { ...state, available: state.deck.slice(0, seats), deck: state.deck.slice(seats) };
}

// PR5
function choose(state: State, seat: number, action: Action): State {
  const after = withPlayer(state, seat, { chosen: action });
  const chosen = after.players.flatMap((player) => player.chosen ?? []);
  return chosen.length === after.players.length ? showActions(after, chosen) : after;
}

// PR6, PR7
function showActions(state: State, chosen: readonly Action[]): State {
  const turnsToCome = turnOrder(chosen, state.chief).map((seat): Turn => ({
    seat,
    action: itemAt(chosen, seat),
    hasActed: false,
    hasPlaced: false,
  }));
  const players = state.players.map((player, seat) => laidDown(player, itemAt(chosen, seat)));
  return nextTurn({ ...state, players, turnsToCome });
}

function laidDown(player: Player, action: Action): Player {
  return {
    ...player,
    hand: player.hand.filter((card) => card !== action),
    chosen: null,
    front: [...player.front, action],
  };
}

function act(state: State): State {
  return withTurn(state, { hasActed: true });
}

// PR15
function swap(state: State, id: string): State {
  const named = state.available.filter((penguin) => penguin.id === id);
  const others = state.available.filter((penguin) => penguin.id !== id);
  const deck = [...state.deck, ...named];
  return { ...state, available: [...others, itemAt(deck, 0)], deck: deck.slice(1) };
}

// PR16
function recall(state: State, seat: number): State {
  return withPlayer(state, seat, { hand: actions, front: [] });
}

function take(state: State, seat: number, move: Move & { type: 'take' }): State {
  const penguin = state.available.find((each) => each.id === move.penguin);
  if (penguin === undefined) throw new Error(`not available: ${move.penguin}`);
  const { pyramid } = playerAt(state, seat);
  const placed = withPlayer(state, seat, {
    pyramid: place(pyramid, penguin, move.slot, move.side),
  });
  const available = state.available.filter((each) => each.id !== move.penguin);
  const after = withTurn({ ...placed, available }, { hasPlaced: true });
  // PR14: a grey placement that PR11 forces does not use the action up.
  return move.side === 'grey' && doesAnyFit(state, seat) ? act(after) : after;
}

// PR18, PR19
function endTurn(state: State, seat: number): State {
  return nextTurn(mustRecall(state, seat) ? recall(state, seat) : state);
}

/** PR18: whether ending the turn now makes the game take the action cards back. */
export function mustRecall(state: State, seat: number): boolean {
  const isUnused = state.turn?.action === 4 && !state.turn.hasActed;
  return isUnused && playerAt(state, seat).hand.length < rounds - state.round;
}

function nextTurn(state: State): State {
  const [turn, ...turnsToCome] = state.turnsToCome;
  return turn === undefined ? endRound({ ...state, turn: null }) : { ...state, turn, turnsToCome };
}

function endRound(state: State): State {
  if (state.round === rounds) return { ...state, over: true };
  return reveal({ ...state, round: state.round + 1 });
}
