import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reconstruction } from '../../penguinramids/box.ts';
import { parseBox } from '../../penguinramids/box-file.ts';
import { notation } from '../../penguinramids/notation.ts';
import { colours, plainGoalRules } from '../../penguinramids/vocabulary.ts';

const text = readFileSync(
  join(import.meta.dirname, '..', '..', 'penguinramids', 'RULES.md'),
  'utf8',
);

const tests = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');

test('[rules text] every goal is stated, with those marked that are ours', () => {
  const stated = [...text.matchAll(/^- \*\*([a-z-]+)\*\*( \(ours\))?/gm)];
  expect(stated.map(([, id, ours]) => [id, ours !== undefined])).toEqual(
    reconstruction.goals.map(({ id, origin }) => [id, origin === 'ours']),
  );
});

test.each(reconstruction.goals.map(({ id }) => id))(
  '[rules text] the goal %s has a test that bears its name',
  (id) => {
    expect(tests).toContain(`test('[PR21] [${id}] `);
  },
);

test('[rules text] the example of a box file is right as far as it goes', () => {
  const [, example = ''] = /```json\n([^`]*)```/.exec(text) ?? [];
  const { cards, ...rest } = JSON.parse(example);
  const [, ...others] = reconstruction.cards;
  expect(parseBox({ ...rest, cards: [...cards, ...others] })).toMatchObject({ ok: true });
});

test('[rules text] the colours and the rules of goals are all named', () => {
  const prose = text.replaceAll('\n', ' ');
  expect(prose).toContain(`Colours: ${colours.join(', ')}.`);
  expect(prose).toContain(`${plainGoalRules.join(', ')}.`);
});

test('[rules text] every move in the table of the notation can be read', () => {
  const [, section = ''] = text.split('## Notation');
  const moves = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, move]) => String(move));
  expect(moves).toHaveLength(9);
  for (const move of moves) expect(notation.parseMove(move)).toMatchObject({ ok: true });
});
