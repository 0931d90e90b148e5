import { expect, test } from 'vitest';
import { readProfile } from './profile.ts';

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
