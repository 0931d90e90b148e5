import { expect, test } from 'vitest';
import { orderTrack } from './order-track.ts';
import { sampleMatch } from '../../spec/penguinramids/samples.ts';

const samples = sampleMatch('order', 4);

test('every seat is on the track exactly once, whatever the phase', () => {
  for (const { update } of samples) {
    const seats = orderTrack(update.view.stage, 4).map(({ seat }) => seat);
    expect(seats.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  }
});

test('while cards are chosen it begins with the Chief and shows who has chosen, but no card', () => {
  for (const { update } of samples) {
    const { stage } = update.view;
    if (stage.phase !== 'choosing') continue;
    const track = orderTrack(stage, 4);
    expect(track[0]?.seat).toBe(stage.table.chief);
    for (const { seat, state, action } of track) {
      expect({ state, action }).toEqual({
        state: stage.chosen[seat] ? 'chosen' : 'choosing',
        action: null,
      });
    }
  }
});

test('in a turn exactly one plays now: done before it with lower or equal cards, the others after', () => {
  for (const { update } of samples) {
    const { stage } = update.view;
    if (stage.phase !== 'turn') continue;
    const track = orderTrack(stage, 4);
    const now = track.findIndex(({ state }) => state === 'now');
    expect(track[now]?.seat).toBe(stage.turn.order[0]);
    const after = track.slice(now + 1);
    expect(track.slice(0, now).every(({ state }) => state === 'done')).toBe(true);
    expect(after.every(({ state }) => state === 'waiting')).toBe(true);
    const cards = track.map(({ action }) => action ?? 0);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
  }
});

test('nobody is still to play before the first round, nor after the last', () => {
  for (const { update } of samples) {
    const { stage } = update.view;
    const isBetween = stage.phase === 'over' || stage.phase === 'offer';
    const states = orderTrack(stage, 4).map(({ state }) => state);
    expect(states.every((state) => state === 'idle')).toBe(isBetween);
  }
});
