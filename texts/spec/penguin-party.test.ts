import type { PenguinPartyReason } from '@rookery/bots/penguin-party/reason';
import { seatsOf } from '@rookery/rules/kernel/seat';
import type { Refusal, Seen } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { penguinPartyInEnglish as en } from '../en/penguin-party/texts.ts';
import { penguinPartyInFrench as fr } from '../fr/penguin-party/texts.ts';
import { languages } from '../language.ts';
import { audiences, faultsOf, type ByKind, type ByType } from './sentences.ts';
import { spokenIn } from './spoken.ts';

const [first, second] = seatsOf(2);
if (first === undefined || second === undefined) throw new Error('no seats');

const hand = { red: 2, green: 0, yellow: 1, purple: 0, blue: 0 };

const refusals: ByKind<Refusal> = {
  'match-over': { kind: 'match-over' },
  'not-your-turn': { kind: 'not-your-turn', turn: second },
  'colour-not-in-hand': { kind: 'colour-not-in-hand', colour: 'blue', hand },
  'spot-taken': { kind: 'spot-taken', by: 'green' },
  'base-full': { kind: 'base-full', most: 8 },
  'not-beside-the-base': { kind: 'not-beside-the-base', open: [-2, 3] },
  unsupported: { kind: 'unsupported', missing: [{ row: 0, x: 1 }] },
  'colour-must-match': { kind: 'colour-must-match', oneOf: ['green', 'red'] },
};

const events: ByType<Seen> = {
  'starter-drawn': { type: 'starter-drawn', seat: second },
  dealt: { type: 'dealt', round: 2, starter: second, first: 'blue', hand, cardsEach: 7 },
  placed: { type: 'placed', seat: second, colour: 'red', row: 1, x: -2 },
  'hand-emptied': { type: 'hand-emptied', seat: second, givenBack: 2 },
  'went-out': { type: 'went-out', seat: second, penalty: 1, fitting: ['red'] },
  'round-ended': { type: 'round-ended', round: 1, points: [3, 0] },
  'match-ended': { type: 'match-ended', ranking: [[first, second]] },
};

const reasons: ByKind<PenguinPartyReason> = {
  'only-move': { kind: 'only-move' },
  'empties-hand': { kind: 'empties-hand', givenBack: 2 },
  'ends-round': { kind: 'ends-round' },
  'forces-out': { kind: 'forces-out', seat: second },
  'shuts-out': { kind: 'shuts-out', colours: ['red', 'blue'] },
  'leaves-only': { kind: 'leaves-only', seat: second, colours: ['yellow'] },
  'keeps-alive': { kind: 'keeps-alive', colour: 'blue', places: 2, instead: 0 },
  'more-places': { kind: 'more-places', places: 3, instead: 1 },
  'fewer-for-others': { kind: 'fewer-for-others', places: 1, instead: 4 },
  'opens-place': { kind: 'opens-place', colour: 'purple' },
  'most-places': { kind: 'most-places', places: 3 },
  'fewer-for-colour': { kind: 'fewer-for-colour', colour: 'green', places: 0, instead: 2 },
  'more-cards-fit': { kind: 'more-cards-fit', cards: 4, instead: 0 },
  'fewer-cards-fit': { kind: 'fewer-cards-fit', cards: 1, instead: 5 },
  'holds-more': { kind: 'holds-more', colour: 'red', otherColour: 'blue', cards: 3, instead: 0 },
  'helps-others-less': {
    kind: 'helps-others-less',
    colour: 'red',
    otherColour: 'blue',
    cards: 1,
    instead: 4,
  },
  'goes-first': { kind: 'goes-first', colour: 'red', otherColour: 'blue', places: 1, instead: 4 },
  'saves-base': { kind: 'saves-base', places: 2, instead: 1 },
  'still-fit': { kind: 'still-fit', cards: 3, of: 5 },
  'wins-more': { kind: 'wins-more', share: 0.12 },
  'leads-more': { kind: 'leads-more', points: 0.4 },
  'as-good': { kind: 'as-good' },
  overall: { kind: 'overall' },
  'nothing-special': { kind: 'nothing-special' },
  'runs-dry': { kind: 'runs-dry' },
};

describe.each(audiences)('told to %o', (people) => {
  test.each(Object.entries(refusals))('refusal %s', (_kind, why) => {
    expect(faultsOf((language) => spokenIn(language).party.refusal(why, people))).toEqual([]);
  });

  test.each(Object.entries(events))('event %s', (_type, event) => {
    expect(faultsOf((language) => spokenIn(language).party.seen(event, people))).toEqual([]);
  });

  test.each(Object.entries(reasons))('reason %s', (_kind, why) => {
    expect(faultsOf((language) => spokenIn(language).party.reason(why, people))).toEqual([]);
  });
});

test('sentences use the facts, and know whom they are told to', () => {
  const people = { names: ['Ana', 'Ben'], viewer: 0 };
  expect(en.refusal(refusals['colour-must-match'], people)).toBe(
    'A penguin here must be green or red.',
  );
  expect(en.seen(events.placed, people)).toBe('Ben places a red penguin in row 1, at -2.');
  expect(en.seen(events.placed, { ...people, viewer: 1 })).toBe(
    'You place a red penguin in row 1, at -2.',
  );
  expect(fr.refusal(refusals['colour-not-in-hand'], people)).toBe(
    'Tu n’as plus de pingouin bleu. Tu as en main\u202F: 2 rouges et 1 jaune.',
  );
});

test('whoever tells it may put places in words of their own', () => {
  const people = { names: ['Ana', 'Ben'], viewer: 0 };
  const where = (row: number, x: number): string => `<${String(row)}:${String(x)}>`;
  expect(en.seen(events.placed, people, where)).toBe('Ben places a red penguin <1:-2>.');
  expect(fr.seen(events.placed, people, where)).toBe('Ben pose un pingouin rouge <1:-2>.');
  expect(fr.seen(events.placed, people)).toBe('Ben pose un pingouin rouge au rang 1, en -2.');
});

test('reasons use the facts, and know whom they are told to', () => {
  const people = { names: ['Ana', 'Ben'], viewer: 0 };
  expect(en.reason(reasons['keeps-alive'], people)).toBe(
    'Keeps 2 places for blue; the other move would leave none.',
  );
  expect(fr.reason(reasons['keeps-alive'], people)).toBe(
    'Garde 2 places pour le bleu\u202F; l’autre coup n’en laisserait aucune.',
  );
  expect(en.reason(reasons['leaves-only'], people)).toBe('Leaves Ben only yellow to play.');
  expect(en.reason(reasons['leaves-only'], { ...people, viewer: 1 })).toBe(
    'Leaves you only yellow to play.',
  );
  expect(fr.reason(reasons['leaves-only'], people)).toBe('Ne laisse à Ben que le jaune à jouer.');
  expect(fr.reason(reasons['leaves-only'], { ...people, viewer: 1 })).toBe(
    'Ne te laisse que le jaune à jouer.',
  );
  expect(en.reason({ kind: 'empties-hand', givenBack: 0 }, people)).not.toContain('point');
});

test.each(languages)(
  'of a colour that nobody else can hold others have none, in %s',
  (language) => {
    const why = { ...reasons['helps-others-less'], cards: 0 };
    const people = { names: ['Ana', 'Ben'], viewer: 0 };
    expect(spokenIn(language).party.reason(why, people)).not.toContain('0');
  },
);

test('a move is named', () => {
  const move = { colour: 'red', row: 0, x: -2 } as const;
  expect(faultsOf((language) => spokenIn(language).party.move(move))).toEqual([]);
  expect(en.move(move)).toBe('a red penguin in the base, at -2');
});

test('every colour, edition and tie rule has a name', () => {
  const names = [en, fr].flatMap(({ colours, editions, tieRules }) => [
    ...Object.values(colours),
    ...Object.values(editions),
    ...Object.values(tieRules),
  ]);
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
});

test('those who share a victory are named, the viewer among them', () => {
  const names = ['Ana', 'Ben', 'Cy'];
  expect(en.victory([0, 1], { names, viewer: 0 })).toBe('You and Ben share the victory!');
  expect(en.victory([0, 1], { names, viewer: 1 })).toBe('Ana and you share the victory!');
  expect(fr.victory([0, 1], { names, viewer: 0 })).toContain('toi et Ben');
});
