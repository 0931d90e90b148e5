import { expect, test } from 'vitest';
import { seatsOf, viewersOf } from '../../kernel/seat.ts';
import { reconstruction } from '../../penguinramids/box.ts';
import { see, view } from '../../penguinramids/view.ts';
import type { Event, State } from '../../penguinramids/vocabulary.ts';
import { after, choose, end, playOn, firstLegal, startWith, swap, take } from './acting.ts';
import { parseCard } from './drawing.ts';
import { goalNamed, seat, tableWith } from './setting.ts';

const me = seat(0);
const other = seat(1);
const goals = ['no-grey', 'chief-at-end', 'every-weight'];
const viewers = viewersOf(2);
const card = parseCard('1<r1>1');
const score = { levels: [1, 0, 0, 0], goals: [], total: 1 };

type OpenType = Exclude<Event['type'], 'chose'>;

/** One event of every type that hides nothing. */
const openEvents: { readonly [type in OpenType]: Extract<Event, { type: type }> } = {
  'chief-drawn': { type: 'chief-drawn', seat: me },
  'goals-drawn': { type: 'goals-drawn', goals: goals.map(goalNamed) },
  offered: { type: 'offered', round: 1, penguins: [card] },
  revealed: { type: 'revealed', actions: [1, 2], order: [me, other] },
  'chief-taken': { type: 'chief-taken', seat: me, from: other },
  flipped: { type: 'flipped', seat: me, slot: [0, 0] },
  'sent-below': { type: 'sent-below', seat: me, penguin: card },
  'drawn-instead': { type: 'drawn-instead', seat: me, penguin: card },
  recalled: { type: 'recalled', seat: me, actions: [1, 4], by: 'rule' },
  'token-taken': { type: 'token-taken', seat: me, supply: 9 },
  strengthened: { type: 'strengthened', seat: me, slot: [0, 0], arm: 'left', strength: 2 },
  placed: { type: 'placed', seat: me, penguin: card, slot: [0, 0], side: 'grey', grey: 'forced' },
  'turn-ended': { type: 'turn-ended', seat: me },
  'round-ended': { type: 'round-ended', round: 1 },
  'match-ended': { type: 'match-ended', scores: [score, score], winner: me },
};

test.each(Object.values(openEvents).map((event) => [event.type, event] as const))(
  '[PR7] everyone sees all of %s',
  (_type, event) => {
    expect(viewers.map((viewer) => see(event, viewer))).toEqual(viewers.map(() => event));
  },
);

test('[PR5] of a first pick the others see that it was made, not which', () => {
  const chose: Event = { type: 'chose', seat: me, action: 3, instead: null };
  expect(viewers.map((viewer) => see(chose, viewer))).toEqual([
    { type: 'chose', seat: 0, action: 3 },
    { type: 'chose', seat: 0, action: null },
    { type: 'chose', seat: 0, action: null },
  ]);
});

test('[PR5] of a changed pick the others see nothing', () => {
  const chose: Event = { type: 'chose', seat: me, action: 3, instead: 2 };
  expect(viewers.map((viewer) => see(chose, viewer))).toEqual([
    { type: 'chose', seat: 0, action: 3 },
    undefined,
    undefined,
  ]);
});

test('[PR5] while all choose, everyone knows who has picked and only the own pick', () => {
  const state = after(tableWith({ seats: 3 }), other, choose(5));
  const stages = viewersOf(3).map((viewer) => view(state, viewer).stage);
  expect(stages).toMatchObject([
    { phase: 'choosing', chosen: [false, true, false], pick: null },
    { phase: 'choosing', chosen: [false, true, false], pick: 5 },
    { phase: 'choosing', chosen: [false, true, false], pick: null },
    { phase: 'choosing', chosen: [false, true, false], pick: null },
  ]);
});

test('[PR5] two tables that differ in a sealed pick look the same to all others', () => {
  const state = tableWith({ seats: 3 });
  const [two, five] = [after(state, other, choose(2)), after(state, other, choose(5))];
  const changed = after(two, other, choose(5));
  for (const viewer of [me, seat(2), 'onlooker'] as const) {
    expect(view(two, viewer)).toEqual(view(five, viewer));
    expect(view(changed, viewer)).toEqual(view(five, viewer));
  }
});

const deck = { unseen: '1<b1>1 1<b2>1 1<b3>1', bottom: '1<g1>1 1<g2>1' };
const exchanging = tableWith({ played: [3, 1], offer: '1<r1>1', round: 10, order: [me], deck });

/** A state of every phase in which there is a table. */
const states: readonly State[] = [
  startWith({ chief: 0, goals, deck: reconstruction.cards }, 2),
  tableWith({ deck }),
  exchanging,
  after(exchanging, me, swap('r1')),
  after(exchanging, me, take('r1', 0, 0), end),
];

test.each(states.map((state) => [state.stage.phase, state] as const))(
  '[PR4] [PR15] in phase %s nobody knows the order of the deck, everyone what went below',
  (phase, state) => {
    if (!('table' in state.stage)) throw new Error(phase);
    const { unseen, bottom } = state.stage.table.deck;
    for (const viewer of viewers) {
      const seen = view(state, viewer);
      expect(seen.stage).toMatchObject({
        phase,
        table: { deck: { unseen: unseen.length, bottom } },
      });
      for (const hidden of unseen) expect(JSON.stringify(seen)).not.toContain(hidden.id);
    }
  },
);

test('[PR7] [PR17] all but sealed picks is open: hands, played cards, tokens, pyramids', () => {
  const state = tableWith({
    played: [1, 5],
    hands: [[2], [3, 4]],
    fronts: [[3, 1], [5]],
    tokens: [0, 2],
    pyramids: ['1<r1>1 . . .', '1<##>1+ . . .'],
  });
  const { stage } = state;
  if (stage.phase !== 'turn') throw new Error(stage.phase);
  for (const viewer of viewers) {
    const { players, offer, supply, chief } = stage.table;
    expect(view(state, viewer).stage).toMatchObject({
      phase: 'turn',
      turn: stage.turn,
      table: { players, offer, supply, chief, goals: stage.table.goals },
    });
  }
});

test('[PR2] [PR3] before the table is laid everyone knows the same', () => {
  const [early, later] = [startWith({}, 2), startWith({ chief: 1 }, 2)];
  for (const viewer of viewers) {
    expect(view(early, viewer).stage).toEqual({ phase: 'chief' });
    expect(view(later, viewer).stage).toEqual({ phase: 'goals', chief: 1 });
  }
});

test('[PR1] a view says whose it is, and which box is in play', () => {
  const box = { reconstruction: false, cards: reconstruction.cards, goals: reconstruction.goals };
  const state = startWith({ chief: 0, goals, box }, 2);
  expect(viewers.map((viewer) => view(state, viewer).viewer)).toEqual([0, 1, null]);
  for (const viewer of viewers) expect(view(state, viewer)).toMatchObject({ seats: 2, box });
});

test('[PR4] a deck that the table gave in order shows in no view', () => {
  const backwards = { chief: 0, goals, deck: reconstruction.cards.toReversed() };
  const forwards = { chief: 0, goals, deck: reconstruction.cards };
  for (const viewer of viewers) {
    expect(view(startWith(backwards, 2), viewer)).toEqual(view(startWith(forwards, 2), viewer));
  }
});

test('[PR21] at the end everyone sees all points', () => {
  const { state } = playOn(startWith({ chief: 0 }, 3), firstLegal);
  if (state.stage.phase !== 'over') throw new Error(state.stage.phase);
  for (const viewer of [...seatsOf(3), 'onlooker'] as const) {
    expect(view(state, viewer).stage).toMatchObject({ scores: state.stage.scores });
  }
});
