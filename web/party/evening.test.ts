import { parseMatchId, type MatchId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import { describe, expect, test } from 'vitest';
import { addMatch, noEvening, readEvening, tallyEvening } from './evening.ts';

function matchOf(letter: string): MatchId {
  const id = parseMatchId(letter.repeat(22));
  if (!id.ok) throw new Error('no id');
  return id.value;
}

const person = (seat: number, name: string): SeatLine => ({
  seat,
  who: {
    kind: 'person',
    name,
    penguin: 'little',
    presence: 'here',
    ready: true,
    standIn: null,
  },
});
const bot = (seat: number): SeatLine => ({ seat, who: { kind: 'bot', level: 'chick' } });
const three = [person(0, 'Ana'), person(1, 'Bo'), bot(2)];

describe('an evening at the big screen', () => {
  test('counts wins, and a point for everybody left behind, over all matches', () => {
    const first = addMatch(noEvening, matchOf('a'), three, [[0], [2], [1]]);
    // Another game, with other seats.
    const seats = [person(0, 'Bo'), person(1, 'Cleo'), person(2, 'Ana')];
    const second = addMatch(first, matchOf('b'), seats, [[1, 0], [2]]);
    expect(tallyEvening(second)).toEqual([
      { name: 'Ana', penguin: 'little', wins: 1, points: 2, place: 1 },
      { name: 'Bo', penguin: 'little', wins: 1, points: 1, place: 2 },
      { name: 'Cleo', penguin: 'little', wins: 1, points: 1, place: 2 },
    ]);
  });

  test('counts a match once, however often its end is seen', () => {
    const once = addMatch(noEvening, matchOf('a'), three, [[0], [1], [2]]);
    expect(addMatch(once, matchOf('a'), three, [[0], [1], [2]])).toBe(once);
  });

  test('somebody for whom a bot stands in counts, and bots do not', () => {
    const lines = tallyEvening(addMatch(noEvening, matchOf('a'), three, [[2], [0, 1]]));
    expect(lines.map(({ name, wins, points }) => ({ name, wins, points }))).toEqual([
      { name: 'Ana', wins: 0, points: 0 },
      { name: 'Bo', wins: 0, points: 0 },
    ]);
  });

  test('survives a reload, and nonsense is no evening', () => {
    const evening = addMatch(noEvening, matchOf('a'), three, [[0], [1], [2]]);
    expect(readEvening(JSON.parse(JSON.stringify(evening)))).toEqual(evening);
    for (const stored of [null, 'x', { table: 7 }, { ...evening, matches: [{ id: 'short' }] }]) {
      expect(readEvening(stored)).toEqual(noEvening);
    }
  });
});
