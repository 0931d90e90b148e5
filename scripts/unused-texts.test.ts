import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectFiles } from './files.mjs';
import { root } from './run.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The names of all texts in a file, as its objects have them. */
function namesIn(file: string): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      if (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) names.push(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return names;
}

// Lessons have a test of their own, which knows the steps that speak.
const english = projectFiles('texts').filter(
  (file) => file.startsWith('texts/en/') && !file.startsWith('texts/en/lessons/'),
);

/** Every word of the code that could ask for a text. */
const asked = new Set(
  ['web', 'terminal', 'lessons', 'rules', 'bots', 'protocol', 'desk', 'referee', 'server', 'texts']
    .flatMap((folder) => projectFiles(folder))
    .filter((file) => /\.(?:ts|svelte)$/.test(file))
    .filter((file) => !/\/spec\/|\.test\.ts$|^texts\/[a-z]{2}\//.test(file))
    .flatMap((file) => read(file).match(/[A-Za-z][\w-]*|\d+/g) ?? []),
);

test('there are texts to look for', () => {
  expect(english.length).toBeGreaterThan(20);
  expect(namesIn('texts/en/page/home.ts')).toContain('playNow');
});

test.each(english)('every text of %s is asked for somewhere', (file) => {
  const forms = new Set(['one', 'other']);
  const isAsked = (name: string): boolean =>
    forms.has(name) || (name.match(/[\w-]+/g) ?? []).every((word) => asked.has(word));
  expect(namesIn(file).filter((name) => !isAsked(name))).toEqual([]);
});
