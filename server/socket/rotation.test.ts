import { describe, expect, test } from 'vitest';
import { Rotation } from './rotation.ts';

const numbers = (count: number): Set<number> => new Set(Array.from({ length: count }).keys());

const takeSteps = <Member>(rotation: Rotation<Member>, count: number): readonly Member[][] =>
  Array.from({ length: count }, () => [...rotation.next()]);

describe('a rotation', () => {
  test.each([1, 7, 40, 1000])('visits each of %i members once in its steps', (count) => {
    const members = numbers(count);
    const rotation = new Rotation(members, 64);
    for (let round = 0; round < 3; round += 1) {
      const visited = takeSteps(rotation, 64).flat();
      expect(visited.toSorted((a, b) => a - b)).toEqual([...members]);
    }
  });

  test('visits about as many at each step', () => {
    const steps = takeSteps(new Rotation(numbers(1000), 64), 64);
    expect(new Set(steps.map(({ length }) => length))).toEqual(new Set([15, 16]));
  });

  test('visits whoever comes, and nobody who has gone', () => {
    const members = numbers(4);
    const rotation = new Rotation(members, 2);
    expect(rotation.next()).toEqual([0, 1]);
    members.delete(2);
    members.add(9);
    expect(rotation.next()).toEqual([3, 9]);
    expect(rotation.next()).toEqual([0, 1]);
  });

  test('visits nobody while there is none', () => {
    const members = new Set<number>();
    const rotation = new Rotation(members, 3);
    expect(takeSteps(rotation, 6).flat()).toEqual([]);
    members.add(5);
    expect(takeSteps(rotation, 3).flat()).toEqual([5]);
  });
});
