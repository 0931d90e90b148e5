import { penguinParty } from '@rookery/rules/penguin-party/game';
import { expect, test } from 'vitest';
import { handOver, standInFor, takeSeatBack } from '../stand-in.ts';
import { opened, tableWith } from './match/hosted.ts';
import { refusal, wrongPhase } from './seated-table.ts';

const table = {
  ...tableWith(opened(penguinParty, 2).start, () => null).table,
  seats: [
    { person: 'Ana', bot: null, ready: true },
    { person: 'Ben', bot: 'chick', ready: true },
  ],
} as const;

test('a bot plays for whoever hands over their seat, and nothing else changes', () => {
  const [ana, ben] = table.seats;
  expect(handOver(table, 0, 'king')).toEqual({
    ok: true,
    value: { ...table, seats: [{ ...ana, bot: 'king' }, ben] },
  });
  expect(takeSeatBack(table, 1)).toEqual({
    ok: true,
    value: { ...table, seats: [ana, { ...ben, bot: null }] },
  });
});

test('seats are handed over while a match is played, and taken back also after it', () => {
  const over = { ...table, phase: 'over' } as const;
  const waiting = { ...table, phase: 'waiting' } as const;
  expect(handOver(over, 0, 'king')).toEqual(wrongPhase('over'));
  expect(handOver(waiting, null, 'king')).toEqual(wrongPhase('waiting'));
  expect(takeSeatBack(over, 1).ok).toBe(true);
  expect(takeSeatBack(waiting, 1)).toEqual(wrongPhase('waiting'));
});

test('whoever has no seat, or no bot on it, is told so', () => {
  expect(takeSeatBack(table, 0)).toEqual({ ok: false, problems: [{ kind: 'no-stand-in' }] });
  const notSeated = { ok: false, problems: [{ kind: 'not-seated' }] };
  expect(handOver(table, null, 'king')).toEqual(notSeated);
  expect(takeSeatBack(table, null)).toEqual(notSeated);
  expect(handOver(table, 2, 'king')).toEqual(notSeated);
  expect(takeSeatBack(table, 2)).toEqual(notSeated);
});

test('the host lets a bot play for a person who is away, during a match', () => {
  const [ana, ben] = table.seats;
  const led = { ...table, host: 'Ben', seats: [ana, ben, { ...ana, person: null, bot: 'king' }] };
  const away = { level: 'gentoo', isPresent: () => false };
  expect(standInFor(led, 'Ben', 0, away)).toEqual({
    ok: true,
    value: { ...led, seats: [{ ...ana, bot: 'gentoo' }, ...led.seats.slice(1)] },
  });
  expect(standInFor(led, 'Ana', 0, away)).toEqual(refusal('not-the-host'));
  expect(standInFor(led, 'Ben', 2, away)).toEqual(refusal('seat-free'));
  expect(standInFor(led, 'Ben', 3, away)).toEqual(refusal('unknown-seat'));
  expect(standInFor(led, 'Ben', 0, { ...away, isPresent: () => true })).toEqual(
    refusal('not-away'),
  );
  expect(standInFor({ ...led, phase: 'over' }, 'Ben', 0, away)).toEqual(wrongPhase('over'));
});

test('the bot that somebody has chosen to play for them stays', () => {
  const led = { ...table, host: 'Ana' };
  const away = { level: 'gentoo', isPresent: () => false };
  expect(standInFor(led, 'Ana', 1, away)).toEqual({ ok: true, value: led });
});
