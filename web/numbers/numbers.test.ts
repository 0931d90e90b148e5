import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import type { SeatLine } from '@rookery/protocol/people';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { expect, test } from 'vitest';
import type { LocalEntry } from '../here/tables.ts';
import { countLocal, countOnline, type CountedMatch } from './played.ts';
import {
  filterMatches,
  formatCsv,
  groupBy,
  opponentsIn,
  progressOf,
  summarise,
} from './summary.ts';

const id = parseMatchId('AAAAAAAAAAAAAAAAAAAAAA');
const table = parseTableId('AAAAAAAAAAAAAAAAAAAAAA');
if (!id.ok || !table.ok) throw new Error('ids have another form');

const person = (seat: number, name: string): SeatLine => ({
  seat,
  who: { kind: 'person', name, penguin: 'little', presence: 'here', ready: true, standIn: null },
});
const bot = (seat: number, level: string): SeatLine => ({ seat, who: { kind: 'bot', level } });

const entry: LocalEntry = {
  match: id.value,
  table: table.value,
  game: 'penguin-party',
  seats: [person(0, 'Ana'), bot(1, 'king'), bot(2, 'chick')],
  startedAt: 1,
  finishedAt: 5,
  result: { ranking: [[0, 2], [1]], scores: null },
  whatIf: null,
  takenBack: 0,
};
const none = new Map();

test('a match of this device counts with its place, its share and its opponents', () => {
  expect(countLocal(entry, none)).toMatchObject({
    where: 'here',
    seats: 3,
    place: 1,
    share: 0.5,
    bots: ['king', 'chick'],
    people: [],
    luck: null,
  });
});

test('what is no plain match of one person is left out', () => {
  expect(countLocal({ ...entry, finishedAt: null }, none)).toBeNull();
  expect(countLocal({ ...entry, whatIf: { acts: 3, origin: 'x' } }, none)).toBeNull();
  expect(countLocal({ ...entry, takenBack: 1 }, none)).toBeNull();
  expect(countLocal({ ...entry, seats: [...entry.seats, person(3, 'Ben')] }, none)).toBeNull();
});

test('a match of the server counts for whoever sat there, with what a review found', () => {
  const ana = entryOf(seatsOf(2), 0);
  const part = { gave: 0.1, margin: 0.02 };
  const split = { seat: ana, start: 0.5, own: part, others: part, luck: part, result: 0 };
  const line = {
    id: id.value,
    game: 'penguinramids',
    startedAt: 1,
    finishedAt: 9,
    seats: [person(0, 'Ana'), person(1, 'Ben')],
    ranking: [[1], [0]],
  };
  const reviewed = new Map([[id.value, [split]]]);
  const owner = { name: 'Ana', penguin: 'little' };
  expect(countOnline(line, owner, reviewed)).toMatchObject({
    place: 2,
    share: 0,
    people: ['Ben'],
    luck: 0.1,
    skill: 0.1,
  });
  expect(countOnline(line, { name: 'Cy', penguin: 'little' }, none)).toBeNull();
});

const match = (changes: Partial<CountedMatch>): CountedMatch => ({
  id: id.value,
  where: 'here',
  game: 'penguin-party',
  seats: 2,
  at: 1,
  place: 1,
  share: 1,
  bots: ['king'],
  people: [],
  luck: null,
  skill: null,
  ...changes,
});
const some = [
  match({ at: 3, luck: 0.2, skill: -0.1 }),
  match({ at: 2, share: 0, place: 2, seats: 4, bots: ['king', 'chick'] }),
  match({ at: 1, game: 'penguinramids', people: ['Ben, "B"'], bots: [] }),
];

test('results are summed up against what equals would have', () => {
  expect(summarise(some)).toEqual({
    matches: 3,
    wins: 2,
    rate: 2 / 3,
    expected: (0.5 + 0.25 + 0.5) / 3,
    reviewed: 1,
    luck: 0.2,
    skill: -0.1,
  });
  expect(summarise([])).toMatchObject({ matches: 0, rate: 0, luck: null });
});

test('matches are found and grouped by game, seats and opponent', () => {
  const all = { game: null, seats: null, against: null };
  expect(filterMatches(some, { ...all, game: 'penguinramids' })).toHaveLength(1);
  expect(filterMatches(some, { ...all, seats: 2, against: 'king' })).toHaveLength(1);
  expect(filterMatches(some, { ...all, against: 'people' })).toHaveLength(1);
  expect(groupBy(some, opponentsIn).map(({ key, summary }) => [key, summary.matches])).toEqual([
    ['king', 2],
    ['chick', 1],
    ['people', 1],
  ]);
});

test('progress goes from the oldest match to the latest', () => {
  expect(progressOf(some).map(({ ahead }) => ahead)).toEqual([0.5, 0.25, 0.75]);
  expect(progressOf(some).map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('the file for spreadsheets has a line for each match, and quotes what needs it', () => {
  const lines = formatCsv(some).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toBe('1970-01-01T00:00:00.001Z,here,penguinramids,2,1,1,,"Ben, ""B""",,');
  expect(lines[3]).toContain('king,,0.2,-0.1');
  expect(formatCsv([match({ people: ['=1+1'] })])).toContain("'=1+1");
});
