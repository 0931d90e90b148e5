import { penguinParty } from '@rookery/rules/penguin-party/game';
import type { PenguinParty } from '@rookery/rules/penguin-party/vocabulary';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { entryOf } from '@rookery/rules/kernel/entry';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { expect, test } from 'vitest';
import { decide, open, settle } from './ruling.ts';
import { updateFor } from './update.ts';

const streams = seededStreams('referee');
const first = entryOf(seatsOf(2), 0);
const second = entryOf(seatsOf(2), 1);
const options = { edition: 'iello', start: first, tie: 'share', deals: [] } as const;

function opened(): Match<PenguinParty> {
  return open(penguinParty, options, 2, streams).match;
}

test('opening draws all that comes before the first decision', () => {
  const { match, events } = open(penguinParty, { ...options, start: null }, 2, streams);
  expect(events.map(({ type }) => type)).toEqual(['starter-drawn', 'dealt']);
  expect(match.acts.map(({ by }) => by)).toEqual(['chance', 'chance']);
  expect(penguinParty.waiting(match.state).for).toBe('seats');
});

test('given a dealt round, when a seat places a card, then that happened and nothing else', () => {
  const [move] = penguinParty.legalMoves(opened().state, first);
  if (!move) throw new Error('nothing to play');
  const ruling = decide(opened(), first, move, streams);
  expect(ruling.ok && ruling.value.events).toEqual([{ type: 'placed', seat: 0, ...move }]);
  expect(ruling.ok && ruling.value.match.acts.at(-1)).toEqual({ by: 0, move });
});

test('given a dealt round, when the other seat plays, then it is refused and nothing changes', () => {
  const match = opened();
  const before = JSON.stringify(match);
  const ruling = decide(match, second, { colour: 'red', row: 0, x: 0 }, streams);
  expect(ruling).toEqual({ ok: false, problems: [{ kind: 'not-your-turn', turn: 0 }] });
  expect(JSON.stringify(match)).toBe(before);
});

test('when the last card of a round is placed, the next round is dealt in the same ruling', () => {
  let match = opened();
  for (;;) {
    const waiting = penguinParty.waiting(match.state);
    if (waiting.for !== 'seats') throw new Error(waiting.for);
    const [seat = first] = waiting.seats;
    const [move] = penguinParty.legalMoves(match.state, seat);
    if (!move) throw new Error('nothing to play');
    const ruling = decide(match, seat, move, streams);
    if (!ruling.ok) throw new Error('refused');
    ({ match } = ruling.value);
    const types = ruling.value.events.map(({ type }) => type);
    if (types.includes('round-ended')) {
      expect(types.slice(-2)).toEqual(['round-ended', 'dealt']);
      return;
    }
  }
});

test('the future depends on the seed and the acts, so a loaded match goes on alike', () => {
  const { match } = open(penguinParty, { ...options, start: null }, 3, streams);
  const half = match.acts
    .slice(0, 1)
    .reduce<Match<PenguinParty>>(
      (loaded, act) => extend(loaded, act).match,
      openMatch(penguinParty, { ...options, start: null }, 3),
    );
  expect(settle({ match: half, events: [] }, streams).match.acts).toEqual(match.acts);
});

test('an update holds what its viewer may know, and no more', () => {
  const ruling = open(penguinParty, options, 2, streams);
  const own = updateFor(ruling, first);
  const other = updateFor(ruling, second);
  const onlooker = updateFor(ruling, 'onlooker');
  expect(own.view).toEqual(penguinParty.view(ruling.match.state, first));
  expect(own.legal.length).toBeGreaterThan(0);
  expect(other.legal).toEqual([]);
  expect(onlooker).toMatchObject({ legal: [], news: [{ type: 'dealt', hand: null }] });
  expect(own.waiting).toEqual({ for: 'seats', seats: [0] });
});

test('news that a viewer may not even know of are left out', () => {
  const choices = { chief: first, goals: null, deck: null, box: null };
  const { match } = open(penguinramids, choices, 2, streams);
  const once = decide(match, first, { type: 'choose', action: 3 }, streams);
  if (!once.ok) throw new Error('refused');
  expect(updateFor(once.value, second).news).toEqual([{ type: 'chose', seat: 0, action: null }]);
  const again = decide(once.value.match, first, { type: 'choose', action: 2 }, streams);
  if (!again.ok) throw new Error('refused');
  expect(updateFor(again.value, second).news).toEqual([]);
  expect(updateFor(again.value, first).news).toEqual([{ type: 'chose', seat: 0, action: 2 }]);
});

test('viewers who saw all that happened are told the same list, and each only the own hand of a deal', () => {
  const { match } = open(penguinParty, options, 2, streams);
  const [move] = penguinParty.legalMoves(match.state, first);
  if (!move) throw new Error('nothing to play');
  const placed = decide(match, first, move, streams);
  if (!placed.ok) throw new Error('refused');
  const news = [first, second, 'onlooker' as const].map(
    (each) => updateFor(placed.value, each).news,
  );
  expect(news[0]).toEqual(placed.value.events);
  expect(news[1]).toBe(news[0]);
  expect(news[2]).toBe(news[0]);
  const dealt = open(penguinParty, options, 2, streams);
  expect(JSON.stringify(updateFor(dealt, 'onlooker').news)).not.toContain('hands');
  expect(updateFor(dealt, first).news).not.toEqual(updateFor(dealt, second).news);
});
