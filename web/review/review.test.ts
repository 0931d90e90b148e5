import type { Assessment } from '@rookery/analysis/review/assessment';
import { think } from '@rookery/bots/workers/worker';
import { indexedDB } from 'fake-indexeddb';
import { parseMatchId } from '@rookery/protocol/identifiers';
import { catalogue } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { extend, openMatch, type Match } from '@rookery/rules/kernel/match';
import { recordOf } from '@rookery/rules/kernel/record';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { decisivePart } from './decisive-part.ts';
import { chancesAt, graphSize, pathOf } from './graph.ts';
import { keepReview, loadReview, loadReviewed, reviewKey } from './kept-reviews.ts';
import type { FromReviewer, ReviewSummary, ToReviewer } from './messages.ts';
import { momentAt, momentsOf, roundStarts, updateAt } from './moments.ts';
import { shareWordsIn } from './numbers.ts';
import { ReviewRun } from './review-run.svelte.ts';
import { Reviewing } from './reviewing.ts';

// Nobody here watches for changes: plain values will do. Nobody leaves the page either.
beforeAll(() => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('$state', { raw: (value: unknown) => value });
});
afterAll(() => vi.unstubAllGlobals());

/** A match in which everybody makes the first legal move. */
function playFirstMoves(seats: number): Match {
  const game = entryOf(catalogue, 0);
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('no options');
  const streams = seededStreams('review of a match');
  let match = openMatch(game, options.value, seats);
  for (let waiting = game.waiting(match.state); waiting.for !== 'nobody';) {
    if (waiting.for === 'chance') {
      ({ match } = extend(match, { by: 'chance', chance: game.roll(match.state, streams) }));
    } else {
      const by = entryOf(waiting.seats, 0);
      const move = entryOf(game.legalMoves(match.state, by), 0);
      ({ match } = extend(match, { by, move }));
    }
    waiting = game.waiting(match.state);
  }
  return match;
}

const match = playFirstMoves(2);
const record = recordOf(match);
const moments = momentsOf(match);
const quickPool = {
  think: (request: Parameters<typeof think>[0]) =>
    Promise.resolve(think({ ...request, budget: request.question.legal.length }, {})),
};

describe('the worker of a review', () => {
  const told: FromReviewer[] = [];
  const reviewing = new Reviewing(quickPool, (message) => told.push(message));

  test('tells a graph, every decision and the whole, all of which can be sent', async () => {
    await reviewing.hear({ type: 'open', record });
    await reviewing.hear({ type: 'review', known: [] });
    expect(told[0]?.type).toBe('outline');
    expect(told.at(-1)?.type).toBe('done');
    const steps = told.flatMap((each) => (each.type === 'assessed' ? [each.step] : []));
    expect(steps).toEqual(moments.map(({ step }) => step));
    expect(structuredClone(told)).toEqual(told);
  }, 60_000);

  test('judges another move at a decision', async () => {
    const moment = moments.find(
      ({ match: { game, state }, seat }) => game.legalMoves(state, seat).length > 1,
    );
    const { step, move } = moment ?? entryOf(moments, 0);
    await reviewing.hear({ type: 'try', step, move });
    expect(told.at(-1)).toMatchObject({ type: 'tried', step, attempt: { worth: {}, best: {} } });
  });

  test('says so if something makes no sense', async () => {
    await reviewing.hear({ type: 'try', step: 999, move: null });
    expect(told.at(-1)?.type).toBe('failed');
    await reviewing.hear({ type: 'open', record: 'nonsense' });
    expect(told.at(-1)?.type).toBe('failed');
  });
});

const fine: Assessment = {
  verdict: 'fine',
  before: { win: 0.5, lead: 0 },
  chances: [0.75, 0.25],
  effect: [0, 0],
  error: 0,
};
const summary: ReviewSummary = {
  chances: [{ step: 1, chances: [0.5, 0.5] }],
  costliest: [],
  luckAndSkill: [],
};

/** A review whose worker says what it is told to say. */
function openRun(kept: ConstructorParameters<typeof ReviewRun>[1] = null) {
  const sent: ToReviewer[] = [];
  let tell: (message: FromReviewer) => void = () => undefined;
  let opened = 0;
  let closed = 0;
  const keptReviews: unknown[] = [];
  const run = new ReviewRun(
    {
      open(hear) {
        opened += 1;
        tell = hear;
        return { send: (message) => sent.push(message), close: () => (closed += 1) };
      },
      keep: (review) => keptReviews.push(review),
    },
    kept,
  );
  const counts = () => ({ opened, closed });
  return { run, sent, keptReviews, counts, tell: (message: FromReviewer) => tell(message) };
}

describe('a review on the page', () => {
  test('shows a rough graph first, and what was weighed in its place', () => {
    const { run, tell } = openRun();
    run.start();
    tell({
      type: 'sketch',
      chances: [
        { step: 1, chances: [0.5, 0.5] },
        { step: 2, chances: [0.5, 0.5] },
      ],
    });
    tell({ type: 'assessed', step: 2, assessment: fine, done: 1, of: 2 });
    expect(run.chances.map(({ chances }) => chances[0])).toEqual([0.75, 0.5]);
    expect(run.progress).toEqual({ done: 1, of: 2 });
    tell({ type: 'done', summary });
    expect([run.phase, run.chances]).toEqual(['done', summary.chances]);
  });

  test('can be stopped, and goes on with what it knew', () => {
    const { run, sent, tell, counts } = openRun();
    run.start();
    tell({ type: 'assessed', step: 2, assessment: fine, done: 1, of: 2 });
    run.stop();
    expect([run.phase, counts()]).toEqual(['stopped', { opened: 1, closed: 1 }]);
    run.start();
    expect(sent.at(-1)).toEqual({ type: 'review', known: [[2, fine]] });
  });

  test('is kept when it is done, and not begun again', () => {
    const first = openRun();
    first.run.start();
    first.tell({ type: 'assessed', step: 2, assessment: fine, done: 1, of: 1 });
    first.tell({ type: 'done', summary });
    const kept = { assessments: [[2, fine]], summary } as const;
    expect(first.keptReviews).toEqual([kept]);
    const again = openRun(kept);
    expect([again.run.phase, again.run.assessments.get(2)]).toEqual(['done', fine]);
    expect(again.counts().opened).toBe(0);
  });

  test('tells what a tried move is worth, unless another moment is shown by then', () => {
    const { run, tell } = openRun();
    const attempt = { verdict: 'fine', worth: fine.before, best: fine.before } as const;
    run.try(3, 'a move');
    expect(run.tried).toEqual({ step: 3, move: 'a move', attempt: null });
    tell({ type: 'tried', step: 3, attempt });
    expect(run.tried?.attempt).toBe(attempt);
    run.try(5, 'another');
    tell({ type: 'tried', step: 3, attempt });
    expect(run.tried?.attempt).toBeNull();
  });

  test('that broke off says so and can begin again', () => {
    const { run, tell, counts } = openRun();
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    run.start();
    tell({ type: 'failed', reason: 'a test' });
    expect(complaint).toHaveBeenCalledWith('a test');
    complaint.mockRestore();
    expect(run.phase).toBe('failed');
    run.start();
    expect([run.phase, counts().opened]).toEqual(['running', 2]);
  });
});

describe('moments', () => {
  test('are the decisions, each with what its player saw and could do', () => {
    const id = parseMatchId('uYxN0qg1TzS5nHn0hVfKXw');
    if (!id.ok) throw new Error('no id');
    for (const moment of moments.slice(0, 6)) {
      const update = updateAt(moment, { id: id.value, seats: [] });
      expect(update.legal).toContainEqual(moment.move);
      expect(update.view).toHaveProperty('viewer', moment.seat);
    }
    expect(
      moments
        .map(({ seat }) => seat)
        .slice(0, 2)
        .toSorted((a, b) => a - b),
    ).toEqual(seatsOf(2));
  });

  test('are found by a step, and rounds by their first', () => {
    const [first, second] = [entryOf(moments, 0), entryOf(moments, 1)];
    expect(momentAt(moments, second.step)).toBe(second);
    expect(momentAt(moments, 0)).toBe(first);
    expect(roundStarts(moments).map(({ round }) => round)).toEqual([1, 2]);
  });
});

test('a graph goes from the left to the right and from 100 % at the top to 0 %', () => {
  const points = [
    { step: 0, chances: [0.5, 0.5] },
    { step: 10, chances: [1, 0] },
  ];
  const { width, height } = graphSize;
  expect(pathOf(points, 0, 10)).toBe(`M0.0 ${(height / 2).toFixed(1)}L${width.toFixed(1)} 0.0`);
  expect(chancesAt(points, 9)).toEqual([0.5, 0.5]);
  expect(chancesAt([], 9)).toEqual([]);
});

test('shares are written as the language has it', () => {
  const { percent, signed, uncertain } = shareWordsIn('en');
  expect([percent(0.426), signed(0.08), signed(-0.08)]).toEqual(['43%', '+8%', '-8%']);
  expect(uncertain(-0.14, 0.071)).toBe('-14% ±\u00A08');
});

test('what decided a match is the part that pulled most towards the result', () => {
  const part = (gave: number) => ({ gave, margin: 0.1 });
  const [seat] = seatsOf(2);
  if (seat === undefined) throw new Error('no seat');
  const split = { seat, start: 0.5, own: part(-0.4), others: part(0.1), luck: part(-0.2) };
  expect(decisivePart({ ...split, result: 0 })).toMatchObject({ ending: 'lost', part: 'own' });
  const lucky = { ...split, own: part(0.1), luck: part(0.3), result: 1 };
  expect(decisivePart(lucky)).toMatchObject({ ending: 'won', part: 'luck' });
  expect(decisivePart({ ...split, result: 0.5 })).toBeUndefined();
});

test('a finished review is kept under its record and level, and by the match it is about', async () => {
  const id = parseMatchId('uYxN0qg1TzS5nHn0hVfKXw');
  if (!id.ok) throw new Error('no id');
  const key = reviewKey(record, 'king');
  expect(await loadReview(key)).toBeNull();
  await keepReview(key, id.value, { assessments: [[2, fine]], summary }, 1);
  expect(await loadReview(key)).toMatchObject({ assessments: [[2, fine]], summary });
  expect(await loadReview(reviewKey(record, 'emperor'))).toBeNull();
  expect([...(await loadReviewed()).keys()]).toEqual([id.value]);
});
