import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { describe, expect, test } from 'vitest';
import { canWait, draftTurn, isNothingLeft } from './draft.ts';

const options = { chief: null, goals: null, deck: null, box: null };

/** A turn as its player composes it, beside the same turn as the referee rules it. */
interface ComposedTurn {
  readonly seat: Seat;
  readonly view: Penguinramids['View'];
  readonly steps: readonly Move[];
  readonly ruled: Penguinramids['View'];
  readonly legal: readonly Move[];
}

/** Every beginning of every turn in a match at random. */
function composedTurns(seed: string, seats: number): readonly ComposedTurn[] {
  const streams = seededStreams(seed);
  const rng = streams('players');
  const turns: ComposedTurn[] = [];
  let ruling: Ruling<Penguinramids> = open(penguinramids, options, seats, streams);
  let begun: { readonly seat: Seat; readonly view: Penguinramids['View']; steps: Move[] } | null =
    null;
  for (;;) {
    const { state } = ruling.match;
    const waiting = penguinramids.waiting(state);
    if (waiting.for !== 'seats') return turns;
    const seat = entryOf(waiting.seats, 0);
    const move = pick(penguinramids.legalMoves(state, seat), rng);
    if (!canWait(move)) begun = null;
    else begun ??= { seat, view: updateFor(ruling, seat).view, steps: [] };
    const answer = decide(ruling.match, seat, move, streams);
    if (!answer.ok) throw new Error('a legal move was refused');
    ruling = answer.value;
    if (!begun) continue;
    begun.steps.push(move);
    const { view: ruled, legal } = updateFor(ruling, seat);
    turns.push({ ...begun, steps: [...begun.steps], ruled, legal });
  }
}

const turns = ['one', 'two', 'three'].flatMap((seed, index) => composedTurns(seed, index + 2));

describe('a turn that is composed before it is sent', () => {
  test('stands as the referee rules it, step by step', () => {
    expect(turns.length).toBeGreaterThan(50);
    for (const { seat, view, steps, ruled, legal } of turns) {
      const drafted = draftTurn(view, seat, steps);
      expect(drafted.view).toEqual(ruled);
      expect(drafted.legal).toEqual(legal);
      expect(drafted.steps).toEqual(steps);
    }
  });

  test('loses a step without a trace when it is undone', () => {
    for (const { seat, view, steps } of turns) {
      draftTurn(view, seat, steps);
      expect(draftTurn(view, seat, []).view).toEqual(view);
    }
  });

  test('leaves out a step that the host knows already', () => {
    const turn = turns.find(({ steps }) => steps[0]?.type === 'take');
    if (!turn) throw new Error('nobody placed');
    expect(draftTurn(turn.ruled, turn.seat, turn.steps).steps).toEqual([]);
  });
});

test('[PR15] an exchange reveals a card, so it does not wait, nor does the end of a turn', () => {
  expect(canWait({ type: 'swap', penguin: 'r3b' })).toBe(false);
  expect(canWait({ type: 'end' })).toBe(false);
  expect(canWait({ type: 'choose', action: 1 })).toBe(false);
  expect(canWait({ type: 'token' })).toBe(true);
});

test('[PR19] nothing is left to do once only the end is legal', () => {
  expect(isNothingLeft([{ type: 'end' }])).toBe(true);
  expect(isNothingLeft([{ type: 'end' }, { type: 'recall' }])).toBe(false);
  expect(isNothingLeft([])).toBe(false);
});
