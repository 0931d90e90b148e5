import type { PenguinramidsReason } from '@rookery/bots/penguinramids/reason';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Card, Goal, Move, Refusal, Seen } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import { penguinramidsInEnglish as en } from '../en/penguinramids/texts.ts';
import { penguinramidsInFrench as fr } from '../fr/penguinramids/texts.ts';
import { audiences, faultsOf, type ByKind, type ByType } from './sentences.ts';
import { spokenIn } from './spoken.ts';

const [first, second] = seatsOf(2);
if (first === undefined || second === undefined) throw new Error('no seats');

const refusals: ByKind<Refusal> = {
  'match-over': { kind: 'match-over' },
  'not-your-turn': { kind: 'not-your-turn', turn: second },
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

const card: Card = { id: 'b4a', colour: 'blue', weight: 4, left: 1, right: 0 };

const goals: { readonly [rule in Goal['rule']]: Goal } = {
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

const events: ByType<Seen> = {
  'chief-drawn': { type: 'chief-drawn', seat: second },
  'goals-drawn': { type: 'goals-drawn', goals: [goals.chief] },
  offered: { type: 'offered', round: 1, penguins: [card] },
  chose: { type: 'chose', seat: second, action: null },
  revealed: { type: 'revealed', actions: [4, 1], order: [second, first] },
  'chief-taken': { type: 'chief-taken', seat: second, from: first },
  flipped: { type: 'flipped', seat: second, slot: [0, 1] },
  'sent-below': { type: 'sent-below', seat: second, penguin: card },
  'drawn-instead': { type: 'drawn-instead', seat: second, penguin: card },
  recalled: { type: 'recalled', seat: second, actions: [1, 4], by: 'player' },
  'token-taken': { type: 'token-taken', seat: second, supply: 1 },
  strengthened: { type: 'strengthened', seat: second, slot: [0, 1], arm: 'left', strength: 3 },
  placed: {
    type: 'placed',
    seat: second,
    penguin: card,
    slot: [1, 0],
    side: 'grey',
    grey: 'forced',
  },
  'turn-ended': { type: 'turn-ended', seat: second },
  'round-ended': { type: 'round-ended', round: 3 },
  'match-ended': {
    type: 'match-ended',
    scores: [
      { levels: [4, 2, 3, 1], goals: [], total: 10 },
      { levels: [4, 4, 3, 1], goals: [], total: 12 },
    ],
    winner: second,
  },
};

const reasons: ByKind<PenguinramidsReason> = {
  mixes: { kind: 'mixes', action: 3, share: 0.4 },
  'may-take-chief': { kind: 'may-take-chief', from: 1 },
  'may-turn-grey': { kind: 'may-turn-grey' },
  'may-exchange': { kind: 'may-exchange' },
  'takes-chief': { kind: 'takes-chief', from: 1 },
  recalls: { kind: 'recalls', cards: 3 },
  'takes-token': { kind: 'takes-token', held: 1 },
  exchanges: { kind: 'exchanges', penguin: card },
  'turns-grey': { kind: 'turns-grey', slot: [0, 1] },
  strengthens: { kind: 'strengthens', slot: [1, 0], carries: 4 },
  idles: { kind: 'idles', slot: [0, 0] },
  'builds-level': { kind: 'builds-level', level: 2, weight: 4, gain: 3 },
  goal: { kind: 'goal', goal: goals.chief, points: 3 },
  denies: { kind: 'denies', seat: 1, penguin: card },
  'spare-strength': { kind: 'spare-strength', slot: [1, 1] },
  prepares: { kind: 'prepares', slot: [2, 1], strength: 2 },
  'nothing-fits': { kind: 'nothing-fits' },
  fills: { kind: 'fills', slot: [3, 0] },
  'turn-is-done': { kind: 'turn-is-done' },
  'leaves-less': { kind: 'leaves-less', seat: 1, gain: 0, instead: 3 },
  'saves-slot': { kind: 'saves-slot', slot: [1, 0], carries: 4, instead: 1 },
  'more-arms': { kind: 'more-arms', arms: 2, instead: 0 },
  'stays-coloured': { kind: 'stays-coloured', weight: 3, instead: 'grey' },
  'plays-earlier': { kind: 'plays-earlier', action: 1, instead: 4 },
  'keeps-card': { kind: 'keeps-card', instead: 2 },
  'wins-more': { kind: 'wins-more', share: 0.12 },
  'leads-more': { kind: 'leads-more', points: 0.4 },
  'as-good': { kind: 'as-good' },
  overall: { kind: 'overall' },
  'nothing-special': { kind: 'nothing-special' },
};

const moves: ByType<Move> = {
  choose: { type: 'choose', action: 3 },
  chief: { type: 'chief' },
  flip: { type: 'flip', slot: [0, 1] },
  swap: { type: 'swap', penguin: 'b4a' },
  recall: { type: 'recall' },
  token: { type: 'token' },
  strengthen: { type: 'strengthen', slot: [0, 1], arm: 'left' },
  take: { type: 'take', penguin: 'b4a', slot: [1, 0], side: 'grey' },
  end: { type: 'end' },
};

describe.each(audiences)('told to %o', (people) => {
  test.each(Object.entries(refusals))('refusal %s', (_kind, why) => {
    expect(faultsOf((language) => spokenIn(language).pyramids.refusal(why, people))).toEqual([]);
  });

  test.each(Object.entries(events))('event %s', (_type, event) => {
    expect(faultsOf((language) => spokenIn(language).pyramids.seen(event, people))).toEqual([]);
  });

  test.each(Object.entries(reasons))('reason %s', (_kind, why) => {
    expect(faultsOf((language) => spokenIn(language).pyramids.reason(why, people))).toEqual([]);
  });
});

test.each(Object.entries(goals))('goal %s', (_rule, goal) => {
  expect(faultsOf((language) => spokenIn(language).pyramids.listedGoal(goal))).toEqual([]);
});

test('our own goals and our own cards are called ours', () => {
  expect(fr.listedGoal(goals['level-again'])).toBe('le troisième étage compte deux fois');
  expect(en.listedGoal(goals.chief)).toContain('[our invention]');
  expect(en.listedGoal(goals['level-again'])).not.toContain('[');
  expect([en, fr].map(({ reconstruction }) => reconstruction.short)).toEqual([
    'cards: our reconstruction',
    'cartes\u202F: notre reconstitution',
  ]);
});

test.each(Object.entries(moves))('move %s', (_type, move) => {
  expect(faultsOf((language) => spokenIn(language).pyramids.move(move))).toEqual([]);
});

test('reasons use the facts, and know whom they are told to', () => {
  const people = { names: ['Ana', 'Ben'], viewer: 0 };
  expect(en.reason(reasons.denies, people)).toBe(
    'Only the blue 4 (b4a) would raise a level of Ben’s pyramid.',
  );
  expect(en.reason(reasons.denies, { ...people, viewer: 1 })).toMatch(/of your pyramid\.$/);
  expect(fr.reason(reasons.denies, { ...people, viewer: 1 })).toMatch(/de ta pyramide\.$/);
  expect(en.reason(reasons.mixes, people)).toContain('40 times in 100');
  expect(en.reason(reasons.goal, people)).toContain('3 points for being the Chief Penguin');
});

test('sentences use the facts', () => {
  const people = { names: ['Ana', 'Ben'], viewer: 0 };
  expect(en.refusal(refusals['too-heavy'], people)).toBe(
    'Needs 4, these arms carry 3. These fit somewhere: r0a.',
  );
});
