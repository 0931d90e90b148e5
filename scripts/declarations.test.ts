import { expect, test } from 'vitest';
import { declarationProblems, declarationsIn, findDoubledTypes } from './declarations.mjs';

const nothingAllowed = { doubled: [], p90: 16 };

const declares = (file: string, ...types: readonly string[]) => ({
  file,
  types,
  functionLengths: [],
});

test('interfaces, aliases and classes declare types, imports and values do not', () => {
  const text = `
    import type { Rng } from './rng.ts';
    interface Seat { readonly index: number }
    export type Viewer = Seat | 'onlooker';
    class Socket {}
    export const Table = { Chair: 1 };
  `;
  expect(declarationsIn('rules/seat.ts', text).types).toEqual(['Seat', 'Viewer', 'Socket']);
});

test('a component declares what its script declares', () => {
  const text = '<script lang="ts">\ninterface Shape {}\n</script>\n<p>interface Prose</p>';
  expect(declarationsIn('web/Shape.svelte', text).types).toEqual(['Shape']);
});

test('functions are measured from their first line to their last, wherever they stand', () => {
  const text = [
    'export function outer(): void {',
    '  const inner = () => {',
    '    outer();',
    '  };',
    '  inner();',
    '}',
    'declare function elsewhere(): void;',
  ].join('\n');
  expect(declarationsIn('rules/outer.ts', text).functionLengths).toEqual([6, 3]);
});

test('a type that two files declare is a problem', () => {
  const files = [declares('rules/a.ts', 'Seat', 'Card'), declares('web/b.ts', 'Seat')];
  expect(findDoubledTypes(files)).toEqual(new Map([['Seat', ['rules/a.ts', 'web/b.ts']]]));
  expect(declarationProblems(files, nothingAllowed)).toEqual([
    'Seat is declared in rules/a.ts, web/b.ts',
  ]);
  expect(declarationProblems(files, { doubled: ['Seat'], p90: 16 })).toEqual([]);
});

test('a name that is allowed to be doubled but no longer is must be struck from the list', () => {
  const files = [declares('rules/a.ts', 'Seat')];
  expect(declarationProblems(files, { doubled: ['Seat'], p90: 16 })).toEqual([
    'Seat is declared once: strike it from the list in scripts/checks.mjs',
  ]);
});

test('both games may use a name in files of the same name, and every component has Props', () => {
  const files = [
    declares('rules/penguin-party/vocabulary.ts', 'Move'),
    declares('rules/penguinramids/vocabulary.ts', 'Move'),
    declares('web/games/penguin-party/Hand.svelte', 'Props'),
    declares('web/shell/Sheet.svelte', 'Props'),
  ];
  expect(declarationProblems(files, nothingAllowed)).toEqual([]);
  const other = declares('rules/penguinramids/moves.ts', 'Move');
  expect(findDoubledTypes([...files, other]).has('Move')).toBe(true);
});

test('one function in ten may be longer than the limit', () => {
  const withLengths = (...functionLengths: readonly number[]) => [
    { file: 'rules/a.ts', types: [], functionLengths },
  ];
  const short = Array.from({ length: 9 }, () => 5);
  expect(declarationProblems(withLengths(...short, 5, 30), nothingAllowed)).toEqual([]);
  expect(declarationProblems(withLengths(...short, 30), nothingAllowed)).toEqual([
    'one function in ten has 30 lines or more; 16 are allowed',
  ]);
});
