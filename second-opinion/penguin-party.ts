import { colours, fits } from './penguin-party-table.ts';
import type { Colour, PlacedCard, Table } from './penguin-party-table.ts';
import type { Deal } from './penguin-party-deal.ts';
import type { Status } from './reading.ts';
import { itemAt, replaceAt, span, withoutAt } from './list.ts';

export const ties = ['share', 'extra-round'] as const;

export interface Options {
  readonly seats: number;
  readonly start: number;
  readonly tie: (typeof ties)[number];
  readonly deals: readonly Deal[];
}

export interface State {
  readonly options: Options;
  readonly round: number;
  readonly starter: number;
  /** Whose turn it is; null when the match is over. */
  readonly turn: number | null;
  readonly hands: readonly (readonly Colour[])[];
  readonly out: readonly boolean[];
  readonly table: Table;
  readonly points: readonly number[];
  /** The rounds that have ended, each as its last card left it. */
  readonly ended: readonly EndedRound[];
}

export interface EndedRound {
  readonly number: number;
  readonly starter: number;
  readonly table: Table;
  readonly cardsLeft: readonly number[];
  readonly out: readonly boolean[];
  readonly points: readonly number[];
}

export function begin(options: Options): State {
  const points = span(1, options.seats).map(() => 0);
  return beginRound(options, 1, options.start, points, []);
}

/** PP4. */
export function baseLimit(seats: number): number {
  return seats === 2 ? 7 : 8;
}

// No row is longer than eight cards, so nothing lies further out or higher up.
export const everyCard: readonly PlacedCard[] = colours.flatMap((colour) =>
  span(0, 8).flatMap((row) => span(-8, 8).map((x) => ({ colour, row, x }))),
);

export function legalMoves(state: State, seat: number): readonly PlacedCard[] {
  return everyCard.filter((move) => isLegal(state, seat, move));
}

export function isLegal(state: State, seat: number, move: PlacedCard): boolean {
  if (state.turn !== seat) return false;
  if (!itemAt(state.hands, seat).includes(move.colour)) return false;
  return fits(state.table, move, baseLimit(state.options.seats));
}

export function play(state: State, seat: number, move: PlacedCard): State {
  if (!isLegal(state, seat, move)) throw new Error(`illegal: ${JSON.stringify(move)}`);
  const hand = itemAt(state.hands, seat);
  const rest = withoutAt(hand, hand.indexOf(move.colour));
  const placed: State = {
    ...state,
    hands: replaceAt(state.hands, seat, rest),
    table: [...state.table, move],
  };
  return passTurn(rest.length === 0 ? giveBack(placed, seat) : placed, seat);
}

export function statusOf(state: State): Status {
  const over = state.turn === null;
  return {
    toAct: state.turn === null ? [] : [state.turn],
    over,
    round: state.round,
    scores: state.points,
    winners: over ? lowest(state.points) : null,
  };
}

// PP15
function beginRound(
  options: Options,
  round: number,
  starter: number,
  points: readonly number[],
  ended: readonly EndedRound[],
): State {
  const deal = itemAt(options.deals, round - 1);
  const table: Table = deal.first === null ? [] : [{ colour: deal.first, row: 0, x: 0 }];
  const out = points.map(() => false);
  return { options, round, starter, turn: starter, hands: deal.hands, out, table, points, ended };
}

// PP12
function giveBack(state: State, seat: number): State {
  const points = itemAt(state.points, seat);
  return { ...state, points: replaceAt(state.points, seat, points - Math.min(2, points)) };
}

// PP10, PP14
function passTurn(state: State, from: number): State {
  const seat = nextInRound(state, from);
  if (seat === undefined) return endRound(state);
  const atTurn = { ...state, turn: seat };
  if (legalMoves(atTurn, seat).length > 0) return atTurn;
  return passTurn(leaveRound(atTurn, seat), seat);
}

// Clockwise, and at last back to the same seat: a last player goes on alone.
function nextInRound(state: State, from: number): number | undefined {
  const { seats } = state.options;
  return span(1, seats)
    .map((step) => (from + step) % seats)
    .find((seat) => !itemAt(state.out, seat) && itemAt(state.hands, seat).length > 0);
}

// PP10
function leaveRound(state: State, seat: number): State {
  const penalty = itemAt(state.hands, seat).length;
  return {
    ...state,
    out: replaceAt(state.out, seat, true),
    points: replaceAt(state.points, seat, itemAt(state.points, seat) + penalty),
  };
}

function endRound(state: State): State {
  const { options, round, starter, table, hands, out, points } = state;
  const cardsLeft = hands.map((hand) => hand.length);
  const ended = [...state.ended, { number: round, starter, table, cardsLeft, out, points }];
  if (isLastRound(state)) return { ...state, turn: null, ended };
  return beginRound(options, round + 1, (starter + 1) % options.seats, points, ended);
}

// PP16, PP17
function isLastRound(state: State): boolean {
  if (state.round < state.options.seats) return false;
  return state.options.tie === 'share' || lowest(state.points).length === 1;
}

function lowest(points: readonly number[]): number[] {
  const fewest = Math.min(...points);
  return span(0, points.length - 1).filter((seat) => itemAt(points, seat) === fewest);
}
