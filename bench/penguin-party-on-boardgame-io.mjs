// Penguin Party as its documentation would have a boardgame.io game written: state in G,
// one move, chance by its `random` plugin, turns by a turn order. Undo is switched off, no
// event is used, the move trusts its caller as our `apply` does, and G is read without Immer's
// proxies: each of the four makes it faster.
import { createRequire } from 'node:module';
import { pick } from '@rookery/rules/kernel/rng';
import { begin, enumerate, play } from './plain-penguin-party.mjs';

export { enumerate };

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { original } = require('immer');

/** The game, as boardgame.io's own server takes it too. */
export const game = {
  name: 'penguin-party',
  disableUndo: true,
  setup: ({ ctx, random }, setupData) => begin(ctx.numPlayers, random, setupData),
  moves: {
    place: ({ G, ctx, random, playerID }, move) =>
      play(original(G), ctx.numPlayers, Number(playerID), move, random),
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  endIf: ({ G }) => G.over || undefined,
};

const reducer = CreateGameReducer({ game });

/** A match, with chance of its own or with given deals. */
export const open = (numPlayers, setupData) => InitializeGame({ game, numPlayers, setupData });

/** The match one move later. */
export const moveOn = (state, move) =>
  reducer(state, {
    type: 'MAKE_MOVE',
    payload: { type: 'place', args: [move], playerID: state.ctx.currentPlayer },
  });

/** Plays a match of random legal moves; gives back how many there were. */
export function playAtRandom(seats, rng) {
  let state = open(seats);
  let moves = 0;
  while (!state.ctx.gameover) {
    const legal = enumerate(state.G, seats, Number(state.ctx.currentPlayer));
    state = moveOn(state, pick(legal, rng));
    moves += 1;
  }
  return moves;
}
