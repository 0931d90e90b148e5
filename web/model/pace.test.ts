import { describe, expect, test } from 'vitest';
import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import type { Result } from '@rookery/rules/kernel/result';
import { Pace, type Showing } from './pace.ts';
import type { MatchUpdate } from './table-model.ts';

const valueOf = <Value>(result: Result<Value, unknown>): Value => {
  if (!result.ok) throw new Error('unreadable');
  return result.value;
};
const table = valueOf(parseTableId('uYxN0qg1TzS5nHn0hVfKXw'));
const matches = ['Zb3nJ8xMQ0mQm1mK9Jt0Ug', 'Ab3nJ8xMQ0mQm1mK9Jt0Ug'].map((id) =>
  valueOf(parseMatchId(id)),
);

const update = (seq: number, match = 0): MatchUpdate => ({
  type: 'update',
  table,
  match: matches[match] ?? valueOf(parseMatchId('')),
  seq,
  since: 0,
  view: null,
  news: [],
  legal: [],
  waiting: { for: 'chance' },
  nth: 1,
  clocks: { rule: { kind: 'none' }, seats: [], paused: null },
  now: 0,
  seats: [],
});

function watch() {
  const shown: (readonly [seq: number, news: readonly unknown[]] | null)[] = [];
  const timers: (() => void)[] = [];
  const pace = new Pace({
    after: (_milliseconds, action) => {
      timers.push(action);
      return () => void timers.splice(timers.indexOf(action), 1);
    },
    dwell: () => 500,
    isOwn: ({ news }) => news[0] === 'mine',
    show: (showing: Showing | null) => shown.push(showing && [showing.update.seq, showing.news]),
  });
  const ring = (): void => timers.shift()?.();
  return { pace, shown, ring };
}

describe('pace', () => {
  test('what happened before one came is not played again', () => {
    const { pace, shown } = watch();
    pace.hear({ update: update(3), news: ['a', 'b', 'c'] });
    expect(shown).toEqual([[3, []]]);
  });

  test('steps follow each other with time to look at each', () => {
    const { pace, shown, ring } = watch();
    pace.hear({ update: update(1), news: ['a'] });
    pace.hear({ update: update(2), news: ['a', 'b'] });
    pace.hear({ update: update(3), news: ['a', 'b', 'c'] });
    expect(shown.at(-1)).toEqual([2, ['b']]);
    expect(pace.isUpToDate).toBe(false);
    ring();
    expect(shown.at(-1)).toEqual([3, ['c']]);
    expect(pace.isUpToDate).toBe(true);
    ring();
    expect(shown).toHaveLength(3);
  });

  test('an update that tells nothing new is shown at once', () => {
    const { pace, shown } = watch();
    pace.hear({ update: update(1), news: ['a'] });
    pace.hear({ update: update(1), news: ['a'] });
    expect(shown).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  test('but never before what it follows', () => {
    const { pace, shown, ring } = watch();
    pace.hear({ update: update(1), news: ['a'] });
    pace.hear({ update: update(2), news: ['a', 'b'] });
    pace.hear({ update: update(3), news: ['a', 'b', 'c'] });
    pace.hear({ update: update(3), news: ['a', 'b', 'c'] });
    expect(shown.at(-1)).toEqual([2, ['b']]);
    ring();
    ring();
    expect(shown.slice(-2)).toEqual([
      [3, ['c']],
      [3, []],
    ]);
  });

  test('what one does oneself is seen at once', () => {
    const { pace, shown } = watch();
    pace.hear({ update: update(1), news: ['a'] });
    pace.hear({ update: update(2), news: ['a', 'b'] });
    pace.hear({ update: update(3), news: ['a', 'b', 'mine'] });
    expect(shown.at(-1)).toEqual([3, ['mine']]);
    expect(pace.isUpToDate).toBe(true);
  });

  test('the same update again is nothing', () => {
    const { pace, shown } = watch();
    const same = update(1);
    pace.hear({ update: same, news: ['a'] });
    pace.hear({ update: same, news: ['a'] });
    expect(shown).toHaveLength(1);
  });

  test('a new match begins its own story', () => {
    const { pace, shown, ring } = watch();
    pace.hear({ update: update(2), news: ['a', 'b'] });
    pace.hear({ update: update(1, 1), news: ['x'] });
    ring();
    expect(shown.at(-1)).toEqual([1, ['x']]);
  });

  test('a match that begins while one waits at the table is seen from its first card', () => {
    const { pace, shown } = watch();
    pace.hear({ update: null, news: [] });
    pace.hear({ update: update(1), news: ['dealt'] });
    expect(shown).toEqual([null, [1, ['dealt']]]);
  });

  test('too much at once is not watched but caught up with', () => {
    const { pace, shown } = watch();
    pace.hear({ update: update(0), news: [] });
    for (let seq = 1; seq <= 14; seq += 1) {
      pace.hear({ update: update(seq), news: Array.from({ length: seq }, (_, index) => index) });
    }
    expect(shown.at(-1)).toEqual([14, []]);
    expect(pace.isUpToDate).toBe(true);
  });

  test('nothing is shown after the end', () => {
    const { pace, shown, ring } = watch();
    pace.hear({ update: update(1), news: ['a'] });
    pace.hear({ update: update(2), news: ['a', 'b'] });
    pace.hear({ update: update(3), news: ['a', 'b', 'c'] });
    pace.close();
    ring();
    expect(shown).toHaveLength(2);
  });
});
