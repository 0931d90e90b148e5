import { expect, test } from 'vitest';
import { readSuggestion } from './suggestion.ts';

test('what was kept comes back', () => {
  const kept = { name: 'Ana', penguin: 'royal' };
  expect(readSuggestion(kept, () => 0)).toEqual(kept);
});

test('without anything kept there is some penguin, and no name', () => {
  expect(readSuggestion(null, () => 0)).toEqual({ name: '', penguin: 'african' });
  expect(readSuggestion(null, () => 0.999)).toEqual({ name: '', penguin: 'yellow-eyed' });
});

test('what cannot be read is as if it were not there', () => {
  const kept = { name: '\u200B', penguin: 'puffin' };
  expect(readSuggestion(kept, () => 0)).toEqual({ name: '', penguin: 'african' });
});
