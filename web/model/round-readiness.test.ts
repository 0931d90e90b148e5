import type { SeatLine } from '@rookery/protocol/people';
import { noWishes } from '@rookery/protocol/tables';
import { describe, expect, test } from 'vitest';
import { readinessFor } from './round-readiness.ts';

type Person = Extract<SeatLine['who'], { readonly kind: 'person' }>;
const person: Person = {
  kind: 'person',
  name: 'Ana',
  penguin: 'little',
  presence: 'here',
  ready: true,
  standIn: null,
};

const tableOf = (
  whos: readonly SeatLine['who'][],
  round: number,
  ready: readonly number[],
): Parameters<typeof readinessFor>[0] => ({
  seats: whos.map((who, seat) => ({ seat, who })),
  wishes: { ...noWishes, proceed: { round, seats: ready } },
});

describe('who is ready for the next round', () => {
  test('everybody who plays is waited for until they are ready', () => {
    const bot = { kind: 'bot', level: 'king' } as const;
    const table = tableOf([person, bot, person], 2, [2]);
    expect(readinessFor(table, 2)).toEqual({ ready: [2], awaited: [0] });
  });

  test('whoever was ready for an earlier round has yet to be for this one', () => {
    const table = tableOf([person, person], 2, [0, 1]);
    expect(readinessFor(table, 3)).toEqual({ ready: [], awaited: [0, 1] });
  });

  test('nobody is waited for who is away or lets a bot play', () => {
    const away = { ...person, presence: 'away' } as const;
    const played = { ...person, standIn: 'king' };
    expect(readinessFor(tableOf([person, away, played, person], 2, [3]), 2).awaited).toEqual([0]);
  });

  test('whoever is alone with bots waits for nobody, not even for themselves', () => {
    const away = { ...person, presence: 'away' } as const;
    expect(readinessFor(tableOf([person, away], 1, []), 2)).toEqual({ ready: [], awaited: [] });
  });

  test('when the others are rounds ahead, there is nothing to wait for', () => {
    expect(readinessFor(tableOf([person, person], 4, [1]), 2).awaited).toEqual([]);
  });
});
