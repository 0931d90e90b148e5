import { afterAll, describe, expect, test } from 'vitest';
import { Pipe } from './pipe.ts';
import { Referee } from './referee.ts';
import { Tally } from './tally.ts';
import { games, playKnown, playUnknown, tablesOf } from './programme.ts';
import { span } from './list.ts';

const matches = 24;
const patience = 120_000;

const pipe = new Pipe();
const referee = new Referee(pipe);
const tally = new Tally();
afterAll(() => pipe.close());

describe.each(games)('%s', (game) => {
  const tables = tablesOf([game]);

  test.each(tables)(
    'with $seats players, legal moves, refusals, scores and winners agree',
    async (table) => {
      const seeds = span(1, matches).map((number) => `${table.game} ${table.seats} ${number}`);
      await Promise.all(seeds.map((seed) => playKnown(referee, table, seed, tally)));
    },
    patience,
  );

  test.each(tables)(
    'with $seats players, one seed deals one match, and it ends',
    async (table) => {
      const seeds = span(1, 3).map((number) => `seed ${number}`);
      await Promise.all(seeds.map((seed) => playUnknown(referee, table, seed, tally)));
    },
    patience,
  );
});

test.each([
  'a last player going on alone',
  'points given back',
  'a shared victory',
  'an extra round',
  'choosing again',
  'grey because nothing fits',
  'grey by action 2',
  'an exchanged penguin coming round again',
  'no token left to take',
  'action 4 left unused',
  'action 4 carried out by the game',
  'a tie for the highest total',
])('the matches above included %s', (rare) => {
  expect(tally.times(rare)).toBeGreaterThan(0);
});
