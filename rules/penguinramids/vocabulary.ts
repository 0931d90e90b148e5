import type { Seat } from '../kernel/seat.ts';

/** Colours a penguin may have; the printed box is known to use at least four, the reconstruction uses the first four. */
export const colours = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const;
export type Colour = (typeof colours)[number];

/** The action cards of every player (PR2). */
export const actions = [1, 2, 3, 4, 5] as const;
export type Action = (typeof actions)[number];

/** Left and right as the viewer sees the card (PR1). */
export const arms = ['left', 'right'] as const;
export type Arm = (typeof arms)[number];

/** A penguin lies colour side or grey side up (PR1). */
export const sides = ['colour', 'grey'] as const;
export type Side = (typeof sides)[number];

/** A penguin card, colour side (PR1). */
export interface Card {
  readonly id: string;
  readonly colour: Colour;
  readonly weight: number;
  /** Bracelets: the strength of the left arm. */
  readonly left: number;
  readonly right: number;
}

/** What a goal rewards, with `points` once, or for each where the rule begins so. */
export type GoalRule =
  | { readonly rule: 'each-with-raised-arms'; readonly arms: number; readonly points: number }
  | { readonly rule: 'most-of-weight'; readonly weight: number; readonly points: number }
  | { readonly rule: 'level-again'; readonly level: number }
  | { readonly rule: PlainGoalRule; readonly points: number };

/** The kinds of goals that need no number but their points. */
export const plainGoalRules = [
  'each-card-in-front',
  'side-of-colours',
  'no-grey',
  'each-level-of-one-colour',
  'chief',
  'most-of-one-colour',
  'every-weight',
] as const;
type PlainGoalRule = (typeof plainGoalRules)[number];

/** Where a goal comes from; screens say so wherever goals are listed. */
export const origins = ['rulebook', 'ours', 'box'] as const;

export type Goal = GoalRule & {
  readonly id: string;
  readonly origin: (typeof origins)[number];
};

/** The cards and goals a table plays with. */
export interface Box {
  /** Whether these are our reconstruction rather than the cards of a real box. */
  readonly reconstruction: boolean;
  readonly cards: readonly Card[];
  readonly goals: readonly Goal[];
}

/** [level, index]: level 0 is the base; [l, i] rests on [l - 1, i] and [l - 1, i + 1]. */
export type Slot = readonly [level: number, index: number];

/** A penguin in a pyramid. */
export interface Penguin {
  readonly card: Card;
  readonly side: Side;
  /** Strength tokens on each arm (PR17). */
  readonly tokens: { readonly [arm in Arm]: number };
}

/** Levels from the base up: 4, 3, 2 and 1 slots (PR9). */
export type Pyramid = readonly (readonly (Penguin | null)[])[];

export interface Player {
  readonly hand: readonly Action[];
  /** Action cards played and not yet taken back, in the order played (PR7). */
  readonly front: readonly Action[];
  /** Strength tokens taken and not yet put on an arm. */
  readonly tokens: number;
  readonly pyramid: Pyramid;
}

export interface Options {
  /** Who starts as Chief; drawn if null (PR3). */
  readonly chief: Seat | null;
  /** The three goals; drawn if null (PR2). */
  readonly goals: readonly string[] | null;
  /** The deck in order, top first; drawn if null. */
  readonly deck: readonly Card[] | null;
  /** Cards and goals of a real box; the reconstruction if null. */
  readonly box: Box | null;
}

/** The cards not yet drawn. */
export interface Deck {
  /** Never seen yet: in order, top first, if `ordered`; else sorted by id, their order still open. */
  readonly unseen: readonly Card[];
  readonly ordered: boolean;
  /** Penguins exchanged away (PR15), below all others, next one first. */
  readonly bottom: readonly Card[];
}

/** The table once Chief and goals are known. */
export interface TableState {
  /** Counted from 1; 0 before the first offer. */
  readonly round: number;
  readonly chief: Seat;
  readonly goals: readonly Goal[];
  readonly players: readonly Player[];
  /** Strength tokens left in the common supply. */
  readonly supply: number;
  readonly deck: Deck;
  /** The available penguins. */
  readonly offer: readonly Card[];
}

/** The turns of one round. */
export interface Turn {
  /** The seats still to have their turn; the first one has it now (PR6). */
  readonly order: readonly Seat[];
  /** The action card of this round, by seat. */
  readonly actions: readonly Action[];
  /** Whether the present player has used the action. */
  readonly acted: boolean;
  /** Whether the present player has placed a penguin. */
  readonly placed: boolean;
}

/** The points of one player (PR21). */
export interface Score {
  readonly levels: readonly number[];
  readonly goals: readonly { readonly id: string; readonly points: number }[];
  readonly total: number;
}

export type Stage =
  | { readonly phase: 'chief' }
  | { readonly phase: 'goals'; readonly chief: Seat }
  | { readonly phase: 'offer'; readonly table: TableState }
  | {
      readonly phase: 'choosing';
      readonly table: TableState;
      readonly picks: readonly (Action | null)[];
    }
  | { readonly phase: 'turn'; readonly table: TableState; readonly turn: Turn }
  | {
      readonly phase: 'exchange';
      readonly table: TableState;
      readonly turn: Turn;
      readonly place: number;
    }
  | { readonly phase: 'over'; readonly table: TableState; readonly scores: readonly Score[] };

export interface State {
  readonly seats: number;
  /** The cards and goals in play; null for the reconstruction. */
  readonly box: Box | null;
  /** What the table fixed beforehand instead of leaving it to chance. */
  readonly given: Pick<Options, 'goals' | 'deck'>;
  readonly stage: Stage;
}

export type Move =
  | { readonly type: 'choose'; readonly action: Action }
  | { readonly type: 'chief' }
  | { readonly type: 'flip'; readonly slot: Slot }
  | { readonly type: 'swap'; readonly penguin: string }
  | { readonly type: 'recall' }
  | { readonly type: 'token' }
  | { readonly type: 'strengthen'; readonly slot: Slot; readonly arm: Arm }
  | { readonly type: 'take'; readonly penguin: string; readonly slot: Slot; readonly side: Side }
  | { readonly type: 'end' };

/** The moves of one type. */
export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

export type Chance =
  | { readonly type: 'chief'; readonly seat: Seat }
  | { readonly type: 'goals'; readonly goals: readonly string[] }
  | { readonly type: 'offer'; readonly penguins: readonly string[] }
  | { readonly type: 'exchange'; readonly penguin: string };

type OpenEvent =
  | { readonly type: 'chief-drawn'; readonly seat: Seat }
  | { readonly type: 'goals-drawn'; readonly goals: readonly Goal[] }
  | { readonly type: 'offered'; readonly round: number; readonly penguins: readonly Card[] }
  | {
      readonly type: 'revealed';
      readonly actions: readonly Action[];
      readonly order: readonly Seat[];
    }
  | { readonly type: 'chief-taken'; readonly seat: Seat; readonly from: Seat }
  | { readonly type: 'flipped'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'sent-below'; readonly seat: Seat; readonly penguin: Card }
  | { readonly type: 'drawn-instead'; readonly seat: Seat; readonly penguin: Card }
  | {
      readonly type: 'recalled';
      readonly seat: Seat;
      readonly actions: readonly Action[];
      /** Whether the player asked for it, or the game did it (PR18). */
      readonly by: 'player' | 'rule';
    }
  | { readonly type: 'token-taken'; readonly seat: Seat; readonly supply: number }
  | {
      readonly type: 'strengthened';
      readonly seat: Seat;
      readonly slot: Slot;
      readonly arm: Arm;
      readonly strength: number;
    }
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly penguin: Card;
      readonly slot: Slot;
      readonly side: Side;
      /** Why it lies grey: nothing else fitted (PR11), or by action 2 (PR14). */
      readonly grey: 'forced' | 'action' | null;
    }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'round-ended'; readonly round: number }
  | { readonly type: 'match-ended'; readonly scores: readonly Score[]; readonly winner: Seat };

export type Event =
  | OpenEvent
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly action: Action;
      /** The pick this one replaces. */
      readonly instead: Action | null;
    };

/** Of a pick others see only that it was made (PR5). */
export type Seen =
  OpenEvent | { readonly type: 'chose'; readonly seat: Seat; readonly action: Action | null };

export type TableView = Omit<TableState, 'deck'> & {
  /** Everyone saw what went below; the order of the rest is nobody's. */
  readonly deck: { readonly unseen: number; readonly bottom: readonly Card[] };
};

export type StageView =
  | { readonly phase: 'chief' }
  | { readonly phase: 'goals'; readonly chief: Seat }
  | { readonly phase: 'offer'; readonly table: TableView }
  | {
      readonly phase: 'choosing';
      readonly table: TableView;
      readonly chosen: readonly boolean[];
      /** The viewer's own pick. */
      readonly pick: Action | null;
    }
  | { readonly phase: 'turn'; readonly table: TableView; readonly turn: Turn }
  | {
      readonly phase: 'exchange';
      readonly table: TableView;
      readonly turn: Turn;
      readonly place: number;
    }
  | { readonly phase: 'over'; readonly table: TableView; readonly scores: readonly Score[] };

export interface View {
  readonly viewer: Seat | null;
  readonly seats: number;
  /** The cards and goals in play; null for the reconstruction. */
  readonly box: Box | null;
  readonly stage: StageView;
}

export type Refusal =
  | { readonly kind: 'match-over' }
  | { readonly kind: 'not-your-turn'; readonly turn: Seat | null }
  | { readonly kind: 'choose-first' }
  | { readonly kind: 'already-revealed' }
  | {
      readonly kind: 'action-not-in-hand';
      readonly action: Action;
      readonly hand: readonly Action[];
    }
  | { readonly kind: 'action-not-played'; readonly needs: Action; readonly played: Action }
  | { readonly kind: 'action-used'; readonly action: Action }
  | { readonly kind: 'already-chief' }
  | { readonly kind: 'supply-empty' }
  | { readonly kind: 'no-token-in-hand' }
  | { readonly kind: 'no-such-slot'; readonly slot: Slot }
  | { readonly kind: 'slot-empty'; readonly slot: Slot }
  | { readonly kind: 'already-grey'; readonly slot: Slot }
  | {
      readonly kind: 'would-drop';
      readonly above: Slot;
      readonly weight: number;
      readonly carried: number;
    }
  | { readonly kind: 'exchange-before-taking' }
  | { readonly kind: 'penguin-not-available'; readonly available: readonly string[] }
  | { readonly kind: 'already-placed' }
  | { readonly kind: 'place-first' }
  | { readonly kind: 'spot-taken'; readonly by: string }
  | { readonly kind: 'not-beside-the-base'; readonly open: readonly Slot[] }
  | { readonly kind: 'unsupported'; readonly missing: readonly Slot[] }
  | {
      readonly kind: 'too-heavy';
      readonly weight: number;
      readonly carried: number;
      /** The penguins that fit somewhere; if none does, any one goes grey (PR11). */
      readonly fitting: readonly string[];
    }
  | { readonly kind: 'must-take-one-that-fits'; readonly fitting: readonly string[] };

export interface Penguinramids {
  readonly Options: Options;
  readonly State: State;
  readonly Move: Move;
  readonly Chance: Chance;
  readonly Event: Event;
  readonly Seen: Seen;
  readonly View: View;
  readonly Refusal: Refusal;
}
