// A penguin is drawn as it lies: `1<r3>0` is a red 3 with a left arm of 1 and a right
// arm of 0. Each `+` beside an arm is a strength token on it. `1<##>1` lies grey side
// up, `.` is a free slot. The last line of a drawing is the base; free levels above
// may be left out.

import { entryOf } from '../../kernel/entry.ts';
import type { Card, Colour, Penguin, Pyramid } from '../../penguinramids/vocabulary.ts';

const colourOf: ReadonlyMap<string, Colour> = new Map([
  ['r', 'red'],
  ['b', 'blue'],
  ['g', 'green'],
  ['y', 'yellow'],
  ['p', 'purple'],
  ['o', 'orange'],
]);

const levelSizes = [4, 3, 2, 1];
const penguinPattern = /^([012])(\+*)<(?:([rbgypo])([0-4])|##)>([012])(\+*)$/;

/** The penguins drawn in one line, each with an id of its own within it: `r3`, `r3'`, … */
export function parseCards(line: string): readonly Card[] {
  const ids: string[] = [];
  return words(line).map((word) => {
    const { card } = parsePenguin(word, '');
    const id = unused(card.id, ids);
    ids.push(id);
    return { ...card, id };
  });
}

const unused = (id: string, taken: readonly string[]): string =>
  taken.includes(id) ? unused(`${id}'`, taken) : id;

/** The pyramid of a drawing; `owner` keeps the ids of several pyramids apart. */
export function parsePyramid(drawing: string, owner = ''): Pyramid {
  const levels = rowsOf(drawing).toReversed();
  return levelSizes.map((size, level) => {
    const row = words(levels[level] ?? '. '.repeat(size));
    if (row.length !== size)
      throw new Error(`level ${String(level)} has ${String(size)} slots: ${row.join(' ')}`);
    return row.map((word, index) =>
      word === '.' ? null : parsePenguin(word, `@${owner}${String(level)}${String(index)}`),
    );
  });
}

function parsePenguin(word: string, suffix: string): Penguin {
  const [, left, leftTokens, letter, weight, right, rightTokens] = penguinPattern.exec(word) ?? [];
  if (left === undefined) throw new Error(`no penguin: ${word}`);
  const tokens = { left: Number(leftTokens?.length), right: Number(rightTokens?.length) };
  const colour = colourOf.get(letter ?? '');
  if (!colour) return { card: underGrey(suffix), side: 'grey', tokens };
  const id = `${String(letter)}${String(weight)}${suffix}`;
  const card = { id, colour, weight: Number(weight), left: Number(left), right: Number(right) };
  return { card, side: 'colour', tokens };
}

/** What lies under a grey side must not matter, so it is the heaviest and weakest penguin there is. */
const underGrey = (suffix: string): Card => ({
  id: `under${suffix}`,
  colour: 'red',
  weight: 4,
  left: 0,
  right: 0,
});

/** A pyramid as the lines of a drawing, top first, without the free levels above. */
export function drawPyramid(pyramid: Pyramid): readonly string[] {
  const rows = pyramid.map((level) => level.map(drawPenguin).join(' '));
  const used = rows.findLastIndex((row) => row.includes('<'));
  return rows.slice(0, used + 1).toReversed();
}

function drawPenguin(penguin: Penguin | null): string {
  if (!penguin) return '.';
  const { card, side, tokens } = penguin;
  const shown =
    side === 'grey'
      ? { left: 1, right: 1, body: '##' }
      : { ...card, body: `${card.colour.slice(0, 1)}${String(card.weight)}` };
  const [plusLeft, plusRight] = ['+'.repeat(tokens.left), '+'.repeat(tokens.right)];
  return `${String(shown.left)}${plusLeft}<${shown.body}>${String(shown.right)}${plusRight}`;
}

/** The lines of a drawing, without the blanks that make it look like a pyramid. */
export const rowsOf = (drawing: string): readonly string[] =>
  drawing
    .split('\n')
    .map((line) => words(line).join(' '))
    .filter((line) => line !== '');

const words = (line: string): readonly string[] => line.split(' ').filter((word) => word !== '');

/** The one penguin of a drawing. */
export const parseCard = (word: string): Card => entryOf(parseCards(word), 0);
