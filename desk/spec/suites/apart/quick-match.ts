import type { TableId } from '@rookery/protocol/identifiers';
import { expect } from 'vitest';
import type { Desk } from '../../../desk.ts';
import { withGuests, type Suite } from '../../evening.ts';
import { createTable, enter, must, refusalOf, seatsAt } from '../../table-wishes.ts';
import { randomId, TestCaller } from '../../test-caller.ts';

async function quickMatch(desk: Desk, caller: TestCaller, game: string): Promise<TableId> {
  const ask = { type: 'quick-match', nonce: randomId(), game, seats: 2 } as const;
  const answer = await caller.ask(desk, ask);
  if (answer.type !== 'created') throw new Error(JSON.stringify(answer));
  return answer.table;
}

/** Meeting whoever is there. */
export const quickMatches: Suite = (bare) => {
  const test = withGuests(bare);

  test('the first opens a public table, and the next one sits down there', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const table = await quickMatch(desk, ana, 'penguinramids');
    await enter(desk, ana, table);
    expect(seatsAt(ana)).toEqual(['Ana', null]);
    expect(await quickMatch(desk, ana, 'penguinramids')).toBe(table);
    expect(await quickMatch(desk, bo, 'penguinramids')).toBe(table);
    await company.settle(desk);
    expect(seatsAt(ana)).toEqual(['Ana', 'Bo']);
    await must(desk, ana, { type: 'start', table });
    const cleo = await company.caller('Cleo');
    expect(await quickMatch(desk, cleo, 'penguinramids')).not.toBe(table);
  });

  test('nobody is led to a private table, or to one where nobody is', async ({
    company,
    desk,
    ana,
    bo,
  }) => {
    const hidden = await createTable(desk, ana, { game: 'penguin-party' });
    await enter(desk, ana, hidden);
    await must(desk, ana, { type: 'sit', table: hidden, seat: 0 });
    const left = await quickMatch(desk, ana, 'penguin-party');
    expect(left).not.toBe(hidden);
    const found = await quickMatch(desk, bo, 'penguin-party');
    expect([hidden, left]).not.toContain(found);
    await company.settle(desk);
  });

  test('a stranger needs a session first', async ({ desk }) => {
    const ask = {
      type: 'quick-match',
      nonce: randomId(),
      game: 'penguin-party',
      seats: 2,
    } as const;
    expect(await refusalOf(desk, new TestCaller(null), ask)).toEqual({ kind: 'no-session' });
  });
};
