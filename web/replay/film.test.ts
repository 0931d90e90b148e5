import { viewersOf } from '@rookery/rules/kernel/seat';
import { describe, expect, test } from 'vitest';
import { noGuide } from '../model/presentation.ts';
import { filmFor, indexOfAct, roundAfter, roundBefore, unroll, viewerFor } from './film.ts';
import { randomMatch } from '../../rules/spec/random-match.ts';
import { settings } from '../../rules/spec/settings.ts';

const ofThree = settings.filter(({ seats }) => seats === 3);

describe.each(ofThree)('a film of $name', (setting) => {
  const { game } = setting;
  const unrolled = unroll(randomMatch(setting, 'film').match);
  const film = filmFor(unrolled, 'onlooker', noGuide);
  const { moments, rounds, story } = film;

  test('goes from the first decision to the end', () => {
    expect(moments[0]?.waiting.for).toBe('seats');
    expect(moments.at(-1)?.waiting.for).toBe('nobody');
    expect(moments.at(-1)?.act).toBe(unrolled.match.acts.length);
    expect(moments.at(-1)?.view).toEqual(game.view(unrolled.match.state, 'onlooker'));
  });

  test('each moment shows something, the first one too, and tells the story piece by piece', () => {
    expect(moments.every(({ news }) => news.length > 0)).toBe(true);
    expect(moments.flatMap(({ news }) => news)).toEqual(story);
    expect(moments.at(-1)?.told).toBe(story.length);
  });

  test.each(viewersOf(3))('shows viewer %s their own view after each act', (viewer) => {
    const seen = filmFor(unrolled, viewer, noGuide);
    for (const { act, view } of seen.moments) {
      expect(view).toEqual(game.view(unrolled.states[act], viewer));
    }
  });

  test('marks where somebody can first decide in each round', () => {
    const last = game.standing(unrolled.match.state).round;
    expect(rounds.map(({ round }) => round)).toEqual(
      Array.from({ length: last }, (_each, index) => index + 1),
    );
    expect(rounds[0]?.index).toBe(0);
    for (const { index } of rounds) expect(moments[index]?.waiting.for).toBe('seats');
  });

  test('finds every act again, and for an act without a moment the one before', () => {
    for (const [index, { act }] of moments.entries()) expect(indexOfAct(film, act)).toBe(index);
    expect(indexOfAct(film, null)).toBe(0);
    expect(indexOfAct(film, 0)).toBe(0);
    expect(indexOfAct(film, 999_999)).toBe(moments.length - 1);
    const sparse = { ...film, moments: moments.filter((_each, index) => index % 2 === 0) };
    expect(indexOfAct(sparse, moments[3]?.act ?? 0)).toBe(1);
  });

  test('goes by rounds, to both ends', () => {
    const [, second, third] = rounds;
    if (!second || !third) throw new Error('too short a match');
    expect(roundAfter(film, 0)).toBe(second.index);
    expect(roundBefore(film, third.index)).toBe(second.index);
    expect(roundBefore(film, third.index + 1)).toBe(third.index);
    expect(roundBefore(film, 0)).toBe(0);
    expect(roundAfter(film, moments.length - 1)).toBe(moments.length - 1);
  });
});

test('a seat that nobody has is an onlooker', () => {
  expect(viewerFor(7, 4)).toBe('onlooker');
  expect(viewerFor(3, 4)).toBe(3);
  expect(viewerFor('open', 4)).toBe('onlooker');
});
