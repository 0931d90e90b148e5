import { noWishes } from '@rookery/protocol/tables';
import { pageInEnglish } from '@rookery/texts/en/page/page';
import { expect, test } from 'vitest';
import { usualClocks, usualSettings } from './clock-choices.ts';
import { listNotices } from './table-notices.ts';

type Situation = Parameters<typeof listNotices>[0];

const person = (name: string, standIn: string | null) =>
  ({ kind: 'person', name, penguin: 'little', presence: 'here', ready: true, standIn }) as const;

const sitters: Situation['sitters'] = ['Ana', 'Bo', 'Cleo'].map((name, seat) => ({
  seat,
  name,
  isMe: seat === 0,
  bot: null,
  penguin: 'little',
}));

const playing: Situation['table'] = {
  phase: 'playing',
  settings: { ...usualSettings, clock: usualClocks.bank },
  wishes: noWishes,
  you: { seat: 0, isHost: false },
  seats: sitters.map(({ seat, name }) => ({ seat, who: person(name, null) })),
};

/** What is said, with the asks that are offered. */
const noticesAt = (change: Partial<Situation['table']>, paused: number | null = null) =>
  listNotices(
    {
      table: { ...playing, ...change },
      update: { clocks: { rule: usualClocks.bank, seats: [], paused } },
      sitters,
      departed: new Map(),
      isLeftOut: false,
      list: (names) => names.join(' and '),
    },
    pageInEnglish,
  ).map(({ sentence, offer }) => [sentence, offer?.ask ?? null]);

const { menu, watching } = pageInEnglish.online;

test('nothing is said while everybody plays, nor when there is no match', () => {
  expect(noticesAt({})).toEqual([]);
  expect(noticesAt({ phase: 'over', you: { seat: null, isHost: false } })).toEqual([]);
});

test('a pause is asked for, waited for, and ended', () => {
  const wish = (...pause: readonly number[]) => ({ wishes: { ...noWishes, pause } });
  expect(noticesAt(wish(1, 2))).toEqual([[menu.wantsPause('Bo and Cleo'), 'pause']]);
  expect(noticesAt(wish(0, 2))).toEqual([[menu.youWantPause('Bo'), 'unpause']]);
  expect(noticesAt(wish(0, 1, 2), 17)).toEqual([[menu.isPaused, 'unpause']]);
});

test('whoever lets a bot play can take the seat back, also during a pause', () => {
  const seats = [{ seat: 0, who: person('Ana', 'king') }, ...playing.seats.slice(1)];
  expect(noticesAt({ seats }, 17)).toEqual([
    [menu.standInPlays(pageInEnglish.levels.king.name), 'take-back'],
    [menu.isPaused, 'unpause'],
  ]);
});

test('whoever has no seat hears that they watch', () => {
  expect(noticesAt({ you: { seat: null, isHost: false } })).toEqual([[watching.you, null]]);
});

test('who has left is said, and who plays on', () => {
  const departed = new Map([[1, 'Mia']]);
  const [notice] = listNotices(
    {
      table: playing,
      update: null,
      sitters,
      departed,
      isLeftOut: false,
      list: (names) => names.join(' and '),
    },
    pageInEnglish,
  );
  expect(notice?.sentence).toBe('Mia has left the match. Bo (a bot) plays on.');
});

test('whoever was left out of a rematch is told so', () => {
  const table = { ...playing, you: { seat: null, isHost: false } };
  const situation = { table, update: null, sitters, departed: new Map(), list: String };
  const sentences = [true, false].map(
    (isLeftOut) => listNotices({ ...situation, isLeftOut }, pageInEnglish)[0]?.sentence,
  );
  expect(sentences).toEqual([watching.leftOut, watching.you]);
});
