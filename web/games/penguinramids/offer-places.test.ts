import { expect, test } from 'vitest';
import { placesOf } from './offer-places.ts';
import { sampleCard, sampleMatch } from '../../spec/penguinramids/samples.ts';

const [a, b, c, d] = [0, 1, 2, 3].map((weight) => sampleCard(weight, 1, 1));

test('a taken penguin leaves a gap, and the others stay where they are', () => {
  if (!a || !b || !c || !d) throw new Error('no cards');
  expect(placesOf([a, b, c], [a, c], 3)).toEqual([a, null, c]);
  expect(placesOf([a, null, c], [c], 3)).toEqual([null, null, c]);
  expect(placesOf([a, null, c], [a, d], 3)).toEqual([a, null, d]);
});

test('an exchanged penguin is replaced in its place, and a new offer starts afresh', () => {
  if (!a || !b || !c || !d) throw new Error('no cards');
  expect(placesOf([a, b], [a, c], 2)).toEqual([a, c]);
  expect(placesOf([null, b], [c, d], 2)).toEqual([c, d]);
});

test('[PR15] a replacement lies where the exchanged one lay, not where another was taken', () => {
  if (!a || !b || !c || !d) throw new Error('no cards');
  const afterTaking = placesOf([a, b, c], [b, c], 3);
  expect(placesOf(afterTaking, [b, d], 3)).toEqual([null, b, d]);
});

test('every available penguin has a place all through a match', () => {
  let places: ReturnType<typeof placesOf> = [];
  for (const { update } of sampleMatch('places', 4)) {
    const { stage } = update.view;
    if (!('table' in stage)) continue;
    places = placesOf(places, stage.table.offer, 4);
    const shown = places.filter((card) => card !== null).map(({ id }) => id);
    expect(shown.toSorted()).toEqual(stage.table.offer.map(({ id }) => id).toSorted());
  }
});
