import { describe, expect, test } from 'vitest';
import * as naiveParty from '../../../second-opinion/penguin-party.ts';
import * as naiveLegality from '../../../second-opinion/penguinramids-legality.ts';
import * as naiveRamids from '../../../second-opinion/penguinramids.ts';
import { findGame } from '../../catalogue.ts';
import { parseAct } from '../../kernel/act-notation.ts';
import { entryOf } from '../../kernel/entry.ts';
import type { Game } from '../../kernel/game.ts';
import { openMatch } from '../../kernel/match.ts';
import { seededStreams } from '../../kernel/rng.ts';
import { seatsOf } from '../../kernel/seat.ts';
import { countMoves, type Counted } from './count.ts';
import { positions, type Position } from './positions.ts';

const luck = seededStreams('none is left: every card is given');

/** A state after whatever chance does next. */
function settled(game: Game, state: unknown): unknown {
  if (game.waiting(state).for !== 'chance') return state;
  const chance = game.roll(state, luck);
  return settled(game, game.apply(state, { by: 'chance', chance }).state);
}

const byTheRules = (game: Game, seats: number): Counted<unknown> => ({
  seatToAct(state) {
    const waiting = game.waiting(state);
    return waiting.for === 'seats' ? entryOf(waiting.seats, 0) : null;
  },
  moves: (state, seat) => game.legalMoves(state, entryOf(seatsOf(seats), seat)).map(asObject),
  after: (state, seat, move) =>
    settled(game, game.apply(state, { by: entryOf(seatsOf(seats), seat), move }).state),
});

function asObject(move: unknown): object {
  if (typeof move !== 'object' || move === null) throw new Error('a move is an object');
  return move;
}

/** The moves that lead to a position, as the protocol writes them. */
function lineOf(game: Game, { line, seats }: Position): readonly { seat: number; move: object }[] {
  return line
    .split(' ')
    .filter((text) => text !== '')
    .map((text) => {
      const act = parseAct(game.notation, text, seats);
      if (!act.ok || act.value.by === 'chance') throw new Error(text);
      return { seat: act.value.by, move: asObject(act.value.move) };
    });
}

function reached<State>(
  counted: Counted<State>,
  from: State,
  line: readonly { seat: number; move: object }[],
): State {
  return line.reduce((state, { seat, move }) => counted.after(state, seat, move), from);
}

// The naive readings take their own types; the positions are plain JSON of just that form.
function plain<Value>(value: unknown, like: (typed: Value) => unknown): Value;
function plain(value: unknown): unknown {
  return value;
}

const naivePartyCount: Counted<naiveParty.State> = {
  seatToAct: (state) => state.turn,
  moves: (state, seat) => naiveParty.legalMoves(state, seat),
  after: (state, seat, move) =>
    naiveParty.play(
      state,
      seat,
      plain(move, (typed: Parameters<typeof naiveParty.play>[2]) => typed),
    ),
};

type RamidsState = Parameters<typeof naiveRamids.play>[0];

const naiveRamidsCount: Counted<RamidsState> = {
  seatToAct: (state) => naiveRamids.statusOf(state).toAct[0] ?? null,
  moves: (state, seat) => naiveLegality.legalMoves(state, seat),
  after: (state, seat, move) =>
    naiveRamids.play(
      state,
      seat,
      plain(move, (typed: Parameters<typeof naiveRamids.play>[2]) => typed),
    ),
};

/** Counts a position by the independent reading, at some depth. */
function naiveCount(game: Game, position: Position, depth: number): number {
  const line = lineOf(game, position);
  const options = { tie: 'share', seats: position.seats, ...position.options };
  if (game.id === 'penguin-party') {
    const begun = naiveParty.begin(plain(options, (typed: naiveParty.Options) => typed));
    return countMoves(naivePartyCount, reached(naivePartyCount, begun, line), depth);
  }
  const begun = naiveRamids.begin(
    plain(options, (typed: Parameters<typeof naiveRamids.begin>[0]) => typed),
  );
  return countMoves(naiveRamidsCount, reached(naiveRamidsCount, begun, line), depth);
}

describe.each(positions)('$game: $name', (position) => {
  const game = findGame(position.game);
  if (!game) throw new Error(position.game);
  const options = game.parseOptions(position.options, position.seats);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const counted = byTheRules(game, position.seats);
  const begun = settled(game, openMatch(game, options.value, position.seats).state);
  const state = reached(counted, begun, lineOf(game, position));
  const depths = position.counts.map((count, index) => ({ depth: index + 1, count }));

  test.each(depths)('depth $depth: $count sequences by the rules', ({ depth, count }) => {
    expect(countMoves(counted, state, depth)).toBe(count);
  });

  test.each(depths)('depth $depth: $count sequences by the naive reading', ({ depth, count }) => {
    expect(naiveCount(game, position, depth)).toBe(count);
  });
});
