import { levels } from '@rookery/bots/levels';
import { catalogue } from '@rookery/rules/catalogue';
import { expect, test } from 'vitest';
import { botNames, nameBot } from '../levels/bot-names.ts';

const most = Math.max(...catalogue.map(({ seats }) => seats.most));

test('every bot at the largest table has a name of its own, whatever the levels', () => {
  const names = levels.flatMap((level) => botNames[level].slice(0, most));
  expect(new Set(names).size).toBe(levels.length * most);
});

test('names are so short that the narrowest badge shows them whole', () => {
  for (const name of Object.values(botNames).flat()) expect(name).toMatch(/^[A-Z][a-z]{1,4}$/);
});

test('a bot is the same for everyone, with any number of other bots beside it', () => {
  expect(nameBot('adelie', 1, [])).toBe('Pip');
  expect(nameBot('adelie', 1, ['Ana', 'Flo'])).toBe('Pip');
});

test('a person’s name is not given again', () => {
  expect(nameBot('adelie', 1, ['PIP'])).toBe('Pip 2');
  expect(nameBot('adelie', 1, ['Pip', 'Pip 2'])).toBe('Pip 3');
});
