import { levels } from '@rookery/bots/levels';
import { penguins } from '@rookery/protocol/people';
import { colours as partyColours } from '@rookery/rules/penguin-party/vocabulary';
import { colours as pyramidColours } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { poses } from '../../games/penguin-party/art/penguin-figure.ts';
import { bots } from '../../art/portrait-bots.ts';
import { people } from '../../art/portrait-people.ts';
import { collarDashes, ornaments } from '../../games/penguinramids/art/penguin-figure.ts';

test('there is a drawing for every colour of Penguin Party and for no other', () => {
  expect(Object.keys(poses).toSorted()).toEqual(partyColours.toSorted());
});

test('there is a drawing for every colour of Penguinramids and for no other', () => {
  expect(Object.keys(ornaments).toSorted()).toEqual(pyramidColours.toSorted());
});

test('no two colours share their signs, so that colour is never the only one', () => {
  const signs = Object.values(poses).map(({ flippers, look }) => `${flippers} ${look}`);
  expect(new Set(signs).size).toBe(partyColours.length);
  expect(new Set(Object.values(ornaments)).size).toBe(pyramidColours.length);
  expect(new Set(Object.values(collarDashes)).size).toBe(pyramidColours.length);
});

test('every person and every bot has a face of its own', () => {
  expect(Object.keys(people).toSorted()).toEqual(penguins.toSorted());
  expect(Object.keys(bots).toSorted()).toEqual(levels.toSorted());
  const faces = [...Object.values(people), ...Object.values(bots)].map((face) =>
    JSON.stringify(face),
  );
  expect(new Set(faces).size).toBe(penguins.length + levels.length);
});
