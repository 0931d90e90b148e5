import { expect, test } from 'vitest';
import { seededStreams } from '../../kernel/rng.ts';
import { reconstruction } from '../../penguinramids/box.ts';
import { penguinramids } from '../../penguinramids/game.ts';
import type { Event, Move, State } from '../../penguinramids/vocabulary.ts';
import {
  after,
  choose,
  drawn,
  eventsOf,
  firstLegal,
  playerAt,
  playOn,
  refusal,
  startWith,
  swap,
  tableOf,
  take,
  takeGrey,
  turnOf,
} from './acting.ts';
import { seat, tableWith } from './setting.ts';

const me = seat(0);
const streams = seededStreams('exchange');

const exchanging = tableWith({
  played: [3, 1],
  offer: '1<r1>1 1<r2>1 1<r3>1',
  deck: { unseen: '1<b1>1 1<b2>1', bottom: '1<g1>1' },
});

const ids = (cards: readonly { readonly id: string }[]): string =>
  cards.map(({ id }) => id).join(' ');

test('[PR15] action 3 sends an available penguin below and shows the top card instead', () => {
  expect(eventsOf(exchanging, me, swap('r2'))).toMatchObject([
    { type: 'sent-below', seat: 0, penguin: { id: 'r2' } },
  ]);
  const sent = after(exchanging, me, swap('r2'));
  expect(penguinramids.waiting(sent)).toEqual({ for: 'chance' });
  expect(penguinramids.standing(sent)).toEqual({ round: 1, scores: null });
  const chance = penguinramids.roll(sent, streams);
  expect(chance).toEqual({ type: 'exchange', penguin: 'b1' });
  const step = penguinramids.apply(sent, { by: 'chance', chance });
  expect(step.events).toMatchObject([{ type: 'drawn-instead', seat: 0, penguin: { id: 'b1' } }]);
  expect(ids(tableOf(step.state).offer)).toBe('r1 b1 r3');
  expect(ids(tableOf(step.state).deck.unseen)).toBe('b2');
  expect(ids(tableOf(step.state).deck.bottom)).toBe('g1 r2');
});

test('[PR15] while the top card is drawn the named penguin lies below, nowhere else', () => {
  const sent = after(exchanging, me, swap('r2'));
  expect(ids(tableOf(sent).offer)).toBe('r1 r3');
  expect(ids(tableOf(sent).deck.bottom)).toBe('g1 r2');
  expect(refusal(sent, me, take('r1', 0, 0))).toEqual({ kind: 'not-your-turn', turn: null });
});

test('[PR15] nobody is obliged to take the new one', () => {
  const shown = drawn(after(exchanging, me, swap('r2')), { type: 'exchange', penguin: 'b1' });
  expect(refusal(shown, me, take('r1', 0, 0))).toBeUndefined();
  expect(refusal(shown, me, take('b1', 0, 0))).toBeUndefined();
  expect(refusal(shown, me, take('r2', 0, 0))).toEqual({
    kind: 'penguin-not-available',
    available: ['r1', 'b1', 'r3'],
  });
});

test('[PR11] [PR15] unless it alone fits', () => {
  const state = tableWith({
    played: [3, 1],
    offer: '1<r1>1 1<r2>1',
    deck: { unseen: '1<b0>1' },
    pyramids: ['0<r4>0 0<r4>0 0<r4>0 0<r4>0'],
  });
  const shown = drawn(after(state, me, swap('r2')), { type: 'exchange', penguin: 'b0' });
  expect(refusal(shown, me, takeGrey('r1', 1, 0))).toEqual({
    kind: 'must-take-one-that-fits',
    fitting: ['b0'],
  });
});

test('[PR15] only before taking, only an available one, only once', () => {
  expect(refusal(after(exchanging, me, take('r1', 0, 0)), me, swap('r2'))).toEqual({
    kind: 'exchange-before-taking',
  });
  expect(refusal(exchanging, me, swap('g1'))).toEqual({
    kind: 'penguin-not-available',
    available: ['r1', 'r2', 'r3'],
  });
  const shown = drawn(after(exchanging, me, swap('r2')), { type: 'exchange', penguin: 'b1' });
  expect(turnOf(shown)).toMatchObject({ acted: true, placed: false });
  expect(refusal(shown, me, swap('b1'))).toEqual({ kind: 'action-used', action: 3 });
});

test('[PR15] the last available penguin can be exchanged too', () => {
  const state = tableWith({ played: [3, 1], offer: '1<r1>1' });
  const shown = drawn(after(state, me, swap('r1')), { type: 'exchange', penguin: 'p1' });
  expect(ids(tableOf(shown).offer)).toBe('p1');
});

/** Everyone exchanges every other round and takes the cards back in between. */
function exchangeAll(state: State, by: ReturnType<typeof seat>): Move {
  if (state.stage.phase === 'choosing') {
    return choose(playerAt(state, by).hand.includes(3) ? 3 : 4);
  }
  const { acted, actions } = turnOf(state);
  const available = tableOf(state).offer[0];
  return actions[by] === 3 && !acted && available
    ? swap(available.id)
    : firstLegal(state, by, 'swap');
}

/** The ids of the cards drawn, in order. */
const drawnIds = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => {
    if (event.type === 'offered') return event.penguins.map(({ id }) => id);
    return event.type === 'drawn-instead' ? [event.penguin.id] : [];
  });

const sentIds = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'sent-below' ? [event.penguin.id] : []));

test('[PR15] [PR20] with four players the deck runs through the cards sent below, in order', () => {
  const deck = reconstruction.cards.toReversed();
  const { state, events } = playOn(startWith({ chief: 0, deck }, 4), exchangeAll);
  const [all, sent] = [drawnIds(events), sentIds(events)];
  expect(all).toHaveLength(40 + 20);
  expect(all.slice(0, 52)).toEqual(deck.map(({ id }) => id));
  expect(all.slice(52)).toEqual(sent.slice(0, 8));
  expect(tableOf(state).deck.unseen).toEqual([]);
  expect(tableOf(state).deck.bottom).toHaveLength(12);
  expect(ids(tableOf(state).deck.bottom).split(' ')).toEqual(sent.slice(8));
});

test('[PR20] without exchanges 12 cards remain with four players', () => {
  const { state } = playOn(startWith({ chief: 0 }, 4), (now, by) => firstLegal(now, by, 'swap'));
  expect(tableOf(state).deck.unseen).toHaveLength(12);
});

test('[PR15] [PR20] however often cards are exchanged, every card is in one place', () => {
  const { state } = playOn(startWith({ chief: 0 }, 4), exchangeAll);
  const { players, deck, offer } = tableOf(state);
  const placed = players.flatMap(({ pyramid }) => pyramid.flat().map((each) => each?.card));
  const all = [...placed, ...deck.unseen, ...deck.bottom, ...offer];
  expect(new Set(all)).toEqual(new Set(reconstruction.cards));
  expect(all).toHaveLength(52);
});

test('[PR15] [PR20] exchanges change who sees a card when, never which card comes next', () => {
  const start = startWith({ chief: 0 }, 4);
  const calm = playOn(start, (now, by) => firstLegal(now, by, 'swap'));
  const busy = playOn(start, exchangeAll);
  expect(drawnIds(calm.events)).toEqual(drawnIds(busy.events).slice(0, 40));
});
