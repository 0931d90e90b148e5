import { describe, expect, test } from 'vitest';
import { ways } from '../shell/route.ts';
import {
  listBots,
  setLevel,
  listLevels,
  listPeople,
  readSetUp,
  replaceSeat,
  resize,
  makeDefaultSetUp,
} from './set-up.ts';

const card = { seats: { least: 2, most: 6 }, usualSeats: 4 };
const names = {
  me: { name: 'Ana', penguin: 'yellow-eyed' as const },
  player: (number: number) => `Player ${String(number)}`,
};

describe('a set-up', () => {
  test('against bots has one person, and bots on all other seats', () => {
    const { seats } = makeDefaultSetUp(card, 'bots');
    expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  test('for friends has two seats, and for anyone the usual ones', () => {
    expect(makeDefaultSetUp(card, 'friends').seats).toHaveLength(2);
    expect(makeDefaultSetUp(card, 'anyone').seats).toHaveLength(4);
    const forThree = { ...card, seats: { least: 3, most: 6 } };
    expect(makeDefaultSetUp(forThree, 'friends').seats).toHaveLength(3);
  });

  test.each(ways)('for %s comes back as it was kept', (way) => {
    const setUp = { ...resize(makeDefaultSetUp(card, way), 5, way), options: { tie: 'share' } };
    expect(readSetUp(JSON.parse(JSON.stringify(setUp)), card, way)).toEqual(setUp);
  });

  test.each([
    null,
    'nonsense',
    { seats: 4 },
    { seats: [] },
    { seats: [{ kind: 'person', name: 'Ana' }], options: {} },
    { seats: Array.from({ length: 7 }, () => ({ kind: 'person', name: '' })), options: {} },
    {
      seats: [
        { kind: 'bot', level: 'king' },
        { kind: 'person', name: '' },
      ],
    },
    {
      seats: [
        { kind: 'person', name: '' },
        { kind: 'bot', level: 'god' },
      ],
    },
    {
      seats: [
        { kind: 'person', name: '' },
        { kind: 'person', name: '' },
      ],
    },
  ])('that cannot be read is the usual one: %j', (kept) => {
    expect(readSetUp(kept, card, 'bots')).toEqual(makeDefaultSetUp(card, 'bots'));
  });

  test('grows by bots like the last one, and shrinks from the end', () => {
    const setUp = setLevel(makeDefaultSetUp(card, 'bots'), 'king');
    expect(listBots(resize(setUp, 6, 'bots'))).toHaveLength(5);
    expect(listLevels(resize(setUp, 6, 'bots'))).toEqual(['king']);
    expect(resize(setUp, 2, 'bots').seats).toEqual(setUp.seats.slice(0, 2));
  });

  test('of two grows again by whoever plays that way', () => {
    const two = resize(makeDefaultSetUp(card, 'one-device'), 2, 'one-device');
    expect(resize(two, 3, 'one-device').seats).toHaveLength(3);
    expect(listBots(resize(two, 3, 'one-device'))).toEqual([]);
  });

  test('gives everybody a name and a penguin of their own', () => {
    const setUp = replaceSeat(makeDefaultSetUp(card, 'one-device'), 2, {
      kind: 'person',
      name: 'Ben',
    });
    const people = listPeople(setUp, names);
    expect(people.map(({ name }) => name)).toEqual(['Ana', 'Player 2', 'Ben', 'Player 4']);
    expect(new Set(people.map(({ penguin }) => penguin)).size).toBe(4);
    expect(people[0]?.penguin).toBe('yellow-eyed');
  });

  test('says which seats are the bots’', () => {
    const four = resize(makeDefaultSetUp(card, 'friends'), 4, 'friends');
    const setUp = replaceSeat(four, 1, { kind: 'bot', level: 'chick' });
    expect(listBots(setUp)).toEqual([{ seat: 1, level: 'chick' }]);
    expect(listPeople(setUp, names).map(({ seat }) => seat)).toEqual([0, 2, 3]);
  });
});
