import { penguinParty } from '@rookery/rules/penguin-party/game';
import { expect, test } from 'vitest';
import { handOver, takeSeatBack } from '../stand-in.ts';
import { opened, tableWith } from './match/hosted.ts';

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
  const wrong = (phase: string) => ({ ok: false, problems: [{ kind: 'wrong-phase', phase }] });
  expect(handOver(over, 0, 'king')).toEqual(wrong('over'));
  expect(handOver(waiting, null, 'king')).toEqual(wrong('waiting'));
  expect(takeSeatBack(over, 1).ok).toBe(true);
  expect(takeSeatBack(waiting, 1)).toEqual(wrong('waiting'));
});

test('whoever has no seat, or no bot on it, is told so', () => {
  expect(takeSeatBack(table, 0)).toEqual({ ok: false, problems: [{ kind: 'no-stand-in' }] });
  const notSeated = { ok: false, problems: [{ kind: 'not-seated' }] };
  expect(handOver(table, null, 'king')).toEqual(notSeated);
  expect(takeSeatBack(table, null)).toEqual(notSeated);
});
