import type { Problem } from '@rookery/rules/kernel/problem';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type * as Party from '@rookery/rules/penguin-party/vocabulary';
import type * as Ramids from '@rookery/rules/penguinramids/vocabulary';

/** One sample of every kind; a new kind does not compile until it has one. */
type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};
type ByType<Union extends { readonly type: string }> = {
  readonly [Type in Union['type']]: Extract<Union, { readonly type: Type }>;
};

function seat(number: number): Seat {
  const found = seatsOf(4)[number];
  if (found === undefined) throw new Error(`no seat ${String(number)}`);
  return found;
}

const hand = { red: 2, green: 0, yellow: 1, purple: 0, blue: 0 };

export const partyRefusals: ByKind<Party.Refusal> = {
  'match-over': { kind: 'match-over' },
  'not-your-turn': { kind: 'not-your-turn', turn: seat(1) },
  'colour-not-in-hand': { kind: 'colour-not-in-hand', colour: 'blue', hand },
  'spot-taken': { kind: 'spot-taken', by: 'green' },
  'base-full': { kind: 'base-full', most: 8 },
  'not-beside-the-base': { kind: 'not-beside-the-base', open: [-2, 3] },
  unsupported: { kind: 'unsupported', missing: [{ row: 0, x: 1 }] },
  'colour-must-match': { kind: 'colour-must-match', oneOf: ['green', 'red'] },
};

export const partySeen: ByType<Party.Seen> = {
  'starter-drawn': { type: 'starter-drawn', seat: seat(1) },
  dealt: { type: 'dealt', round: 2, starter: seat(1), first: 'blue', hand, cardsEach: 7 },
  placed: { type: 'placed', seat: seat(1), colour: 'red', row: 1, x: -2 },
  'hand-emptied': { type: 'hand-emptied', seat: seat(1), givenBack: 2 },
  'went-out': { type: 'went-out', seat: seat(1), penalty: 1, fitting: ['red'] },
  'round-ended': { type: 'round-ended', round: 1, points: [3, 0] },
  'match-ended': { type: 'match-ended', ranking: [[seat(0), seat(1)]] },
};

export const ramidsRefusals: ByKind<Ramids.Refusal> = {
  'match-over': { kind: 'match-over' },
  'not-your-turn': { kind: 'not-your-turn', turn: seat(1) },
  'choose-first': { kind: 'choose-first' },
  'already-revealed': { kind: 'already-revealed' },
  'action-not-in-hand': { kind: 'action-not-in-hand', action: 3, hand: [1, 2] },
  'action-not-played': { kind: 'action-not-played', needs: 1, played: 4 },
  'action-used': { kind: 'action-used', action: 5 },
  'already-chief': { kind: 'already-chief' },
  'supply-empty': { kind: 'supply-empty' },
  'no-token-in-hand': { kind: 'no-token-in-hand' },
  'no-such-slot': { kind: 'no-such-slot', slot: [4, 0] },
  'slot-empty': { kind: 'slot-empty', slot: [1, 0] },
  'already-grey': { kind: 'already-grey', slot: [0, 0] },
  'would-drop': { kind: 'would-drop', above: [1, 0], weight: 4, carried: 2 },
  'exchange-before-taking': { kind: 'exchange-before-taking' },
  'penguin-not-available': { kind: 'penguin-not-available', available: ['r0a', 'b4a'] },
  'already-placed': { kind: 'already-placed' },
  'place-first': { kind: 'place-first' },
  'spot-taken': { kind: 'spot-taken', by: 'r0a' },
  'not-beside-the-base': { kind: 'not-beside-the-base', open: [[0, 1]] },
  unsupported: { kind: 'unsupported', missing: [[0, 1]] },
  'too-heavy': { kind: 'too-heavy', weight: 4, carried: 3, fitting: ['r0a'] },
  'must-take-one-that-fits': { kind: 'must-take-one-that-fits', fitting: ['r0a', 'r1a'] },
};

const card: Ramids.Card = { id: 'b4a', colour: 'blue', weight: 4, left: 1, right: 0 };

export const goals: { readonly [rule in Ramids.Goal['rule']]: Ramids.Goal } = {
  'each-with-raised-arms': {
    id: 'a',
    origin: 'rulebook',
    rule: 'each-with-raised-arms',
    arms: 1,
    points: 2,
  },
  'most-of-weight': { id: 'b', origin: 'rulebook', rule: 'most-of-weight', weight: 0, points: 5 },
  'level-again': { id: 'c', origin: 'rulebook', rule: 'level-again', level: 3 },
  'each-card-in-front': { id: 'd', origin: 'box', rule: 'each-card-in-front', points: 1 },
  'side-of-colours': { id: 'e', origin: 'box', rule: 'side-of-colours', points: 4 },
  'no-grey': { id: 'f', origin: 'ours', rule: 'no-grey', points: 4 },
  'each-level-of-one-colour': {
    id: 'g',
    origin: 'ours',
    rule: 'each-level-of-one-colour',
    points: 3,
  },
  chief: { id: 'h', origin: 'ours', rule: 'chief', points: 3 },
  'most-of-one-colour': { id: 'i', origin: 'ours', rule: 'most-of-one-colour', points: 5 },
  'every-weight': { id: 'j', origin: 'ours', rule: 'every-weight', points: 4 },
};

export const ramidsSeen: ByType<Ramids.Seen> = {
  'chief-drawn': { type: 'chief-drawn', seat: seat(1) },
  'goals-drawn': { type: 'goals-drawn', goals: [goals.chief] },
  offered: { type: 'offered', round: 1, penguins: [card] },
  chose: { type: 'chose', seat: seat(1), action: null },
  revealed: { type: 'revealed', actions: [4, 1], order: [seat(1), seat(0)] },
  'chief-taken': { type: 'chief-taken', seat: seat(1), from: seat(0) },
  flipped: { type: 'flipped', seat: seat(1), slot: [0, 1] },
  'sent-below': { type: 'sent-below', seat: seat(1), penguin: card },
  'drawn-instead': { type: 'drawn-instead', seat: seat(1), penguin: card },
  recalled: { type: 'recalled', seat: seat(1), actions: [1, 4], by: 'player' },
  'token-taken': { type: 'token-taken', seat: seat(1), supply: 1 },
  strengthened: { type: 'strengthened', seat: seat(1), slot: [0, 1], arm: 'left', strength: 3 },
  placed: {
    type: 'placed',
    seat: seat(1),
    penguin: card,
    slot: [1, 0],
    side: 'grey',
    grey: 'forced',
  },
  'turn-ended': { type: 'turn-ended', seat: seat(1) },
  'round-ended': { type: 'round-ended', round: 3 },
  'match-ended': {
    type: 'match-ended',
    scores: [
      { levels: [4, 2, 3, 1], goals: [], total: 10 },
      { levels: [4, 4, 3, 1], goals: [], total: 12 },
    ],
    winner: seat(1),
  },
};

export const problems: ByKind<Problem> = {
  'wrong-type': { kind: 'wrong-type', at: 'box.cards', expected: 'list' },
  'missing-field': { kind: 'missing-field', at: 'box.goals' },
  'unknown-field': { kind: 'unknown-field', at: 'box.gols', allowed: ['cards', 'goals'] },
  'not-allowed': { kind: 'not-allowed', at: '--edition', found: 'x', allowed: ['iello', 'amigo'] },
  'out-of-range': { kind: 'out-of-range', at: 'weight', found: 7, least: 0, most: 4 },
  'wrong-count': { kind: 'wrong-count', at: 'cards', found: 51, expected: 52 },
  repeated: { kind: 'repeated', at: 'cards[3].id', found: 'r0a' },
  'too-many-of': { kind: 'too-many-of', at: 'deals[0]', what: 'red', found: 9, most: 7 },
  contradiction: { kind: 'contradiction', at: 'deck', with: 'box' },
  unreadable: { kind: 'unreadable', at: 'acts[3]', found: 'zz' },
  'illegal-act': {
    kind: 'illegal-act',
    at: 'acts[3]',
    act: '0R1-2',
    because: { kind: 'base-full' },
  },
};
