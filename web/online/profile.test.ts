import { expect, test } from 'vitest';
import type { PenguinSpecies, SeatLine } from '@rookery/protocol/people';
import { avoidTaken, readProfile } from './profile.ts';

test('what was kept comes back', () => {
  const kept = { name: 'Ana', penguin: 'royal' };
  expect(readProfile(kept, () => 0)).toEqual(kept);
});

test('without anything kept there is some penguin, and no name', () => {
  expect(readProfile(null, () => 0)).toEqual({ name: '', penguin: 'african' });
  expect(readProfile(null, () => 0.999)).toEqual({ name: '', penguin: 'yellow-eyed' });
});

test('what cannot be read is as if it were not there', () => {
  const kept = { name: '\u200B', penguin: 'puffin' };
  expect(readProfile(kept, () => 0)).toEqual({ name: '', penguin: 'african' });
});

const sitting = (seat: number, penguin: PenguinSpecies): SeatLine => ({
  seat,
  who: { kind: 'person', name: 'Ben', penguin, presence: 'here', ready: true, standIn: null },
});

test('a newcomer is suggested a penguin that nobody at the table is', () => {
  const seats = [sitting(0, 'yellow-eyed'), sitting(1, 'african')];
  expect(avoidTaken({ name: '', penguin: 'yellow-eyed' }, seats).penguin).toBe('chinstrap');
  expect(avoidTaken({ name: '', penguin: 'little' }, seats).penguin).toBe('little');
});

test('whoever has a name keeps the penguin that goes with it', () => {
  const ana = { name: 'Ana', penguin: 'royal' } as const;
  expect(avoidTaken(ana, [sitting(0, 'royal')])).toEqual(ana);
});
