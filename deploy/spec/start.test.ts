import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/run.mjs';
import { commandOf } from './dockerfile.ts';
import { unitSettings } from './unit.ts';

const project: { readonly scripts: { readonly start: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

test('the unit and the image start what npm start does', () => {
  const [, ...words] = project.scripts.start.split(' ');
  expect(words).toContain('server/dist/main.js');
  expect(String(unitSettings('ExecStart')[0]).split(' ').slice(1)).toEqual(words);
  expect(commandOf('CMD').slice(1)).toEqual(words);
});
