import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectFiles } from '../scripts/files.mjs';
import { root, run } from '../scripts/run.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found]) => String(found));

const pages = projectFiles().filter((file) => file.endsWith('.md'));
const pagesWithCode = pages.filter((page) => /^```js$/m.test(read(page)));

describe('code in the docs', () => {
  test('is there', () => {
    expect(pagesWithCode).toContain('README.md');
  });

  // What stands after an arrow is what the line prints.
  test.each(pagesWithCode)('of %s prints what it says', async (page) => {
    const code = matches(read(page), /^```js\n([^]*?)^```$/gm).join('\n');
    // Inside the project, so that it finds the packages as a reader's own file would.
    const folder = mkdtempSync(join(root, 'node_modules', '.rookery-docs-'));
    writeFileSync(join(folder, 'example.mjs'), code);
    const { output } = await run(process.execPath, [join(folder, 'example.mjs')], {
      output: 'kept',
    });
    rmSync(folder, { recursive: true });
    expect(output.trim().split('\n')).toEqual(matches(code, /\/\/ → (.*)$/gm));
  });
});

test.each(pages)('the links of %s lead somewhere', (page) => {
  const links = matches(read(page), /(?:\]\(|src=")(?!https?:|#)([^)#"\s]+)/g);
  const dead = links.filter((link) => !existsSync(join(root, dirname(page), link)));
  expect(dead).toEqual([]);
});

test('every dependency has its line in dependencies.md', () => {
  const manifests = projectFiles().filter((file) => file.endsWith('package.json'));
  const named = manifests.flatMap((file) => {
    const manifest: Partial<Record<string, object>> = JSON.parse(read(file));
    return Object.keys({
      ...manifest['dependencies'],
      ...manifest['devDependencies'],
      ...manifest['optionalDependencies'],
    });
  });
  const outside = [...new Set(named)].filter((name) => !name.startsWith('@rookery/'));
  const listed = matches(read('docs/dependencies.md'), /^\| `([^`]+)`/gm);
  expect(listed.toSorted()).toEqual(outside.toSorted());
});
