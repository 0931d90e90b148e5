import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/run.mjs';

/** The document that other clients are written from. */
export const page = readFileSync(join(root, 'docs', 'protocol.md'), 'utf8');

/** The part under a heading, up to the next one of any depth. */
const section = (title: string): string =>
  page.split(/^##+ /m).find((part) => part.startsWith(`${title}\n`)) ?? '';

/** The rows of a section's tables whose first cell begins with a name in backquotes. */
export const rowsOf = (title: string): readonly (readonly string[])[] =>
  [...section(title).matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) =>
    row.split(' | ').map((cell) => cell.trim()),
  );

/** What stands in backquotes in a cell, outside parentheses. */
export const quotedIn = (cell: string): readonly string[] =>
  [...cell.replaceAll(/\([^)]*\)/g, '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

/** What stands in backquotes in the first cells of a section's tables. */
export const named = (title: string): readonly string[] =>
  rowsOf(title).flatMap(([first = '']) => quotedIn(first));
