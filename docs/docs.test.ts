import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

const links = (page: string): readonly string[] =>
  matches(read(page), /(?:\]\(|src=")(?!https?:)([^)"\s]+)/g);

test.each(pages)('the links of %s lead somewhere', (page) => {
  const files = links(page).flatMap((link) => link.split('#').slice(0, 1));
  const dead = files.filter((file) => !existsSync(join(root, dirname(page), file)));
  expect(dead).toEqual([]);
});

/** As the address of a heading is made of it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test.each(pages)('the headings that %s points at are there', (page) => {
  const missing = links(page).filter((link) => {
    const [file = '', anchor] = link.split('#');
    if (anchor === undefined) return false;
    const target = file === '' ? page : join(dirname(page), file);
    return !matches(read(target), /^#+ (.*)$/gm)
      .map(anchorOf)
      .includes(anchor);
  });
  expect(missing).toEqual([]);
});

describe('what the docs tell people to run', () => {
  /** Every first word after a command, on any page. */
  const named = (command: RegExp): readonly string[] =>
    pages.flatMap((page) => matches(read(page), command));
  const project: { readonly scripts: object } = JSON.parse(read('package.json'));
  const tests = projectFiles().filter((file) => file.endsWith('.test.ts'));

  test.each([
    ['a script', /npm run ([\w:-]+)/g, Object.keys(project.scripts)],
    ['a bench', /npm run bench -- (\w+)/g, matches(read('bench/main.mjs'), /^ {2}(\w+): async/gm)],
    [
      'a command of the terminal',
      /npx rookery ([a-z]+)/g,
      matches(read('terminal/commands.ts'), /^ {2}(?:\{ | {2})name: '(\w+)'/gm),
    ],
  ])('is %s that there is', (_, command, known) => {
    expect(known).toEqual(expect.arrayContaining([...named(command)]));
    expect(named(command)).not.toEqual([]);
  });

  test('finds tests', () => {
    const paths = named(/npx vitest run ([\w./-]+)/g);
    expect(paths.filter((path) => !tests.some((file) => file.startsWith(path)))).toEqual([]);
    expect(paths).not.toEqual([]);
  });

  test('finds its file', () => {
    const paths = named(/(?:^|[ (])((?:scripts|deploy)\/[\w-][\w./-]*)/gm);
    // Those are names of tests, which may be shortened.
    const files = paths.filter((path) => !path.startsWith('deploy/spec/'));
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(files).not.toEqual([]);
  });
});

describe('commands for a shell', () => {
  const blocks = (page: string): readonly string[] =>
    matches(read(page), /^ *```sh\n([^]*?)^ *```$/gm);
  const pagesWithCommands = pages.filter((page) => blocks(page).length > 0);

  test.each(pagesWithCommands)('of %s can be read by one', (page) => {
    const complaints = blocks(page).map((input) =>
      spawnSync('sh', ['-n'], { input }).stderr.toString(),
    );
    expect(complaints.filter((complaint) => complaint !== '')).toEqual([]);
  });

  // The server ignores names that it does not know.
  test('set what the server knows', () => {
    const namesIn = (file: string): readonly string[] => matches(read(file), /\b(ROOKERY_\w+)/g);
    const known = new Set(['server/options.ts', 'deploy/compose.yaml'].flatMap(namesIn));
    const named = namesIn('docs/public-server.md');
    expect(named.filter((name) => !known.has(name))).toEqual([]);
    expect(named).toContain('ROOKERY_ORIGIN');
  });
});

test.each(['docs/penguin-party.png', 'docs/penguinramids.png'])('%s is quickly loaded', (file) => {
  expect(statSync(join(root, file)).size).toBeLessThan(120 * 1024);
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
