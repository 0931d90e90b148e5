import { expect, test } from 'vitest';
import { carryingSigns, factsAt, isOpen, strongestOpenSlot } from './carrying-signs.ts';
import { sampleCard, samplePenguin, samplePyramid } from '../../spec/penguinramids/samples.ts';

const pyramid = samplePyramid(
  [[0, 0], samplePenguin(sampleCard(1, 1, 2))],
  [[0, 1], samplePenguin(sampleCard(2, 1, 0), 'colour', 0, 1)],
  [[0, 2], samplePenguin(sampleCard(4, 0, 0), 'grey')],
  [[1, 0], samplePenguin(sampleCard(3, 1, 1))],
);

test('each pair of neighbours shows what its inner arms carry, tokens and grey arms included', () => {
  expect(carryingSigns(pyramid)).toEqual([
    { over: [1, 0], carries: 3, load: 3 },
    { over: [1, 1], carries: 2, load: null },
  ]);
});

test('the facts of a penguin are those of the side it lies on, with its tokens', () => {
  expect(factsAt(pyramid, [0, 1])).toMatchObject({ weight: 2, left: 1, right: 1, withNext: 2 });
  expect(factsAt(pyramid, [0, 2])).toMatchObject({ weight: 0, left: 1, right: 1, withNext: null });
  expect(factsAt(pyramid, [0, 3])).toBeNull();
});

test('a slot is open beside the base and over two penguins', () => {
  expect([isOpen(pyramid, [0, 3]), isOpen(pyramid, [1, 1]), isOpen(pyramid, [1, 2])]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the slot to explain by is the one that carries most', () => {
  expect(strongestOpenSlot(pyramid)).toEqual([0, 3]);
  const full = samplePyramid(
    [[0, 0], samplePenguin(sampleCard(1, 1, 0))],
    [[0, 1], samplePenguin(sampleCard(1, 1, 2))],
    [[0, 2], samplePenguin(sampleCard(1, 1, 1))],
    [[0, 3], samplePenguin(sampleCard(1, 0, 1))],
  );
  expect(strongestOpenSlot(full)).toEqual([1, 1]);
});
