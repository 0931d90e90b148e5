import type { Seat } from '../kernel/seat.ts';

/** The two printings of the game (PP1). */
export const editions = ['iello', 'amigo'] as const;
export type Edition = (typeof editions)[number];

/** The five colours of penguins. */
export const colours = ['red', 'green', 'yellow', 'purple', 'blue'] as const;
export type Colour = (typeof colours)[number];

/** What a tie for fewest points leads to (PP17). */
export const tieRules = ['share', 'extra-round'] as const;
export type TieRule = (typeof tieRules)[number];

/** A handful of penguins: how many of each colour. Equal cards cannot be told apart. */
export type Cards = { readonly [colour in Colour]: number };

/** A place in the pyramid. Row 0 is the base; a card in row r at x rests on row r - 1 at x and x + 1. */
export interface Spot {
  readonly row: number;
  readonly x: number;
}

/** Place one penguin from hand. */
export interface Move extends Spot {
  readonly colour: Colour;
}

/** The deal of one round, as a table with real cards would write it down. */
export interface Deal {
  readonly hands: readonly (readonly Colour[])[];
  /** The card that opens the base with five players (PP3), else null. */
  readonly first: Colour | null;
}

export interface Options {
  readonly edition: Edition;
  /** Who begins round 1; drawn if null. */
  readonly start: Seat | null;
  readonly tie: TieRule;
  /** Deals for the first rounds; further rounds are drawn. */
  readonly deals: readonly Deal[];
}

/**
 * The shared pyramid, as rows from the base up. Row r has one cell fewer than the
 * row below; its cell i is at x = left + i, and null while no card is there.
 */
export interface Pyramid {
  readonly left: number;
  readonly rows: readonly (readonly (Colour | null)[])[];
}

/** One round at the table. */
export interface Round {
  /** Counted from 1. */
  readonly number: number;
  readonly starter: Seat;
  readonly pyramid: Pyramid;
  /** By seat; the hand of a player who is out is the one laid aside (PP11). */
  readonly hands: readonly Cards[];
  /** By seat: null while in, else the colours that fitted somewhere when the player went out, so held none of. */
  readonly out: readonly (readonly Colour[] | null)[];
  /** The cards left over with two players (PP4). */
  readonly unused: Cards;
}

/** What everyone knows of a player. */
export interface PlayerView {
  readonly cards: number;
  readonly out: readonly Colour[] | null;
}

/** One round as everyone sees it: hands and unused cards are numbers (PP11). */
export interface RoundTable {
  readonly number: number;
  readonly starter: Seat;
  readonly pyramid: Pyramid;
  /** By seat. */
  readonly players: readonly PlayerView[];
  /** How many cards are left over (PP4). */
  readonly unused: number;
}

export type Stage =
  | { readonly phase: 'starter' }
  | { readonly phase: 'deal'; readonly number: number; readonly starter: Seat }
  | { readonly phase: 'turn'; readonly round: Round; readonly turn: Seat }
  | { readonly phase: 'over'; readonly round: Round };

/** What a round that has ended brought. */
export interface RoundResult {
  /** Counted from 1. */
  readonly round: number;
  /** By seat: the points taken in this round, less those given back. */
  readonly changes: readonly number[];
  /** By seat: the points of the match when the round ended. */
  readonly points: readonly number[];
}

export interface State {
  readonly edition: Edition;
  readonly seats: number;
  readonly tie: TieRule;
  readonly deals: readonly Deal[];
  /** Penalty points by seat. */
  readonly points: readonly number[];
  /** The rounds that have ended, in order. */
  readonly rounds: readonly RoundResult[];
  /** The table of the round that ended last; null until one has. */
  readonly lastRound: RoundTable | null;
  readonly stage: Stage;
}

export type Chance =
  | { readonly type: 'starter'; readonly seat: Seat }
  | { readonly type: 'deal'; readonly hands: readonly Cards[]; readonly first: Colour | null };

interface Placed extends Move {
  readonly type: 'placed';
  readonly seat: Seat;
}

/** What everyone sees alike. */
type OpenEvent =
  | { readonly type: 'starter-drawn'; readonly seat: Seat }
  | Placed
  | { readonly type: 'hand-emptied'; readonly seat: Seat; readonly givenBack: number }
  | {
      readonly type: 'went-out';
      readonly seat: Seat;
      readonly penalty: number;
      readonly fitting: readonly Colour[];
    }
  | { readonly type: 'round-ended'; readonly round: number; readonly points: readonly number[] }
  | { readonly type: 'match-ended'; readonly ranking: readonly (readonly Seat[])[] };

interface Dealt {
  readonly type: 'dealt';
  readonly round: number;
  readonly starter: Seat;
  readonly first: Colour | null;
}

export type Event =
  OpenEvent | (Dealt & { readonly hands: readonly Cards[]; readonly unused: Cards });

export type Seen =
  OpenEvent | (Dealt & { readonly hand: Cards | null; readonly cardsEach: number });

export interface RoundView extends RoundTable {
  /** The viewer's own cards; null for an onlooker. */
  readonly hand: Cards | null;
}

export type StageView =
  | { readonly phase: 'starter' }
  | { readonly phase: 'deal'; readonly number: number; readonly starter: Seat }
  | { readonly phase: 'turn'; readonly round: RoundView; readonly turn: Seat }
  | { readonly phase: 'over'; readonly round: RoundView };

export interface View {
  readonly viewer: Seat | null;
  readonly edition: Edition;
  readonly seats: number;
  readonly tie: TieRule;
  readonly points: readonly number[];
  readonly rounds: readonly RoundResult[];
  readonly lastRound: RoundTable | null;
  readonly stage: StageView;
}

export type Refusal =
  | { readonly kind: 'match-over' }
  | { readonly kind: 'not-your-turn'; readonly turn: Seat | null }
  | { readonly kind: 'colour-not-in-hand'; readonly colour: Colour; readonly hand: Cards }
  | { readonly kind: 'spot-taken'; readonly by: Colour }
  | { readonly kind: 'base-full'; readonly most: number }
  | { readonly kind: 'not-beside-the-base'; readonly open: readonly number[] }
  | { readonly kind: 'unsupported'; readonly missing: readonly Spot[] }
  | { readonly kind: 'colour-must-match'; readonly oneOf: readonly Colour[] };

export interface PenguinParty {
  readonly Options: Options;
  readonly State: State;
  readonly Move: Move;
  readonly Chance: Chance;
  readonly Event: Event;
  readonly Seen: Seen;
  readonly View: View;
  readonly Refusal: Refusal;
}
