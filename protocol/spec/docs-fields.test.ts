import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { isObject } from '@rookery/rules/kernel/shape';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomMatch } from '../../rules/spec/random-match.ts';
import { settings } from '../../rules/spec/settings.ts';
import type { Ask } from '../asks.ts';
import { documentedPaths, foundPaths } from './field-paths.ts';
import { quotedIn, rowsOf } from './protocol-page.ts';
import { askSamples, tellSamples } from './samples.ts';
import type { Tell } from '../tells.ts';

/** Enough that every field of every kind occurs. */
const samplesOf = <Value>(arbitrary: fc.Arbitrary<Value>): readonly Value[] =>
  fc.sample(arbitrary, { numRuns: 300, seed: 1 });

const tables = samplesOf(tellSamples.table).map(({ table }) => table);
const lines = samplesOf(tellSamples.chat).flatMap((chat) => chat.lines);
const lobbyEntries = samplesOf(tellSamples.lobby).flatMap((lobby) => lobby.tables);
const myTables = samplesOf(tellSamples['my-tables']).flatMap((list) => list.tables);
const updates = samplesOf(tellSamples.update);
const welcomes = samplesOf(tellSamples.welcome);

describe('docs/protocol.md lists every field, and no other', () => {
  test.each<[string, readonly unknown[], readonly string[]]>([
    ['Table', tables, ['preview', 'settings', 'seats']],
    ['Settings', tables.map((table) => table.settings), []],
    ['Seats', tables.flatMap((table) => table.seats), []],
    ['Lobby entry', lobbyEntries, ['preview', 'settings']],
    [
      'My tables entry',
      myTables,
      ['settings', 'seats', 'match.view', 'match.waiting', 'match.clocks'],
    ],
    ['Update', updates, ['view', 'news', 'legal', 'clocks.rule', 'seats']],
    ['Chat line', lines, []],
    ['Welcome', welcomes, []],
  ])('%s', (title, values, opaque) => {
    const found = foundPaths(title, values, opaque);
    // Every message has a type, and every answer an id: those need no list.
    const isMessage = found.includes('type');
    const own = found.filter((path) => !isMessage || (path !== 'type' && path !== 'id'));
    expect(documentedPaths(title)).toEqual(own);
  });
});

describe('docs/protocol.md names the fields of', () => {
  const asks = Object.entries<fc.Arbitrary<Ask>>(askSamples);
  const tells = Object.entries<fc.Arbitrary<Tell>>(tellSamples);

  test.each([
    ...asks.map(([type, sample]) => ['What a client asks', type, sample] as const),
    ...tells.map(([type, sample]) => ['What the server tells', type, sample] as const),
  ])('%s: %s', (title, type, sample) => {
    const row = rowsOf(title).find(([first]) => first === `\`${type}\``);
    const fields = samplesOf<Ask | Tell>(sample).flatMap((message) => Object.keys(message));
    // The heading says that every message has a type, and every ask an id.
    const implied = title === 'What a client asks' ? ['type', 'id'] : ['type'];
    const own = [...new Set(fields)].filter((field) => !implied.includes(field));
    expect(quotedIn(row?.[1] ?? '')).toEqual(expect.arrayContaining(own));
  });
});

/** What the first seat and an onlooker were shown at some random matches of a game, and what they saw happen. */
function watch(game: Game) {
  const matches = settings
    .filter((setting) => setting.game.id === game.id)
    .map((setting, index) => ({ setting, ...randomMatch(setting, `docs ${String(index)}`) }));
  const steps = matches.flatMap(({ setting, played }) =>
    [entryOf(seatsOf(setting.seats), 0), 'onlooker' as const].flatMap((viewer) =>
      played.map((step) => ({ viewer, ...step })),
    ),
  );
  const seen = ({ viewer, events }: (typeof steps)[number]) =>
    events.map((event) => game.see(event, viewer)).filter((event) => event !== undefined);
  return {
    views: steps.flatMap(({ viewer, before, after }) =>
      [before, after].map((state) => game.view(state, viewer)),
    ),
    news: steps.flatMap(seen),
  };
}

/** The fields of each type of event, besides its type. */
const fieldsByType = (news: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(
    news.filter(isObject).map((event) => {
      const { type, ...fields } = Object.fromEntries(Object.entries<unknown>({ ...event }));
      return [String(type), Object.keys(fields).toSorted().join(' ')];
    }),
  );

describe.each(catalogue)('docs/protocol.md has all of $id', (game) => {
  const { views, news } = watch(game);

  test('that can be seen', () => {
    const title = `View of \`${game.id}\``;
    expect(documentedPaths(title)).toEqual(foundPaths(title, views));
  });

  test('that can happen', () => {
    const documented = rowsOf(`News of \`${game.id}\``).map(
      ([type = '', fields = '']) =>
        [quotedIn(type).join(' '), quotedIn(fields).toSorted().join(' ')] as const,
    );
    expect(new Map(documented)).toEqual(fieldsByType(news));
  });
});
