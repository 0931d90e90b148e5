import partySet from '@rookery/analysis/puzzles/penguin-party.json';
import pyramidsSet from '@rookery/analysis/puzzles/penguinramids.json';
import type { Puzzle } from '@rookery/analysis/puzzles/puzzle';
import { parsePuzzleSet } from '@rookery/analysis/puzzles/puzzle-set';
import { findGame } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { filterPuzzles, nextPuzzle } from './collection.ts';
import { PuzzleTable } from './puzzle-table.svelte.ts';

// Nobody here watches for changes: plain values will do.
beforeAll(() => void vi.stubGlobal('$state', { raw: (value: unknown) => value }));
afterAll(() => vi.unstubAllGlobals());

function loadSet(id: string): { readonly game: Game; readonly puzzles: readonly Puzzle[] } {
  const set = parsePuzzleSet(id === 'penguin-party' ? partySet : pyramidsSet);
  const game = findGame(id);
  if (!set.ok || !game) throw new Error(`no puzzles of ${id}`);
  return { game, puzzles: set.value.puzzles };
}

const parse = (game: Game, text: string): unknown => {
  const move = game.notation.parseMove(text);
  if (!move.ok) throw new Error(text);
  return move.value;
};

describe.each(['penguin-party', 'penguinramids'])('a puzzle of %s', (id) => {
  const { game, puzzles } = loadSet(id);
  const puzzle = entryOf(puzzles, 0);
  const open = (): PuzzleTable => new PuzzleTable(game, puzzle, 'You');

  test('is on the table, and its solver may decide', () => {
    const table = open();
    expect(table.verdict).toEqual({ kind: 'untried' });
    expect(table.picture.isUpToDate).toBe(true);
    expect(table.picture.update?.legal.length).toBeGreaterThan(2);
  });

  test('shows no card that the solver may not know', () => {
    const table = open();
    expect(table.picture.update?.view).toEqual(table.view);
    expect(table.picture.update?.view).toHaveProperty('viewer', table.solver);
    expect(table.picture.story).toEqual([]);
  });

  test('is solved by the best move alone', async () => {
    const table = open();
    expect(await table.decide(parse(game, puzzle.best))).toBeNull();
    expect(table.verdict).toEqual({ kind: 'right' });
    expect(table.picture.isUpToDate).toBe(false);
    expect(table.picture.news).not.toEqual([]);
    expect(table.explanation.reason.kind).toBe(puzzle.theme);
  });

  test('says why a legal move is worse, and stays as it was', async () => {
    const table = open();
    const { update } = table.picture;
    expect(await table.decide(parse(game, puzzle.next))).toBeNull();
    expect(table.verdict).toMatchObject({ kind: 'worse', reason: { kind: puzzle.theme } });
    expect(table.picture.update).toBe(update);
  });

  test('refuses what the rules refuse', async () => {
    const table = open();
    const illegal = id === 'penguin-party' ? { colour: 'red', row: 7, x: 0 } : { type: 'end' };
    expect(await table.decide(illegal)).toMatchObject({ kind: 'against-the-rules' });
    expect(table.verdict.kind).toBe('refused');
  });

  test('shows the move to whoever gives up, and is over then', async () => {
    const table = open();
    table.reveal();
    expect(table.verdict).toEqual({ kind: 'shown' });
    expect(await table.decide(parse(game, puzzle.best))).toBeNull();
    expect(table.verdict).toEqual({ kind: 'shown' });
  });

  test('is found by theme and difficulty, and followed by one that is not solved', () => {
    const { theme } = puzzle;
    const some = filterPuzzles(puzzles, { theme, difficulty: null, without: [puzzle.id] });
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((each) => each.theme === theme && each !== puzzle)).toBe(true);
    const [, second, third] = puzzles;
    expect(nextPuzzle(puzzles, puzzle, [second?.id ?? ''])).toBe(third);
    expect(nextPuzzle(puzzles, entryOf(puzzles, puzzles.length - 1), [])).toBe(puzzle);
    expect(nextPuzzle([puzzle], puzzle, [])).toBeNull();
  });
});
