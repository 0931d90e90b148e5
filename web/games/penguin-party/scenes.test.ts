import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor, type Update } from '@rookery/referee/update';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { penguinParty } from '@rookery/rules/penguin-party/game';
import { cardsIn } from '@rookery/rules/penguin-party/pyramid';
import { count } from '@rookery/rules/penguin-party/cards';
import type { PenguinParty, View } from '@rookery/rules/penguin-party/vocabulary';
import { describe, expect, test } from 'vitest';
import { placesOf } from './layout.ts';
import { lastPlaced } from './cues.ts';
import { turnOf } from './moments.ts';
import { finaleOf, roundOf, standingOf } from './scenes.ts';
import { whyNowhere, whyRefused } from './why.ts';

interface Step {
  readonly before: Update<PenguinParty>;
  readonly after: Update<PenguinParty>;
  readonly ruling: Ruling<PenguinParty>;
}

/** A match played at random, as one seat saw it. */
function played(seats: number, seed: string, viewer: Seat): readonly Step[] {
  const streams = seededStreams(seed);
  const rng = streams('moves');
  const options = penguinParty.parseOptions({}, seats);
  if (!options.ok) throw new Error('the usual options are fine');
  let ruling = open(penguinParty, options.value, seats, streams);
  const steps: Step[] = [];
  for (;;) {
    const { state } = ruling.match;
    const waiting = penguinParty.waiting(state);
    const seat = waiting.for === 'seats' ? waiting.seats[0] : undefined;
    if (seat === undefined) return steps;
    const move = pick(penguinParty.legalMoves(state, seat), rng);
    const next = decide(ruling.match, seat, move, streams);
    if (!next.ok) throw new Error('a legal move is not refused');
    steps.push({
      before: updateFor(ruling, viewer),
      after: updateFor(next.value, viewer),
      ruling: next.value,
    });
    ruling = next.value;
  }
}

const [first] = seatsOf(1);
if (first === undefined) throw new Error('a table has seats');
const steps = [2, 4, 5].flatMap((seats) => played(seats, `scenes ${String(seats)}`, first));

describe('the end of a round', () => {
  const ends = steps
    .filter(({ after }) => after.view.stage.phase === 'turn')
    .flatMap((step) => {
      const finale = finaleOf(step.after.news, step.before.view, step.after.view);
      return finale ? [{ ...step, finale }] : [];
    });

  test('is found wherever another deal follows', () => {
    // One fewer than rounds in each match: 2, 4 and 5.
    expect(ends).toHaveLength(1 + 3 + 4);
  });

  test('shows the last penguin, the points, and nobody who could still play', () => {
    for (const { before, finale, after } of ends) {
      const [was, now] = [roundOf(before.view), roundOf(finale.view)];
      if (!was || !now) throw new Error('a round ends in a round');
      expect(count(cardsIn(now.pyramid))).toBe(count(cardsIn(was.pyramid)) + 1);
      expect(finale.view.points).toEqual(after.view.points);
      const stands = now.players.map((_, seat) => standingOf(finale.view, seat).status);
      expect(stands).not.toContain('in');
      expect(now.hand && count(now.hand)).toBe(now.players[0]?.cards);
      expect(lastPlaced(after.news.slice(0, finale.newsCount))).not.toBeNull();
      expect(lastPlaced(after.news.slice(finale.newsCount))).toBeNull();
    }
  });

  test('is not made up where the round goes on', () => {
    const others = steps.filter(({ after }) => after.news.every(({ type }) => type !== 'dealt'));
    expect(
      others.every(({ before, after }) => finaleOf(after.news, before.view, after.view) === null),
    ).toBe(true);
  });
});

describe('why a colour has no place', () => {
  const mine = (view: View): boolean => view.stage.phase === 'turn' && view.stage.turn === first;

  test('is the same as what the referee says, whatever world is imagined', () => {
    for (const { ruling, after } of steps) {
      const round = roundOf(after.view);
      if (!round) continue;
      for (const { row, x } of placesOf(round.pyramid, after.view.seats)) {
        const move = { colour: 'red', row, x } as const;
        const real = penguinParty.refuse(ruling.match.state, first, move);
        expect(whyRefused(after.view, first, move)).toEqual(real);
      }
    }
  });

  test('there is none exactly where a legal move has that colour', () => {
    for (const { after } of steps.filter((step) => mine(step.after.view))) {
      for (const colour of ['red', 'green', 'yellow', 'purple', 'blue'] as const) {
        const hasMove = after.legal.some((move) => move.colour === colour);
        expect(whyNowhere(after.view, first, colour) === undefined).toBe(hasMove);
      }
    }
  });

  test('a colour in hand that fits nowhere is told what does', () => {
    const reasons = steps
      .filter((step) => mine(step.after.view))
      .map(({ after }) => {
        const hand = roundOf(after.view)?.hand;
        const colour = (['red', 'green', 'yellow', 'purple', 'blue'] as const).find(
          (each) => hand && hand[each] > 0 && !after.legal.some((move) => move.colour === each),
        );
        return colour ? { colour, why: whyNowhere(after.view, first, colour) } : null;
      })
      .filter((reason) => reason !== null);
    expect(reasons.length).toBeGreaterThan(0);
    for (const { colour, why } of reasons) {
      if (why?.kind !== 'nowhere') throw new Error('it is in hand, and it is my turn');
      expect(why.fitting).not.toContain(colour);
      expect(why.fitting.length).toBeGreaterThan(0);
    }
  });

  test('somebody else’s turn is the reason while it is', () => {
    const other = steps.find(({ after }) => !mine(after.view) && after.view.stage.phase === 'turn');
    if (!other) throw new Error('others play, too');
    expect(whyNowhere(other.after.view, first, 'red')?.kind).toBe('not-your-turn');
  });
});

test('every penguin is a turn of its own', () => {
  const mine = played(2, 'turns', first).flatMap(({ after }) =>
    after.waiting.for === 'seats' && after.waiting.seats.includes(first)
      ? [turnOf(after.view)]
      : [],
  );
  expect(mine.length).toBeGreaterThan(10);
  expect(new Set(mine).size).toBe(mine.length);
});
