import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { parseMatchId } from '@rookery/protocol/identifiers';
import { viewersOf, type Viewer } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { describe, expect, test } from 'vitest';
import type { HostedMatch, Progress } from '../../hosted-match.ts';
import { judge } from '../../numbered-decision.ts';
import { opened, turnsOf } from './hosted.ts';
import { updateFor } from '@rookery/referee/update';
import {
  extendHistory,
  momentAfter,
  newsMissed,
  newsOf,
  newsSince,
  seenBy,
} from '../../viewer-log.ts';

const newsFor = (match: HostedMatch, events: Progress['events'], viewer: Viewer) =>
  updateFor({ match, events }, viewer).news;

describe.each(catalogue)('what viewers of $id are told', (game) => {
  const { before, start } = opened(game, 3);
  const turns = [...turnsOf(start)];
  const { match: end } = entryOf(turns, turns.length - 1).progress;

  test.each(viewersOf(3))('in parts is what they are told as a whole: %s', (viewer) => {
    const parts = turns.flatMap(({ before: known, progress }) => {
      const news = newsOf(progress, known, viewer);
      expect(news?.since).toBe(news && seenBy(known, viewer));
      return news ? newsFor(progress.match, news.events, viewer) : [];
    });
    const whole = newsSince(end, seenBy(start, viewer), viewer);
    expect(parts).toEqual(newsFor(end, whole.events, viewer));
    expect(parts.length).toBeGreaterThan(0);
  });

  test.each(viewersOf(3))('counts an act exactly if they see something of it: %s', (viewer) => {
    for (const { before: known, progress } of turns) {
      const hasSeen = newsFor(progress.match, progress.events, viewer).length > 0;
      expect(seenBy(progress.match, viewer) > seenBy(known, viewer)).toBe(hasSeen);
      expect(newsOf(progress, known, viewer) !== undefined).toBe(hasSeen);
    }
  });

  test.each(viewersOf(3))('has each moment as they saw it then: %s', (viewer) => {
    for (const { progress } of turns) {
      const { match } = progress;
      const told = newsFor(match, newsSince(match, 0, viewer).events, viewer).length;
      const { view } = updateFor({ match, events: [] }, viewer);
      const moment = momentAfter(end, told, viewer);
      expect(moment.news).toBe(told);
      // What one may not know of has happened since without a trace.
      if (newsFor(match, progress.events, viewer).length > 0) expect(moment.view).toEqual(view);
    }
    expect(momentAfter(end, 1e6, viewer).view).toEqual(
      updateFor({ match: end, events: [] }, viewer).view,
    );
  });

  test('begins where they have been, and never later than now', () => {
    const seen = seenBy(end, 'onlooker');
    expect(newsSince(end, null, 'onlooker')).toEqual({ since: seen, events: [] });
    expect(newsSince(end, seen + 9, 'onlooker')).toEqual({ since: seen, events: [] });
    const all = newsSince(end, 0, 'onlooker');
    expect(all.since).toBe(0);
    expect(all.events).toEqual(extendHistory(end, undefined).events);
  });

  test('after an old copy is what that had not, and all of a match it did not know', () => {
    const old = entryOf(turns, 5).progress.match;
    const since = seenBy(old, 'onlooker');
    expect(newsMissed(end, old, 'onlooker')).toEqual(newsSince(end, since, 'onlooker'));
    const all = newsSince(end, 0, 'onlooker');
    const other = parseMatchId('another-match-00000000');
    if (!other.ok) throw new Error('that is no id');
    expect(newsMissed(end, { ...old, id: other.value }, 'onlooker')).toEqual(all);
    expect(newsMissed(end, null, 'onlooker')).toEqual(all);
  });

  test('is the same story when it goes on from a known part', () => {
    const half = extendHistory(entryOf(turns, 5).progress.match, undefined);
    const whole = extendHistory(end, undefined);
    expect(extendHistory(end, half)).toEqual(whole);
    expect(extendHistory(end, { ...half, match: 'another', events: ['other news'] })).toEqual(
      whole,
    );
    expect(extendHistory(before, undefined)).toMatchObject({ length: 0, events: [] });
  });
});

test('a pick that is changed is news for its seat, and for others not even a number', () => {
  const { start } = opened(penguinramids, 2);
  const [first, second, onlooker] = viewersOf(2);
  if (first === undefined || first === 'onlooker' || !second || !onlooker) throw new Error('seats');
  const pick = (match: HostedMatch, nth: number, action: number): Progress => {
    const move = { type: 'choose', action };
    const judgement = judge(match, { seat: first, nth, move }, undefined);
    if (judgement.kind !== 'ruled') throw new Error(judgement.kind);
    return judgement.progress;
  };
  const { match: picked } = pick(start, 1, 3);
  const changed = pick(picked, 2, 2);
  expect(changed.match.log).toHaveLength(picked.log.length + 1);
  expect(newsOf(changed, picked, first)?.since).toBe(seenBy(picked, first));
  expect(seenBy(changed.match, first)).toBe(seenBy(picked, first) + 1);
  for (const viewer of [second, onlooker]) {
    expect(newsOf(changed, picked, viewer)).toBeUndefined();
    expect(seenBy(changed.match, viewer)).toBe(seenBy(picked, viewer));
  }
});
