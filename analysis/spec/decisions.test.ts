import { decide, open } from '@rookery/referee/ruling';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Move, Penguinramids } from '@rookery/rules/penguinramids/vocabulary';
import { expect, test } from 'vitest';
import { decideAfter, decisionsIn } from '../decisions.ts';

const [first, second] = [entryOf(seatsOf(2), 0), entryOf(seatsOf(2), 1)];

/** Both choose a token; the first takes a penguin before it, and ends the turn. */
function turn(): Match<Penguinramids> {
  const streams = seededStreams('order');
  const options = penguinramids.parseOptions({ chief: 0 }, 2);
  if (!options.ok) throw new Error('bad options');
  let { match } = open(penguinramids, options.value, 2, streams);
  const play = (seat: Seat, move: Move): void => {
    const ruling = decide(match, seat, move, streams);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.problems));
    ({ match } = ruling.value);
  };
  for (const seat of [first, second]) play(seat, { type: 'choose', action: 5 });
  const takes = penguinramids.legalMoves(match.state, first).filter(({ type }) => type === 'take');
  play(first, entryOf(takes, 0));
  play(first, { type: 'token' });
  play(first, { type: 'end' });
  return match;
}

const decisions = decisionsIn(turn());
const take = entryOf(decisions, 2);

test('a decision is told with what its seat knew, and what it did next', () => {
  expect(decisions.map(({ seat }) => seat)).toEqual([0, 1, 0, 0, 0]);
  expect(decisions.map(({ round }) => round)).toEqual([1, 1, 1, 1, 1]);
  for (const { question, seat, move } of decisions) {
    expect(question.view).toMatchObject({ viewer: seat });
    expect(question.legal).toContainEqual(move);
  }
  expect(take.further).toEqual([{ type: 'token' }, { type: 'end' }]);
  // The pick of the other seat is sealed.
  const picks = entryOf(decisions, 1).question.seen.filter((seen) =>
    JSON.stringify(seen).includes('"chose"'),
  );
  expect(picks).toEqual([{ type: 'chose', seat: 0, action: null }]);
});

test('a decision can be seen as if something had been done before it', () => {
  const swapped = decideAfter(take, { type: 'token' });
  expect(swapped?.question.legal).toContainEqual(take.move);
  expect(swapped?.question.legal).not.toContainEqual({ type: 'token' });
  expect(swapped?.question.seen.length).toBe(take.question.seen.length + 1);
});

test.each<Move>([{ type: 'end' }, { type: 'chief' }])('but not if %o makes it illegal', (move) => {
  expect(decideAfter(take, move)).toBeUndefined();
});
