import { expect, test } from 'vitest';
import { nameMatchFile } from './download.ts';

const at = (hour: number): number => new Date(2026, 2, 4, hour, 5).getTime();

test('a file is named by its game and the end of the match', () => {
  const match = { game: 'penguin-party', startedAt: at(8), finishedAt: at(9) };
  expect(nameMatchFile(match)).toBe('penguin-party-2026-03-04-0905');
});

test('a match that goes on is named by its beginning', () => {
  const match = { game: 'penguinramids', startedAt: at(20), finishedAt: null };
  expect(nameMatchFile(match)).toBe('penguinramids-2026-03-04-2005');
});
