import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Action, Move, Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TurnDraft, type DraftContext } from './turn-draft.svelte.ts';

const [ana, ben] = [seatNumber(0), seatNumber(1)];

function seatNumber(place: number): Seat {
  return entryOf(seatsOf(2), place);
}

function moveOf(input: unknown): Move {
  const move = penguinramids.parseMove(input);
  if (!move.ok) throw new Error('no move');
  return move.value;
}
const options = { chief: ana, goals: null, deck: null, box: null };

// Nobody here watches for changes: plain values will do.
beforeAll(() => {
  const keep = <Value>(value: Value): Value => value;
  vi.stubGlobal('$state', Object.assign(keep, { raw: keep }));
});
afterAll(() => vi.unstubAllGlobals());

/** A host with one table, in the turn of Ana, who has played this card. It answers when it is told to. */
function hostWith(action: Action, kind: 'none' | 'per-move' | 'unnumbered' = 'none') {
  const clock = kind === 'per-move' ? kind : 'none';
  const streams = seededStreams('draft');
  let ruling: Ruling<Penguinramids> = open(penguinramids, options, 2, streams);
  const rule = (seat: Seat, move: Move): void => {
    const answer = decide(ruling.match, seat, move, streams);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    ruling = answer.value;
  };
  rule(ana, { type: 'choose', action });
  rule(ben, { type: 'choose', action: 5 });
  let pending: Move | null = null;
  const props = (): DraftContext => {
    const { view, legal } = updateFor(ruling, ana);
    const count = ruling.match.acts.filter(({ by }) => by === ana).length;
    const nth = kind === 'unnumbered' ? null : count;
    return {
      update: { view, match: 'm', nth, clocks: { rule: { kind: clock } } },
      me: ana,
      canAct: pending === null && legal.length > 0,
      decide: (move) => (pending = moveOf(move)),
      tellEarly: (news) => void told.push(...news),
    };
  };
  const told: unknown[] = [];
  let current = props();
  const refresh = (): void => void (current = props());
  const draft = new TurnDraft(() => current);
  return {
    draft,
    told,
    get asked(): Move | null {
      return pending;
    },
    get legal(): readonly Move[] {
      return updateFor(ruling, ana).legal;
    },
    do(move: Move): void {
      draft.add(move);
      refresh();
    },
    /** The host takes what it was asked, or refuses it. */
    answer(how: 'take' | 'refuse'): void {
      const asked = pending;
      pending = null;
      if (asked && how === 'take') rule(ana, asked);
      refresh();
      draft.advance();
      refresh();
    },
  };
}

const firstTake = (legal: readonly Move[]): Move => {
  const take = legal.find(({ type }) => type === 'take');
  if (!take) throw new Error('nothing to take');
  return take;
};

describe('the own turn', () => {
  test('is shown at once and sent step by step when it ends', () => {
    const host = hostWith(4);
    const take = firstTake(host.legal);
    host.do({ type: 'recall' });
    host.do(take);
    expect(host.asked).toBeNull();
    expect(host.draft.turn?.legal).toEqual([{ type: 'end' }]);
    host.do({ type: 'end' });
    expect(host.asked).toEqual({ type: 'recall' });
    host.answer('take');
    expect(host.draft.turn?.steps).toEqual([take]);
    expect(host.asked).toEqual(take);
    host.answer('take');
    expect(host.asked).toEqual({ type: 'end' });
    host.answer('take');
    expect(host.draft.turn).toBeNull();
    expect(host.draft.isSending).toBe(false);
  });

  test('can be undone until it is sent', () => {
    const host = hostWith(4);
    host.do({ type: 'recall' });
    host.do(firstTake(host.legal));
    host.draft.undo();
    expect(host.draft.turn?.steps).toEqual([{ type: 'recall' }]);
    host.draft.undo();
    expect(host.draft.canUndo).toBe(false);
    expect(host.draft.turn).toBeNull();
    host.do(firstTake(host.legal));
    host.do({ type: 'end' });
    expect(host.draft.canUndo).toBe(false);
  });

  test('[PR15] is sent before a card is revealed', () => {
    const host = hostWith(3);
    const swap = host.legal.find(({ type }) => type === 'swap');
    if (!swap) throw new Error('nothing to exchange');
    host.do(swap);
    expect(host.asked).toEqual(swap);
  });

  test('is sent at once where a clock runs', () => {
    const host = hostWith(4, 'per-move');
    host.do({ type: 'recall' });
    expect(host.asked).toEqual({ type: 'recall' });
    expect(host.draft.canUndo).toBe(false);
  });

  test('is sent at once where decisions have no numbers, as in lessons and puzzles', () => {
    const host = hostWith(4, 'unnumbered');
    host.do({ type: 'recall' });
    expect(host.asked).toEqual({ type: 'recall' });
    host.answer('take');
    expect(host.asked).toBeNull();
  });

  test('can be undone or sent again after the host has refused a step', () => {
    const host = hostWith(4);
    const take = firstTake(host.legal);
    host.do(take);
    host.do({ type: 'end' });
    host.answer('refuse');
    expect(host.asked).toBeNull();
    expect(host.draft.turn?.steps).toEqual([take]);
    expect(host.draft.canUndo).toBe(true);
  });

  test('is known to be from before when the page was opened in the middle of it', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
    });
    const host = hostWith(4);
    host.do({ type: 'recall' });
    expect(host.draft.isKept).toBe(false);
    const { draft } = hostWith(4);
    expect(draft.isKept).toBe(true);
    draft.undo();
    expect(draft.isKept).toBe(false);
    vi.stubGlobal('localStorage', undefined);
  });

  test('tells each step once, when it is made', () => {
    const host = hostWith(4);
    host.do({ type: 'recall' });
    const event = { type: 'recalled', seat: ana, actions: [4], by: 'player' } as const;
    expect(host.told).toEqual([event]);
    expect(host.draft.news).toEqual([event]);
    expect(host.draft.hasShown(event)).toBe(true);
    expect(host.draft.hasShown({ ...event, seat: ben })).toBe(false);
  });
});
