import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor, type Update } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Rehearsal from './rehearsal.ts';

/** What waits for the next paint. */
const waiting = new Set<() => void>();

vi.mock('../../render/after-paint.svelte.ts', () => ({
  afterPaint: (work: () => void) => {
    waiting.add(work);
    return () => waiting.delete(work);
  },
}));

function paint(): void {
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/** A page that has just been loaded, and has rehearsed nothing. */
async function loadPage(): Promise<typeof Rehearsal.rehearse> {
  vi.resetModules();
  return (await import('./rehearsal.ts')).rehearse;
}

/** The first turn of a match, after everybody has chosen a card. */
function firstTurn(): Update<Penguinramids> & { readonly seat: Seat } {
  const streams = seededStreams('rehearsal');
  const options = { chief: null, goals: null, deck: null, box: null };
  let ruling: Ruling<Penguinramids> = open(penguinramids, options, 2, streams);
  for (;;) {
    const { state } = ruling.match;
    const asked = penguinramids.waiting(state);
    if (asked.for !== 'seats') throw new Error('the match is over');
    const seat = entryOf(asked.seats, 0);
    if (state.stage.phase === 'turn') return { seat, ...updateFor(ruling, seat) };
    const move = entryOf(penguinramids.legalMoves(state, seat), 0);
    const answer = decide(ruling.match, seat, move, streams);
    if (!answer.ok) throw new Error('a legal move was refused');
    ruling = answer.value;
  }
}

const { view, seat, legal } = firstTurn();
const seen = structuredClone(view);
beforeEach(() => waiting.clear());

test('a step is rehearsed in small parts between paints, and nothing is left of it', async () => {
  const rehearse = await loadPage();
  const { penguinramids: loaded } = await import('@rookery/rules/penguinramids/game');
  const apply = vi.spyOn(loaded, 'apply');
  rehearse(view, seat, legal);
  let paints = 0;
  for (; waiting.size > 0; paints += 1) paint();
  expect(paints).toBeGreaterThanOrEqual(5);
  expect(apply).toHaveBeenCalledOnce();
  expect(view).toEqual(seen);
});

test('it is rehearsed once per page', async () => {
  const rehearse = await loadPage();
  rehearse(view, seat, legal);
  while (waiting.size > 0) paint();
  rehearse(view, seat, legal);
  expect(waiting.size).toBe(0);
});

test('whoever touches something meanwhile is not kept waiting by it', async () => {
  const rehearse = await loadPage();
  const cancel = rehearse(view, seat, legal);
  paint();
  cancel();
  expect(waiting.size).toBe(0);
});

test('while a card is to be chosen there is nothing to rehearse', async () => {
  const rehearse = await loadPage();
  rehearse(view, seat, [{ type: 'choose', action: 1 }]);
  expect(waiting.size).toBe(0);
});
