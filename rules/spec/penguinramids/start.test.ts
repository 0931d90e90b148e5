import { expect, test } from 'vitest';
import { seededStreams, type Streams } from '../../kernel/rng.ts';
import { reconstruction } from '../../penguinramids/box.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import { drawn, firstLegal, playOn, startWith, tableOf } from './acting.ts';
import { seat } from './setting.ts';

const goals = ['no-grey', 'chief-at-end', 'every-weight'];
const streams = seededStreams('start');

/** Streams that always say the same number, as far as it goes. */
const always =
  (number: number): Streams =>
  () => ({ below: (count) => Math.min(number, count - 1) });

test('[PR3] the table may name the first Chief', () => {
  const state = startWith({ chief: 2, goals }, 3);
  expect(tableOf(state).chief).toBe(2);
  expect(state.stage.phase).toBe('offer');
});

test('[PR3] else every seat may be drawn as Chief', () => {
  const state = startWith({ goals }, 4);
  expect(penguinramids.waiting(state)).toEqual({ for: 'chance' });
  expect(penguinramids.standing(state)).toEqual({ round: 1, scores: null });
  expect([0, 1, 2, 3].map((number) => penguinramids.roll(state, always(number)))).toEqual(
    [0, 1, 2, 3].map((number) => ({ type: 'chief', seat: number })),
  );
  const step = penguinramids.apply(state, {
    by: 'chance',
    chance: { type: 'chief', seat: seat(3) },
  });
  expect(step.events).toEqual([{ type: 'chief-drawn', seat: 3 }]);
  expect(tableOf(step.state).chief).toBe(3);
});

test('[PR2] three different goals are drawn, if the table names none', () => {
  const state = startWith({ chief: 0 }, 2);
  expect(state.stage).toEqual({ phase: 'goals', chief: 0 });
  expect(penguinramids.waiting(state)).toEqual({ for: 'chance' });
  expect(penguinramids.standing(state)).toEqual({ round: 1, scores: null });
  const chance = penguinramids.roll(state, streams);
  if (chance.type !== 'goals') throw new Error(chance.type);
  expect(new Set(chance.goals).size).toBe(3);
  const step = penguinramids.apply(state, { by: 'chance', chance });
  const shown = reconstruction.goals.filter(({ id }) => chance.goals.includes(id));
  expect(step.events).toEqual([{ type: 'goals-drawn', goals: tableOf(step.state).goals }]);
  expect(new Set(tableOf(step.state).goals)).toEqual(new Set(shown));
});

test('[PR2] the table may name the goals, and their order', () => {
  expect(tableOf(startWith({ chief: 0, goals }, 2)).goals.map(({ id }) => id)).toEqual(goals);
});

test('[PR2] [PR3] Chief and goals may both be left to chance', () => {
  const state = drawn(
    startWith({}, 2),
    { type: 'chief', seat: seat(1) },
    { type: 'goals', goals: ['one-raised-arm', 'no-grey', 'cards-in-front'] },
  );
  expect(tableOf(state).chief).toBe(1);
  expect(tableOf(state).goals.map(({ origin }) => origin)).toEqual([
    'rulebook',
    'ours',
    'rulebook',
  ]);
});

test.each([2, 3, 4])('[PR4] with %i players as many penguins are revealed', (seats) => {
  const state = startWith({ chief: 0, goals }, seats);
  expect(penguinramids.standing(state)).toEqual({ round: 1, scores: null });
  const chance = penguinramids.roll(state, streams);
  const { state: next, events } = penguinramids.apply(state, { by: 'chance', chance });
  const { offer, deck, round } = tableOf(next);
  expect(offer).toHaveLength(seats);
  expect(chance).toEqual({ type: 'offer', penguins: offer.map(({ id }) => id) });
  expect(events).toEqual([{ type: 'offered', round: 1, penguins: offer }]);
  expect(deck.unseen).toHaveLength(52 - seats);
  expect(deck.unseen.filter((card) => offer.includes(card))).toEqual([]);
  expect(round).toBe(1);
});

test('[PR4] the match lasts ten rounds, in which every pyramid is filled', () => {
  const { state, events } = playOn(startWith({ chief: 0, goals }, 3), firstLegal);
  expect(events.flatMap((event) => (event.type === 'round-ended' ? [event.round] : []))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  expect(state.stage.phase).toBe('over');
  expect(tableOf(state).players.flatMap(({ pyramid }) => pyramid.flat())).not.toContain(null);
  expect(tableOf(state).offer).toEqual([]);
});

test('[PR4] between two rounds the next one is already meant', () => {
  const { state } = playOn(
    startWith({ chief: 0, goals }, 2),
    firstLegal,
    ({ stage }) => stage.phase === 'offer' && stage.table.round === 4,
  );
  expect(penguinramids.standing(state)).toEqual({ round: 5, scores: null });
});
