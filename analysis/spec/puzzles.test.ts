import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { levels } from '@rookery/bots/levels';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { describe, expect, test } from 'vitest';
import { difficultyOf, explainPuzzle } from '../puzzles/explanation.ts';
import { mineMatch, provePuzzle } from '../puzzles/mine.ts';
import { matchOf, solverOf, type Puzzle } from '../puzzles/puzzle.ts';
import { formatPuzzleSet, parsePuzzleSet } from '../puzzles/puzzle-set.ts';

// ROOKERY_PUZZLES=50 npx vitest run analysis/spec/puzzles proves so many puzzles of each game again.
const sample = Number(process.env['ROOKERY_PUZZLES'] ?? 2);

const sets: readonly (readonly [string, Game, number])[] = [
  ['penguin-party', penguinParty, 300],
  ['penguinramids', penguinramids, 150],
];

const fileOf = (id: string): string =>
  readFileSync(new URL(`../puzzles/${id}.json`, import.meta.url), 'utf8');

function puzzlesOf(id: string): readonly Puzzle[] {
  const set = parsePuzzleSet(JSON.parse(fileOf(id)));
  if (!set.ok) throw new Error(JSON.stringify(set.problems));
  return set.value.puzzles;
}

describe.each(sets)('the puzzles of %s', (id, game, least) => {
  const puzzles = puzzlesOf(id);

  test(`are at least ${String(least)}, all different, in at most 40 KB`, () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(least);
    expect(new Set(puzzles.map(({ acts }) => acts)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map((puzzle) => puzzle.id)).size).toBe(puzzles.length);
    expect(gzipSync(fileOf(id)).length).toBeLessThanOrEqual(40_000);
  });

  test('are written as they are read', () => {
    expect(formatPuzzleSet(game, puzzles)).toBe(fileOf(id));
  });

  test('can be played to, and both moves are legal there', () => {
    for (const puzzle of puzzles) {
      const match = matchOf(game, puzzle);
      const legal = game
        .legalMoves(match.state, solverOf(match))
        .map((move) => game.notation.formatMove(move));
      expect(legal, puzzle.id).toContain(puzzle.best);
      expect(legal, puzzle.id).toContain(puzzle.next);
      expect(puzzle.best).not.toBe(puzzle.next);
    }
  });

  test('are explained by a reason of their theme, and by what the others may hold', () => {
    for (const puzzle of puzzles) {
      const { reason, holdings } = explainPuzzle(game, puzzle);
      expect(reason.kind, puzzle.id).toBe(puzzle.theme);
      for (const { possibilities } of holdings.hands) {
        const some = possibilities.filter(({ likely }) => likely > 0);
        expect(some.length, puzzle.id).toBeGreaterThan(0);
      }
    }
    expect(new Set(puzzles.map(({ theme }) => theme)).size).toBeGreaterThan(3);
  });

  test('are of different difficulty', () => {
    const found = new Set(puzzles.map(difficultyOf));
    expect(found.size).toBeGreaterThan(2);
    for (const difficulty of found) expect([...levels, null]).toContain(difficulty);
  });

  test(
    `hold when ${String(sample)} of them are judged again on other streams`,
    { timeout: 3_600_000 },
    () => {
      const rng = seededStreams(`proof of ${id}`)('sample');
      const searched = puzzles.filter(({ proof }) => proof === 'searched');
      for (let nth = 0; nth < sample; nth += 1) {
        const puzzle = pick(searched, rng);
        const { holds, moves } = provePuzzle(game, puzzle, 'again');
        expect(moves[0]?.move, puzzle.id).toBe(puzzle.best);
        expect(holds, puzzle.id).toBe(true);
      }
    },
  );

  test('are solved exactly where they say so', () => {
    for (const puzzle of puzzles.filter(({ proof }) => proof === 'solved').slice(0, 3 * sample)) {
      expect(provePuzzle(game, puzzle, 'again').holds, puzzle.id).toBe(true);
    }
  });

  test('do not hold with another move', () => {
    const { best, next, ...puzzle } = entryOf(puzzles, 1);
    const { holds, moves } = provePuzzle(game, { ...puzzle, best: next, next: best }, 'again');
    expect(holds).toBe(false);
    expect(moves[0]?.move).toBe(best);
  });
});

test('the miner finds the same puzzles again', { timeout: 600_000 }, () => {
  const puzzles = puzzlesOf('penguin-party');
  const { seats } = entryOf(
    puzzles.filter(({ id }) => id.startsWith('m0.')),
    0,
  );
  const again = [...mineMatch(penguinParty, seats, 'm0')];
  expect(again).toEqual(puzzles.filter(({ id }) => id.startsWith('m0.')));
});
