import { decide, open } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move } from '@rookery/rules/penguinramids/vocabulary';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepDraft } from './kept-draft.ts';
import { findUnsentTurn } from './unsent-turn.ts';

const [ana, ben] = [entryOf(seatsOf(2), 0), entryOf(seatsOf(2), 1)];

beforeAll(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  });
});
afterAll(() => vi.unstubAllGlobals());

/** What Ana gets in her turn, with the first action. */
function turnOfAna() {
  const streams = seededStreams('unsent');
  let ruling = open(penguinramids, { chief: ana, goals: null, deck: null, box: null }, 2, streams);
  for (const [seat, action] of [
    [ana, 1],
    [ben, 5],
  ] as const) {
    const answer = decide(ruling.match, seat, { type: 'choose', action }, streams);
    if (!answer.ok) throw new Error('a legal move was refused');
    ruling = answer.value;
  }
  return updateFor(ruling, ana);
}

test('a turn is known with the steps that are not sent yet', () => {
  const { view, legal } = turnOfAna();
  const moment = { match: 'm', nth: 1, view };
  expect(findUnsentTurn(moment, ana)).toBeNull();
  const isTake = (move: Move): boolean => move.type === 'take';
  const step = legal.find(isTake);
  if (!step) throw new Error('nothing can be taken');
  keepDraft({ match: 'm', nth: 1, seat: ana }, [step]);
  const unsent = findUnsentTurn(moment, ana);
  expect(unsent?.view).not.toEqual(view);
  expect(unsent?.legal).not.toContainEqual(step);
  expect(unsent?.story).not.toEqual([]);
  expect(findUnsentTurn({ ...moment, nth: 2 }, ana)).toBeNull();
});
