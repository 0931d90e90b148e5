import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from './files.mjs';
import { root } from './run.mjs';

const french = projectFiles('texts').filter((file) => file.startsWith('texts/fr/'));

/** Places of a text with a wide no-break space, or with a plain one inside guillemets. */
const faultsIn = (text: string): readonly string[] =>
  [...text.matchAll(/.{0,20}?(?:\u{a0}|\\u00a0|« | »)/giu)].map(([found]) => found);

test('French texts are found', () => {
  expect(french.length).toBeGreaterThan(20);
});

test('a wide space is a fault, a narrow one is not', () => {
  expect(faultsIn('Ton coup\u00A0: «\u202Fpasse »')).toHaveLength(2);
  expect(faultsIn('Ton coup\u202F: où\u202F?')).toEqual([]);
});

test.each(french)('%s has the same narrow space everywhere', (file) => {
  expect(faultsIn(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
