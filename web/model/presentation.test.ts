import { describe, expect, test } from 'vitest';
import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import type { Result } from '@rookery/rules/kernel/result';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { dwellOf, isOwn, Presentation, type NewsGuide, type Viewing } from './presentation.ts';
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

/** A game whose events are the numbers of the seats that caused them, or words that nobody caused. */
const guide: NewsGuide = {
  doersOf: (news) => news.map((event) => seatsOf(2).find((seat) => seat === event) ?? null),
  isBigMoment: (news) => news.includes('round-ended'),
  interludeOf: (news, before, after) => {
    const deal = news.indexOf('dealt');
    return news.slice(0, Math.max(0, deal)).includes('round-ended')
      ? { view: ['between', before, after], newsCount: deal, nextRound: 2 }
      : null;
  },
};
const me = 0;
const viewing: Viewing = { me, pace: 'relaxed', guide };

function watch(
  how: Partial<Viewing> = {},
  longestInterlude: number | null = 8000,
  known: readonly string[] = [],
) {
  const shown: (readonly [seq: number, news: readonly unknown[]] | null)[] = [];
  const updates: (MatchUpdate | undefined)[] = [];
  const stories: (readonly unknown[] | undefined)[] = [];
  const timers: (() => void)[] = [];
  const waits: number[] = [];
  const presentation = new Presentation({
    after: (milliseconds, action) => {
      waits.push(milliseconds);
      timers.push(action);
      return () => void timers.splice(timers.indexOf(action), 1);
    },
    afterPaint: (action) => action(),
    viewing: () => ({ ...viewing, ...how }),
    longestInterlude,
    wasShown: (match) => known.includes(match),
    show: (showing) => {
      updates.push(showing?.update);
      stories.push(showing?.story);
      shown.push(showing && [showing.update.seq, showing.news]);
    },
  });
  const ring = (): void => timers.shift()?.();
  return { presentation, shown, updates, stories, waits, ring };
}

describe('presentation', () => {
  test('what happened before one came is not played again', () => {
    const { presentation, shown } = watch();
    presentation.hear({ update: update(3), news: ['a', 'b', 'c'] });
    expect(shown).toEqual([[3, []]]);
  });

  test('nor after a reload, when nothing is known at first', () => {
    const { presentation, shown } = watch();
    presentation.hear({ table: null, update: null, news: [] });
    presentation.hear({ table: { phase: 'playing' }, update: null, news: [] });
    presentation.hear({ table: { phase: 'playing' }, update: update(30), news: ['a', 'b', 'c'] });
    expect(shown.at(-1)).toEqual([30, []]);
  });

  test('whoever opens a match that begins sees it begin', () => {
    const { presentation, shown } = watch();
    presentation.hear({ table: null, update: null, news: [] });
    presentation.hear({ update: update(2), news: ['starter', 'dealt'] });
    expect(shown.at(-1)).toEqual([2, ['starter', 'dealt']]);
  });

  test('but not again after a reload', () => {
    const { presentation, shown } = watch({}, 8000, matches);
    presentation.hear({ table: null, update: null, news: [] });
    presentation.hear({ update: update(2), news: ['starter', 'dealt'] });
    expect(shown.at(-1)).toEqual([2, []]);
    presentation.hear({ update: update(3), news: ['starter', 'dealt', 'placed'] });
    expect(shown.at(-1)).toEqual([3, ['placed']]);
  });

  test('steps follow each other with time to look at each', () => {
    const { presentation, shown, ring } = watch();
    presentation.hear({ update: update(1), news: ['a'] });
    presentation.hear({ update: update(2), news: ['a', 'b'] });
    presentation.hear({ update: update(3), news: ['a', 'b', 'c'] });
    expect(shown.at(-1)).toEqual([2, ['b']]);
    expect(presentation.isUpToDate).toBe(false);
    ring();
    expect(shown.at(-1)).toEqual([3, ['c']]);
    expect(presentation.isUpToDate).toBe(true);
    ring();
    expect(shown).toHaveLength(3);
  });

  test('an update that tells nothing new is shown at once', () => {
    const { presentation, shown } = watch();
    presentation.hear({ update: update(1), news: ['a'] });
    presentation.hear({ update: update(1), news: ['a'] });
    expect(shown).toEqual([
      [1, []],
      [1, []],
    ]);
  });

  test('but never before what it follows', () => {
    const { presentation, shown, ring } = watch();
    presentation.hear({ update: update(1), news: ['a'] });
    presentation.hear({ update: update(2), news: ['a', 'b'] });
    presentation.hear({ update: update(3), news: ['a', 'b', 'c'] });
    presentation.hear({ update: update(3), news: ['a', 'b', 'c'] });
    expect(shown.at(-1)).toEqual([2, ['b']]);
    ring();
    ring();
    expect(shown.slice(-2)).toEqual([
      [3, ['c']],
      [3, []],
    ]);
  });

  test('what one does oneself is seen at once', () => {
    const { presentation, shown } = watch();
    presentation.hear({ update: update(1), news: ['a'] });
    presentation.hear({ update: update(2), news: ['a', 'b'] });
    presentation.hear({ update: update(3), news: ['a', 'b', me] });
    expect(shown.at(-1)).toEqual([3, [me]]);
    expect(presentation.isUpToDate).toBe(true);
  });

  test('the same update again is nothing', () => {
    const { presentation, shown } = watch();
    const same = update(1);
    presentation.hear({ update: same, news: ['a'] });
    presentation.hear({ update: same, news: ['a'] });
    expect(shown).toHaveLength(1);
  });

  test('a new match begins its own story', () => {
    const { presentation, shown, ring } = watch();
    presentation.hear({ update: update(2), news: ['a', 'b'] });
    presentation.hear({ update: update(1, 1), news: ['x'] });
    ring();
    expect(shown.at(-1)).toEqual([1, ['x']]);
  });

  test('a match that begins while one waits at the table is seen from its first card', () => {
    const { presentation, shown } = watch();
    presentation.hear({ update: null, news: [] });
    presentation.hear({ update: update(1), news: ['dealt'] });
    expect(shown).toEqual([null, [1, ['dealt']]]);
  });

  test('too much at once is not watched but caught up with', () => {
    const { presentation, shown } = watch();
    presentation.hear({ update: update(0), news: [] });
    for (let seq = 1; seq <= 14; seq += 1) {
      presentation.hear({
        update: update(seq),
        news: Array.from({ length: seq }, (_, index) => index),
      });
    }
    expect(shown.at(-1)).toEqual([14, []]);
    expect(presentation.isUpToDate).toBe(true);
  });

  describe('an interlude', () => {
    const ended = { ...update(2), view: 'new round', legal: ['a move'] };
    const story = { update: ended, news: ['a', 'b', 'round-ended', 'dealt'] };

    test('is shown before the update that covers it, and nothing can be decided meanwhile', () => {
      const { presentation, shown, updates, ring } = watch();
      presentation.hear({ update: update(1), news: ['a'] });
      presentation.hear(story);
      expect(shown.at(-1)).toEqual([2, ['b', 'round-ended']]);
      expect(updates.at(-1)).toMatchObject({
        view: ['between', null, 'new round'],
        news: ['b', 'round-ended'],
        legal: [],
        waiting: { for: 'chance' },
      });
      expect(presentation.isUpToDate).toBe(false);
      ring();
      expect(shown.at(-1)).toEqual([2, ['dealt']]);
      expect(updates.at(-1)).toBe(ended);
      expect(presentation.isUpToDate).toBe(true);
    });

    test('is looked at whatever the pace, and for eight seconds at most online', () => {
      const { presentation, waits } = watch({ pace: 'at-once' });
      presentation.hear({ update: update(1), news: ['a'] });
      presentation.hear(story);
      expect(waits).toEqual([8000]);
    });

    test('waits on this device until the viewer goes on', () => {
      const { presentation, shown, waits, ring } = watch({}, null);
      presentation.hear({ update: update(1), news: ['a'] });
      presentation.hear(story);
      expect(waits).toEqual([]);
      ring();
      expect(shown.at(-1)).toEqual([2, ['b', 'round-ended']]);
      presentation.proceed();
      expect(shown.at(-1)).toEqual([2, ['dealt']]);
      presentation.proceed();
      expect(shown).toHaveLength(3);
    });

    test('covers whatever happens meanwhile: nothing is shown behind it, and nothing is lost', () => {
      const { presentation, shown, ring } = watch({}, null);
      presentation.hear({ update: update(1), news: ['a'] });
      presentation.hear(story);
      presentation.hear({ update: update(3), news: [...story.news, 'c'] });
      presentation.hear({ update: update(4), news: [...story.news, 'c', me] });
      expect(shown.at(-1)).toEqual([2, ['b', 'round-ended']]);
      presentation.proceed();
      expect(shown.at(-1)).toEqual([2, ['dealt']]);
      ring();
      ring();
      expect(shown.slice(-2)).toEqual([
        [3, ['c']],
        [4, [me]],
      ]);
    });

    test('stays for whoever comes back to the page, or was shown too much at once', () => {
      const { presentation, shown } = watch({}, null);
      presentation.hear({ update: update(1), news: ['a'] });
      presentation.hear(story);
      for (let seq = 3; seq <= 20; seq += 1) {
        const later = Array.from({ length: seq }, (_, index) => index);
        presentation.hear({ update: update(seq), news: [...story.news, ...later] });
      }
      presentation.catchUp();
      expect(shown.at(-1)).toEqual([2, ['b', 'round-ended']]);
      presentation.proceed();
      expect(shown.at(-1)).toEqual([20, []]);
    });

    test('tells the match as far as it is shown', () => {
      const { presentation, stories, ring } = watch();
      presentation.hear({ update: update(1), news: ['a'] });
      presentation.hear(story);
      expect(stories.at(-1)).toEqual(['a', 'b', 'round-ended']);
      ring();
      expect(stories.at(-1)).toEqual(story.news);
    });

    test('is left out for whoever comes later', () => {
      const { presentation, updates } = watch();
      presentation.hear(story);
      expect(updates).toEqual([ended]);
    });
  });

  test('nothing is shown after the end', () => {
    const { presentation, shown, ring } = watch();
    presentation.hear({ update: update(1), news: ['a'] });
    presentation.hear({ update: update(2), news: ['a', 'b'] });
    presentation.hear({ update: update(3), news: ['a', 'b', 'c'] });
    presentation.close();
    ring();
    expect(shown).toHaveLength(2);
  });
});

describe('how long news are shown', () => {
  const other = 1;
  const endOfRound = [other, me, 'round-ended'];
  const dwell = (news: readonly unknown[], how: Partial<Viewing> = {}): number =>
    dwellOf(news, { ...viewing, ...how });

  test('others are watched longer than oneself, and the end of a round longest', () => {
    expect(dwell([me])).toBeLessThan(dwell([other]));
    expect(dwell([other])).toBeLessThan(dwell(endOfRound));
  });

  test('what one’s own move does to others is watched like a move of theirs', () => {
    expect(dwell([me, other])).toBe(dwell([other]));
  });

  test('onlookers watch everybody alike', () => {
    expect(dwell([me], { me: null })).toBe(dwell([other], { me: null }));
  });

  test('whoever is in a hurry waits for nothing', () => {
    expect(dwell([other], { pace: 'brisk' })).toBeLessThan(dwell([other]));
    expect(dwell(endOfRound, { pace: 'at-once' })).toBe(0);
  });

  test('a step is one’s own if it begins with one’s own deed', () => {
    expect([isOwn([me], viewing), isOwn([other], viewing), isOwn([], viewing)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isOwn([me], { ...viewing, me: null })).toBe(false);
  });
});
