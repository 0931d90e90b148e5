import { expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { playthrough } from './playthrough.ts';

const told = settings.filter(({ name }) => /iello, share|amigo, extra|all drawn/.test(name));

test.each(told)('$name goes as written', async (setting) => {
  const file = setting.name.replaceAll(/[^a-z0-9]+/g, '-');
  await expect(playthrough(setting, 'golden')).toMatchFileSnapshot(`${file}.golden.txt`);
});

test('there is one for every game and seat count', () => {
  const tables = new Set(settings.map(({ game, seats }) => `${game.id} ${String(seats)}`));
  expect(new Set(told.map(({ game, seats }) => `${game.id} ${String(seats)}`))).toEqual(tables);
});
