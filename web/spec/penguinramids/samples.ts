import { open, decide, type Ruling } from '@rookery/referee/ruling';
import { updateFor, type Update } from '@rookery/referee/update';
import { entryOf } from '@rookery/rules/kernel/entry';
import { recordOf, type MatchRecord } from '@rookery/rules/kernel/record';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import { emptyPyramid, withPenguin } from '@rookery/rules/penguinramids/pyramid';
import type {
  Card,
  Penguin,
  Penguinramids,
  Pyramid,
  Side,
  Slot,
} from '@rookery/rules/penguinramids/vocabulary';

/** A moment of a match, as one seat is told of it. */
export interface Sample {
  readonly seat: Seat;
  readonly update: Update<Penguinramids>;
}

/** For tests: every moment of a match at random, as each seat is told of it. */
export const sampleMatch = (seed: string, seats: number): readonly Sample[] =>
  sampleRulings(seed, seats).flatMap((ruling) =>
    seatsOf(seats).map((seat) => ({ seat, update: updateFor(ruling, seat) })),
  );

/** For tests: the record of a whole match at random. */
export function sampleRecord(seed: string, seats: number): MatchRecord {
  const last = sampleRulings(seed, seats).at(-1);
  if (!last) throw new Error('a match has a first moment');
  return recordOf(last.match);
}

/** Every ruling of a match at random. */
function sampleRulings(seed: string, seats: number): readonly Ruling<Penguinramids>[] {
  const streams = seededStreams(seed);
  const rng = streams('players');
  const options = { chief: null, goals: null, deck: null, box: null };
  const rulings: Ruling<Penguinramids>[] = [];
  let ruling: Ruling<Penguinramids> = open(penguinramids, options, seats, streams);
  for (;;) {
    const { state } = ruling.match;
    rulings.push(ruling);
    const waiting = penguinramids.waiting(state);
    if (waiting.for !== 'seats') return rulings;
    const seat = entryOf(waiting.seats, 0);
    const answer = decide(
      ruling.match,
      seat,
      pick(penguinramids.legalMoves(state, seat), rng),
      streams,
    );
    if (!answer.ok) throw new Error('a legal move was refused');
    ruling = answer.value;
  }
}

/** For tests: a card that is told by its numbers. */
export const sampleCard = (weight: number, left: number, right: number): Card => ({
  id: `r${String(weight)}${String(left)}${String(right)}`,
  colour: 'red',
  weight,
  left,
  right,
});

/** For tests: a penguin as it lies. */
export const samplePenguin = (card: Card, side: Side = 'colour', left = 0, right = 0): Penguin => ({
  card,
  side,
  tokens: { left, right },
});

/** For tests: a pyramid of these penguins. */
export const samplePyramid = (...penguins: readonly (readonly [Slot, Penguin])[]): Pyramid =>
  penguins.reduce((pyramid, [slot, penguin]) => withPenguin(pyramid, slot, penguin), emptyPyramid);
