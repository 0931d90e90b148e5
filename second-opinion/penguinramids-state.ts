import type { Action } from './penguinramids-moves.ts';
import type { Goal } from './penguinramids-goals.ts';
import type { Penguin, Pyramid } from './penguinramids-pyramid.ts';
import { itemAt, replaceAt } from './list.ts';

export const rounds = 10;

export interface Options {
  readonly seats: number;
  readonly chief: number;
  readonly goals: readonly Goal[];
  readonly deck: readonly Penguin[];
}

export interface Player {
  /** Action cards in hand; a chosen card counts as in hand until all are revealed. */
  readonly hand: readonly Action[];
  readonly chosen: Action | null;
  readonly front: readonly Action[];
  /** Tokens taken and not yet put on an arm. */
  readonly tokens: number;
  readonly pyramid: Pyramid;
}

export interface Turn {
  readonly seat: number;
  readonly action: Action;
  readonly hasActed: boolean;
  readonly hasPlaced: boolean;
}

export interface State {
  readonly goals: readonly Goal[];
  readonly round: number;
  readonly chief: number;
  /** The top card first. */
  readonly deck: readonly Penguin[];
  readonly available: readonly Penguin[];
  readonly supply: number;
  readonly players: readonly Player[];
  /** Null while the actions are being chosen and when the match is over. */
  readonly turn: Turn | null;
  /** The turns after this one, in order. */
  readonly turnsToCome: readonly Turn[];
  readonly over: boolean;
}

export function playerAt(state: State, seat: number): Player {
  return itemAt(state.players, seat);
}

export function withPlayer(state: State, seat: number, change: Partial<Player>): State {
  const player = { ...playerAt(state, seat), ...change };
  return { ...state, players: replaceAt(state.players, seat, player) };
}

export function withTurn(state: State, change: Partial<Turn>): State {
  return state.turn === null ? state : { ...state, turn: { ...state.turn, ...change } };
}
