import { catalogue } from '@rookery/rules/catalogue';
import { describe, expect, test } from 'vitest';
import { advance, resultOf, replay } from '../../hosted-match.ts';
import { opened, turnsOf } from './hosted.ts';

describe.each(catalogue)('a hosted match of $id', (game) => {
  test('is the same at every point when its log tells it, as a whole or from where it was known', () => {
    const { before, start } = opened(game, 3);
    for (const { before: known, progress } of turnsOf(start)) {
      const { match, events } = progress;
      expect(replay(before, match.log).match).toEqual(match);
      expect(replay(known, match.log.slice(known.log.length))).toEqual({ match, events });
    }
  });

  test('has a result at its end and not before', () => {
    const { start } = opened(game, 3);
    const matches = [...turnsOf(start)].map(({ progress }) => progress.match);
    const results = matches.map(resultOf);
    expect(results.slice(0, -1).every((result) => result === null)).toBe(true);
    const end = results.at(-1);
    expect(end?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
    expect(end?.scores).toHaveLength(3);
  });

  test('keeps what else its host knows of it', () => {
    const { start } = opened(game, 2);
    const clocks = { ...start.clocks, paused: 7 };
    expect(advance({ ...start, clocks }, []).match.clocks).toBe(clocks);
  });

  test('does not tell what stood in a log that cannot be read', () => {
    const { start } = opened(game, 2);
    expect(() => replay(start, ['0:hidden'])).toThrow(/^the log holds something that is no act/);
    expect(() => replay(start, ['0:hidden'])).not.toThrow(/hidden/);
  });
});
