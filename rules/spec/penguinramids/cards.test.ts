import { expect, test } from 'vitest';
import { reconstruction } from '../../penguinramids/box.ts';
import { printedArm, weightOf } from '../../penguinramids/carrying.ts';
import { shippedBox } from '../../penguinramids/box-file.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import { actions, type Card, type Colour } from '../../penguinramids/vocabulary.ts';
import { drawn, playerAt, startWith, tableOf } from './acting.ts';
import { parseCard } from './drawing.ts';
import { seat } from './setting.ts';

const ofColour = (colour: Colour): readonly Card[] =>
  reconstruction.cards.filter((card) => card.colour === colour);

const faces = (cards: readonly Card[]): string =>
  cards
    .map(({ weight, left, right }) => `${String(weight)}:${String(left)}/${String(right)}`)
    .join(' ');

const mirrored = (cards: readonly Card[]): readonly Card[] =>
  cards.map((card) => ({ ...card, left: card.right, right: card.left }));

test('[PR1] two to four players', () => {
  expect(penguinramids.seats).toEqual({ least: 2, most: 4 });
});

test('[PR1] 52 different penguins, 13 of each of four colours', () => {
  expect(new Set(reconstruction.cards.map(({ id }) => id)).size).toBe(52);
  expect(
    (['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const).map(
      (colour) => ofColour(colour).length,
    ),
  ).toEqual([13, 13, 13, 13, 0, 0]);
});

test('[PR1] the reconstructed penguins of a colour; green and yellow are mirrored', () => {
  const red = '0:2/2 0:2/1 0:0/2 1:1/2 1:1/1 1:1/0 2:1/1 2:2/0 2:0/1 3:1/1 3:1/0 4:0/0 4:0/1';
  expect(faces(ofColour('red'))).toBe(red);
  expect(faces(ofColour('blue'))).toBe(red);
  expect(faces(mirrored(ofColour('green')))).toBe(red);
  expect(faces(mirrored(ofColour('yellow')))).toBe(red);
});

test('[PR1] the deck says that it is a reconstruction', () => {
  expect(reconstruction.reconstruction).toBe(true);
});

test('[PR1] every back is grey: weight 0 and both arms 1', () => {
  const back = { card: parseCard('2<r4>0'), side: 'grey', tokens: { left: 0, right: 0 } } as const;
  expect(weightOf(back)).toBe(0);
  expect([printedArm(back, 'left'), printedArm(back, 'right')]).toEqual([1, 1]);
});

test('[PR1] the colour side shows what is printed', () => {
  const front = {
    card: parseCard('2<r4>0'),
    side: 'colour',
    tokens: { left: 0, right: 0 },
  } as const;
  expect(weightOf(front)).toBe(4);
  expect([printedArm(front, 'left'), printedArm(front, 'right')]).toEqual([2, 0]);
});

const goalsFrom = (origin: string): readonly string[] =>
  reconstruction.goals.filter((goal) => goal.origin === origin).map(({ id }) => id);

test('[PR2] ten goals: five of the rulebook, five of ours, and each says which', () => {
  expect(goalsFrom('rulebook')).toEqual([
    'one-raised-arm',
    'cards-in-front',
    'most-zero-weight',
    'four-colour-side',
    'third-level-twice',
  ]);
  expect(goalsFrom('ours')).toEqual([
    'no-grey',
    'one-colour-level',
    'chief-at-end',
    'most-of-one-colour',
    'every-weight',
  ]);
  expect(reconstruction.goals).toHaveLength(10);
});

test('[PR2] everyone begins with the action cards 1 to 5, no token and an empty pyramid', () => {
  const state = drawn(startWith({ chief: 0 }, 3), {
    type: 'goals',
    goals: ['no-grey', 'chief-at-end', 'every-weight'],
  });
  expect([0, 1, 2].map((each) => playerAt(state, seat(each)))).toEqual(
    [0, 1, 2].map(() => ({
      hand: actions,
      front: [],
      tokens: 0,
      pyramid: [[null, null, null, null], [null, null, null], [null, null], [null]],
    })),
  );
  expect(tableOf(state).supply).toBe(10);
});

test('[PR1] a mistake in the box we ship is a bug, and says where', () => {
  expect(() => shippedBox({ cards: [], goals: [] })).toThrow('box.cards');
});
