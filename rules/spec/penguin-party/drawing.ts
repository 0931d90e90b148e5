import { entryOf } from '../../kernel/entry.ts';
import { seatsOf, type Seat } from '../../kernel/seat.ts';
import { gather, deckOf, combine, subtract } from '../../penguin-party/cards.ts';
import { penguinParty } from '../../penguin-party/game.ts';
import { colourOf } from '../../penguin-party/notation.ts';
import { cardsIn } from '../../penguin-party/pyramid.ts';
import type {
  Cards,
  Colour,
  Edition,
  Event,
  Move,
  Pyramid,
  Refusal,
  Round,
  RoundResult,
  State,
  TieRule,
} from '../../penguin-party/vocabulary.ts';

/** What a drawing leaves open. */
interface Around {
  /** By seat, as letters: 'RRG'. */
  readonly hands: readonly string[];
  readonly turn?: number;
  readonly points?: readonly number[];
  readonly rounds?: readonly RoundResult[];
  readonly round?: number;
  readonly starter?: number;
  readonly edition?: Edition;
  readonly tie?: TieRule;
}

/** A round in progress, its pyramid drawn top row first: letters for cards, dots for free places. */
export function parseTable(drawing: string, around: Around): State {
  const seats = around.hands.length;
  const hands = around.hands.map(cardsOf);
  const pyramid = parsePyramid(drawing);
  const edition = around.edition ?? 'iello';
  return {
    edition,
    seats,
    tie: around.tie ?? 'share',
    deals: [],
    points: around.points ?? hands.map(() => 0),
    rounds: around.rounds ?? [],
    lastRound: null,
    stage: {
      phase: 'turn',
      turn: seatAt(around.turn ?? 0),
      round: {
        number: around.round ?? 1,
        starter: seatAt(around.starter ?? 0),
        pyramid,
        hands,
        out: hands.map(() => null),
        unused: subtract(deckOf(edition), combine([...hands, cardsIn(pyramid)])),
      },
    },
  };
}

/** The base's leftmost card is at x 0. */
function parsePyramid(drawing: string): Pyramid {
  const drawn = drawing
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .toReversed()
    .map((line) => line.split(/\s+/).map((letter) => colourOf(letter) ?? null));
  const base = drawn.at(0)?.length ?? 0;
  const rows = Array.from({ length: base }, (_, row) =>
    Array.from({ length: base - row }, (__, index) => drawn[row]?.[index] ?? null),
  );
  return { left: 0, rows };
}

export const cardsOf = (letters: string): Cards => gather([...letters].map(colourNamed));

function colourNamed(letter: string): Colour {
  const colour = colourOf(letter);
  if (!colour) throw new Error(`no colour ${letter}`);
  return colour;
}

export const seatAt = (index: number): Seat => entryOf(seatsOf(6), index);

/** 'R 1 0': a red card in row 1 at x 0. */
export function moveOf(text: string): Move {
  const [letter = '', row, x] = text.split(' ');
  return { colour: colourNamed(letter), row: Number(row), x: Number(x) };
}

export const refuseAt = (table: State, move: string, seat = 0): Refusal | undefined =>
  penguinParty.refuse(table, seatAt(seat), moveOf(move));

/** Plays moves one after the other, each by the seat whose turn it is. */
export function playAll(
  table: State,
  ...moves: readonly string[]
): { readonly state: State; readonly events: readonly Event[] } {
  let state = table;
  const events: Event[] = [];
  for (const text of moves) {
    const step = penguinParty.apply(state, { by: turnOf(state), move: moveOf(text) });
    state = step.state;
    events.push(...step.events);
  }
  return { state, events };
}

export function roundOf({ stage }: State): Round {
  if (stage.phase !== 'turn') throw new Error(`no round in phase ${stage.phase}`);
  return stage.round;
}

export function turnOf({ stage }: State): Seat {
  if (stage.phase !== 'turn') throw new Error(`nobody's turn in phase ${stage.phase}`);
  return stage.turn;
}
