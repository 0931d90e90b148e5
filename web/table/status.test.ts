import { seatsOf } from '@rookery/rules/kernel/seat';
import { expect, test } from 'vitest';
import { tableInEnglish } from '@rookery/texts/en/page/table';
import { namesOnly, peopleOf, type Sitter } from './sitters.ts';
import { statusOf } from './status.ts';

const names = ['Ana', 'Ben', 'Cy'];
const sitters: readonly Sitter[] = names.map((name, seat) => ({
  seat,
  name,
  isMe: seat === 0,
  penguin: 'little',
  bot: null,
  species: null,
  isAway: false,
}));

const status = (waiting: readonly number[], isUpToDate: boolean): string | undefined => {
  const seats = seatsOf(3).filter((seat) => waiting.includes(seat));
  const update = { waiting: { for: 'seats', seats } } as const;
  return statusOf(
    { update, pending: null, isUpToDate, interlude: null },
    sitters,
    peopleOf(sitters),
    tableInEnglish,
  )?.kind;
};

test('whoever must choose is told so, even while the choices of others are still being shown', () => {
  expect(status([0, 1, 2], true)).toBe('mine');
  expect(status([0, 1, 2], false)).toBe('mine');
  expect(status([1, 2], false)).toBe('others');
});

test('a turn is announced once everything before it has been shown', () => {
  expect(status([0], true)).toBe('mine');
  expect(status([0], false)).toBe('others');
});

test('around one device whoever has the turn is called by name', () => {
  const [ana] = seatsOf(3);
  const update = { waiting: { for: 'seats', seats: ana === undefined ? [] : [ana] } } as const;
  const context = { update, pending: null, isUpToDate: true, interlude: null };
  const people = peopleOf(sitters);
  expect(statusOf(context, sitters, people, tableInEnglish)?.sentence).toBe('Your turn');
  expect(statusOf(context, sitters, namesOnly(people), tableInEnglish)?.sentence).toBe(
    'Ana, it is your turn',
  );
});

test('somebody away is said to be away, unless others are still thinking or a bot plays for them', () => {
  const sayWith = (changes: readonly Partial<Sitter>[]) =>
    statusOf(
      {
        update: { waiting: { for: 'seats', seats: seatsOf(3).slice(1) } },
        pending: null,
        isUpToDate: true,
        interlude: null,
      },
      sitters.map((sitter, seat) => ({ ...sitter, ...changes[seat] })),
      peopleOf(sitters),
      tableInEnglish,
    );
  const away = { isAway: true };
  expect(sayWith([{}, away, away])).toEqual({ kind: 'away', sentence: 'Ben and Cy are away' });
  expect(sayWith([{}, away, {}])).toEqual({ kind: 'others', sentence: 'Cy is thinking…' });
  expect(sayWith([{}, away, { ...away, bot: 'king' }])?.kind).toBe('others');
});
