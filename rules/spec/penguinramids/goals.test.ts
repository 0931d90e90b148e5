import { expect, test } from 'vitest';
import { scoresOf } from '../../penguinramids/scoring.ts';
import type { Action, Goal } from '../../penguinramids/vocabulary.ts';
import type { Seat } from '../../kernel/seat.ts';
import { tableOf } from './acting.ts';
import { goalNamed, seat, tableWith } from './setting.ts';

interface AtTheEnd {
  readonly pyramids?: readonly string[];
  readonly fronts?: readonly (readonly Action[])[];
  readonly chief?: Seat;
}

/** What a goal is worth, by seat. */
function pointsFor(goal: string | Goal, end: AtTheEnd): readonly (number | undefined)[] {
  const table = tableOf(tableWith({ seats: Math.max(2, end.pyramids?.length ?? 0), ...end }));
  const goals = [typeof goal === 'string' ? goalNamed(goal) : goal];
  return scoresOf({ ...table, goals }).map((score) => score.goals[0]?.points);
}

/** What a goal is worth to the owner of one pyramid. */
const worth = (goal: string | Goal, pyramid: string): number | undefined =>
  pointsFor(goal, { pyramids: [pyramid] })[0];

test('[PR21] [one-raised-arm] 2 points for each penguin with exactly one printed arm above 0', () => {
  expect(worth('one-raised-arm', '1<r1>0 0<r1>2 0<r4>0 1<r1>1')).toBe(4);
});

test('[PR21] [one-raised-arm] grey has two raised arms, whatever lies under it', () => {
  expect(worth('one-raised-arm', '1<##>1 1<##>1 2<r2>0 .')).toBe(2);
});

test('[PR21] [one-raised-arm] a token raises no arm', () => {
  expect(worth('one-raised-arm', '1<r1>0+ . . .')).toBe(2);
  expect(worth('one-raised-arm', '0+<r4>0 . . .')).toBe(0);
});

test('[PR21] [cards-in-front] 1 point for each action card in front', () => {
  expect(pointsFor('cards-in-front', { fronts: [[1, 2, 3, 5], []] })).toEqual([4, 0]);
});

test('[PR21] [most-zero-weight] 5 points for the most penguins of weight 0, grey included', () => {
  const pyramids = ['1<r0>1 1<b0>1 1<g4>1 .', '1<r0>1 1<##>1 1<##>1 .', '1<r0>1 . . .'];
  expect(pointsFor('most-zero-weight', { pyramids })).toEqual([0, 5, 0]);
});

test('[PR21] [most-zero-weight] all tied players score', () => {
  const pyramids = ['1<r0>1 . . .', '1<##>1 . . .', '1<r1>1 . . .'];
  expect(pointsFor('most-zero-weight', { pyramids })).toEqual([5, 5, 0]);
});

test('[PR21] [most-zero-weight] nobody scores for none', () => {
  const pyramids = ['1<r1>1 . . .', '1<r2>1 . . .'];
  expect(pointsFor('most-zero-weight', { pyramids })).toEqual([0, 0]);
});

test('[PR21] [four-colour-side] 4 points if the left edge shows four colours', () => {
  const left = `
              1<y0>1
          1<g0>1 1<r0>1
       1<b0>1 1<r0>1 1<r0>1
    1<r0>1 1<r0>1 1<r0>1 1<r0>1
  `;
  expect(worth('four-colour-side', left)).toBe(4);
});

test('[PR21] [four-colour-side] or the right edge', () => {
  const right = `
              1<y0>1
          1<r0>1 1<g0>1
       1<r0>1 1<r0>1 1<b0>1
    1<r0>1 1<r0>1 1<r0>1 1<r0>1
  `;
  expect(worth('four-colour-side', right)).toBe(4);
});

test('[PR21] [four-colour-side] once, even if both do', () => {
  const both = `
              1<y0>1
          1<g0>1 1<g0>1
       1<b0>1 1<r0>1 1<b0>1
    1<r0>1 1<r0>1 1<r0>1 1<r0>1
  `;
  expect(worth('four-colour-side', both)).toBe(4);
});

test('[PR21] [four-colour-side] a colour twice does not do', () => {
  const twice = `
              1<r0>1
          1<g0>1 1<g0>1
       1<b0>1 1<r0>1 1<b0>1
    1<r0>1 1<r0>1 1<r0>1 1<r0>1
  `;
  expect(worth('four-colour-side', twice)).toBe(0);
});

test('[PR21] [four-colour-side] grey is no colour and breaks the edge', () => {
  const grey = `
              1<y0>1
          1<##>1 1<##>1
       1<b0>1 1<r0>1 1<b0>1
    1<r0>1 1<r0>1 1<r0>1 1<r0>1
  `;
  expect(worth('four-colour-side', grey)).toBe(0);
});

test('[PR21] [four-colour-side] the bottom row is no side', () => {
  const bottom = `
              1<r0>1
          1<r0>1 1<r0>1
       1<r0>1 1<r0>1 1<r0>1
    1<r0>1 1<b0>1 1<g0>1 1<y0>1
  `;
  expect(worth('four-colour-side', bottom)).toBe(0);
});

test('[PR21] [third-level-twice] level 3 counts once more', () => {
  const drawing = `
          1<r3>1 1<r2>1
       1<r1>1 1<r1>1 1<r1>1
    1<r4>1 1<r0>1 1<r0>1 1<r0>1
  `;
  expect(worth('third-level-twice', drawing)).toBe(3);
});

test('[PR21] [no-grey] 4 points without any grey penguin', () => {
  expect(worth('no-grey', '1<r0>1 1<b1>1 . .')).toBe(4);
  expect(worth('no-grey', '1<r0>1 1<##>1 . .')).toBe(0);
});

test('[PR21] [one-colour-level] 3 points for each level of two or more of one colour', () => {
  const levels = `
              1<y0>1
          1<r0>1 1<r0>1
       1<r0>1 1<b0>1 1<r0>1
    1<g0>1 1<g0>1 1<g0>1 1<g0>1
  `;
  expect(worth('one-colour-level', levels)).toBe(6);
});

test('[PR21] [one-colour-level] grey is no colour', () => {
  const grey = `
          1<##>1 1<##>1
       1<r0>1 1<##>1 1<r0>1
    1<g0>1 1<b0>1 1<g0>1 1<g0>1
  `;
  expect(worth('one-colour-level', grey)).toBe(0);
});

test('[PR21] [chief-at-end] 3 points for holding the Chief card at the end', () => {
  expect(pointsFor('chief-at-end', { chief: seat(1) })).toEqual([0, 3]);
});

test('[PR21] [most-of-one-colour] 5 points for the most penguins of a single colour', () => {
  const pyramids = ['1<r0>1 1<b0>1 1<r4>1 .', '1<g0>1 1<g0>1 1<g1>1 .'];
  expect(pointsFor('most-of-one-colour', { pyramids })).toEqual([0, 5]);
});

test('[PR21] [most-of-one-colour] all tied players score, of whatever colour; grey is none', () => {
  const pyramids = ['1<r0>1 1<r0>1 . .', '1<y0>1 1<y0>1 . .', '1<##>1 1<##>1 1<##>1 .'];
  expect(pointsFor('most-of-one-colour', { pyramids })).toEqual([5, 5, 0]);
});

test('[PR21] [every-weight] 4 points with the weights 0 to 4 all present', () => {
  const all = `
        1<r4>1   .    .
    1<r0>1 1<r1>1 1<r2>1 1<r3>1
  `;
  expect(worth('every-weight', all)).toBe(4);
  for (const weight of [0, 1, 2, 3, 4]) {
    const other = weight === 4 ? 3 : 4;
    const missing = all.replace(`r${String(weight)}`, `r${String(other)}`);
    expect(worth('every-weight', missing)).toBe(0);
  }
});

test('[PR21] [every-weight] grey is a 0', () => {
  const grey = `
        1<r4>1   .    .
    1<##>1 1<r1>1 1<r2>1 1<r3>1
  `;
  expect(worth('every-weight', grey)).toBe(4);
});

test('[PR2] [PR21] the owner of a box may write other numbers of arms, weights and levels', () => {
  const own = { id: 'own', origin: 'box' } as const;
  const drawing = `
       1<r3>1    .      .
    1<r4>1 0<r0>0 0<r4>0 1<r0>0
  `;
  expect(worth({ ...own, rule: 'each-with-raised-arms', arms: 0, points: 7 }, drawing)).toBe(14);
  const twoRaised = '1<r1>1 0<r1>2 2<r0>1 1<##>1';
  expect(worth({ ...own, rule: 'each-with-raised-arms', arms: 2, points: 3 }, twoRaised)).toBe(9);
  expect(worth({ ...own, rule: 'most-of-weight', weight: 4, points: 6 }, drawing)).toBe(6);
  expect(worth({ ...own, rule: 'level-again', level: 2 }, drawing)).toBe(3);
});
