import { baseLength, cardAt, emptyPyramid } from '@rookery/rules/penguin-party/pyramid';
import {
  colours,
  type Colour,
  type Move,
  type Pyramid,
  type Spot,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import type { People } from '@rookery/texts/people';
import { simplify } from '../kit/command-words.ts';
import { readFitting, readRefusal, type CommandReading } from '../kit/commands.ts';
import { sayMove } from './advice.ts';
import { placesOf } from './layout.ts';
import { roundOf } from './scenes.ts';
import { whyNot } from './why.ts';
import { readWish, type MoveWish } from './wish.ts';
import type { PenguinPartyWords } from './words.svelte.ts';

/** What a command is about. */
export interface CommandContext {
  readonly view: View;
  readonly legal: readonly Move[];
  readonly people: People;
}

const pyramidOf = (view: View): Pyramid => roundOf(view)?.pyramid ?? emptyPyramid;

/** A place of a row, counted from the left: place 2 stands on the places 2 and 3 below. */
const placeNumber = (pyramid: Pyramid, { x }: Spot): number => x - pyramid.left + 1;

/** A place as it is typed: `left`, `right`, or row and place. */
export function typedPlace({ page }: PenguinPartyWords, view: View, spot: Spot): string {
  const pyramid = pyramidOf(view);
  if (spot.row > 0) return `${String(spot.row)} ${String(placeNumber(pyramid, spot))}`;
  if (baseLength(pyramid) === 0) return page.commandWords.base[0];
  return page.commandWords[spot.x < pyramid.left ? 'left' : 'right'][0];
}

/** A move as it is typed: `blue left`, `blue 1 2`. */
export const typedMove = (words: PenguinPartyWords, view: View, move: Move): string =>
  `${words.game.colours[move.colour]} ${typedPlace(words, view, move)}`;

/** Reads a typed move: by its full name, or by a colour and a place. */
export function readCommand(
  words: PenguinPartyWords,
  context: CommandContext,
  line: string,
): CommandReading<Move> {
  const named = findNamed(words, context.view, line);
  if (named) return readMove(words, context, named);
  const wish = readWish(words, line);
  return wish === null ? { kind: 'unknown' } : readWished(words, context, wish);
}

/** The move whose full name this is, such as advice gives it. */
function findNamed(words: PenguinPartyWords, view: View, line: string): Move | undefined {
  const typed = simplify(line);
  const all = placesOf(pyramidOf(view), view.seats).flatMap(({ row, x }) =>
    colours.map((colour) => ({ colour, row, x })),
  );
  return all.find((move) => simplify(sayMove(words, move, view)) === typed);
}

function readMove(
  words: PenguinPartyWords,
  { view, legal, people }: CommandContext,
  { colour, row, x }: Move,
): CommandReading<Move> {
  const move = legal.find((each) => each.colour === colour && each.row === row && each.x === x);
  if (move) return { kind: 'move', move, sentence: sayMove(words, move, view) };
  return readRefusal(whyNot(words, view, { colour, spot: { row, x } }, people));
}

function readWished(
  words: PenguinPartyWords,
  context: CommandContext,
  wish: MoveWish,
): CommandReading<Move> {
  const { view, legal, people } = context;
  const pyramid = pyramidOf(view);
  const fitting = outermost(
    legal.filter((move) => isWished(pyramid, wish, move)),
    wish,
  );
  const say = (move: Move): string => sayMove(words, move, view);
  const found = readFitting(fitting, say, (move) => typedMove(words, view, move));
  if (found) return found;
  // Only the base has a place before the first one: its left end.
  if (wish.row !== 0 && wish.place === 0) {
    return { kind: 'refused', why: words.page.commands.noPlace };
  }
  const spot = spotOf(view, wish);
  if (wish.colour !== null && spot)
    return readMove(words, context, { colour: wish.colour, ...spot });
  const why = whyNot(words, view, { colour: wish.colour, spot }, people);
  return why === undefined && legal.length > 0 ? { kind: 'unknown' } : readRefusal(why);
}

function isWished(pyramid: Pyramid, wish: MoveWish, move: Move): boolean {
  const { colour, below, side, row, place } = wish;
  const isEnd = move.row === 0 && (side === 'left') === move.x < pyramid.left;
  const isOpening = move.row === 0 && baseLength(pyramid) === 0;
  return (
    (colour === null || move.colour === colour) &&
    (row === null || move.row === row) &&
    (place === null || placeNumber(pyramid, move) === place) &&
    (side === null || (row !== null && row > 0) || isEnd || isOpening) &&
    standsOn(pyramid, below, move)
  );
}

/** Whether a place is on penguins of these colours. One colour may be on either side. */
function standsOn(pyramid: Pyramid, below: readonly Colour[], { row, x }: Spot): boolean {
  const carriers = [x, x + 1].map((each) => cardAt(pyramid, row - 1, each));
  if (below.length > 1) return below.every((colour, at) => carriers[at] === colour);
  return below.every((colour) => carriers.includes(colour));
}

/** `blue 1 left` is the leftmost place of that row. */
function outermost(moves: readonly Move[], { side, row }: MoveWish): readonly Move[] {
  if (side === null || row === null || row === 0) return moves;
  const along = moves.toSorted((a, b) => a.x - b.x);
  return along.slice(side === 'left' ? 0 : -1).slice(0, 1);
}

/** The one place that a wish is about, also where nothing may stand; null if it names none. */
function spotOf(view: View, { side, row, place, below }: MoveWish): Spot | null {
  const pyramid = pyramidOf(view);
  if (row !== null && place !== null) return { row, x: pyramid.left + place - 1 };
  if (side !== null && (row === null || row === 0)) {
    return { row: 0, x: side === 'left' ? pyramid.left - 1 : pyramid.left + baseLength(pyramid) };
  }
  if (below.length === 0) return null;
  const found = placesOf(pyramid, view.seats).find((each) => standsOn(pyramid, below, each));
  return found ? { row: found.row, x: found.x } : null;
}
