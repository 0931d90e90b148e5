import { entryOf } from '@rookery/rules/kernel/entry';
import {
  colours,
  type Colour,
  type Move,
  type Pyramid,
  type View,
} from '@rookery/rules/penguin-party/vocabulary';
import type { PenguinPartyReason } from '../../penguin-party/reason.ts';

// A second reading of the rules, for checking what is said about a move. It shares no code with the bots:
// the pyramid is a list of cards, and every place of a large field is asked whether a card may lie there.

interface LaidCard {
  readonly colour: Colour;
  readonly row: number;
  readonly x: number;
}

type Table = readonly LaidCard[];

const cardsOf = ({ left, rows }: Pyramid): Table =>
  rows.flatMap((cells, row) =>
    cells.flatMap((colour, index) => (colour ? [{ colour, row, x: left + index }] : [])),
  );

const at = (table: Table, row: number, x: number): LaidCard | undefined =>
  table.find((card) => card.row === row && card.x === x);

/** PP7 to PP9. */
function mayLie(table: Table, seats: number, { colour, row, x }: Move): boolean {
  if (at(table, row, x)) return false;
  if (row === 0) {
    const base = table.filter((card) => card.row === 0);
    if (base.length === (seats === 2 ? 7 : 8)) return false;
    return base.length === 0 ? x === 0 : [x - 1, x + 1].some((beside) => at(table, 0, beside));
  }
  const [left, right] = [at(table, row - 1, x), at(table, row - 1, x + 1)];
  return left !== undefined && right !== undefined && [left.colour, right.colour].includes(colour);
}

/** Every place where one of these colours may lie, as text. */
function placesFor(table: Table, seats: number, some: readonly Colour[]): readonly string[] {
  const places: string[] = [];
  for (let row = 0; row < 8; row += 1) {
    for (let x = -9; x < 10; x += 1) {
      if (some.some((colour) => mayLie(table, seats, { colour, row, x }))) {
        places.push(`${String(row)} ${String(x)}`);
      }
    }
  }
  return places;
}

/** The table after a move, as its player sees it. */
class Outcome {
  readonly table: Table;
  readonly before: Table;
  readonly view: View;
  readonly move: Move;

  constructor(view: View, move: Move) {
    if (view.stage.phase !== 'turn') throw new Error('nobody moves');
    this.view = view;
    this.move = move;
    this.before = cardsOf(view.stage.round.pyramid);
    this.table = [...this.before, move];
  }

  get #round(): (View['stage'] & { phase: 'turn' })['round'] {
    if (this.view.stage.phase !== 'turn') throw new Error('nobody moves');
    return this.view.stage.round;
  }

  /** How many cards of a colour the player still holds. */
  held(colour: Colour): number {
    return (this.#round.hand?.[colour] ?? 0) - (colour === this.move.colour ? 1 : 0);
  }

  get ownColours(): readonly Colour[] {
    return colours.filter((colour) => this.held(colour) > 0);
  }

  /** How many cards of a colour are neither on the table nor in the own hand. */
  unseen(colour: Colour): number {
    const extra: Colour = this.view.edition === 'iello' ? 'blue' : 'green';
    const laid = this.table.filter((card) => card.colour === colour).length;
    return (colour === extra ? 8 : 7) - laid - this.held(colour);
  }

  get unseenColours(): readonly Colour[] {
    return colours.filter((colour) => this.unseen(colour) > 0);
  }

  /** How many cards fit somewhere, of those that are counted by colour. */
  countFitting(of: (colour: Colour) => number): number {
    return colours.reduce((sum, colour) => sum + (this.fits(colour) ? of(colour) : 0), 0);
  }

  /** How many cards the base still takes. */
  get baseLeft(): number {
    return (this.view.seats === 2 ? 7 : 8) - this.table.filter(({ row }) => row === 0).length;
  }

  places(some: readonly Colour[], table = this.table): number {
    return placesFor(table, this.view.seats, some).length;
  }

  fits(colour: Colour, table = this.table): boolean {
    return this.places([colour], table) > 0;
  }

  get ownPoints(): number {
    return entryOf(this.view.points, this.view.viewer ?? 0);
  }

  get next(): number | undefined {
    const { seats, viewer } = this.view;
    return Array.from({ length: seats - 1 }, (_, step) => ((viewer ?? 0) + 1 + step) % seats).find(
      (seat) => {
        const player = entryOf(this.#round.players, seat);
        return player.out === null && player.cards > 0;
      },
    );
  }

  get legalCount(): number {
    const { viewer } = this.view;
    const hand = this.#round.hand;
    if (viewer === null || !hand) return 0;
    return colours
      .filter((colour) => hand[colour] > 0)
      .reduce((sum, colour) => sum + this.places([colour], this.before), 0);
  }

  /** Every other move of the player. */
  others(): readonly Outcome[] {
    const hand = this.#round.hand;
    return colours.flatMap((colour) =>
      (hand?.[colour] ?? 0) > 0
        ? placesFor(this.before, this.view.seats, [colour]).map((place) => {
            const [row, x] = place.split(' ').map(Number);
            return new Outcome(this.view, { colour, row: row ?? 0, x: x ?? 0 });
          })
        : [],
    );
  }
}

type Kind = PenguinPartyReason['kind'];

/** Whether what a reason of one kind states is true here, and not of the other move. */
interface Checks<K extends Kind> {
  holds(
    reason: Extract<PenguinPartyReason, { readonly kind: K }>,
    here: Outcome,
    there: Outcome | undefined,
  ): boolean;
}

type Check<K extends Kind> = Checks<K>['holds'];

const unseenFitting = (here: Outcome): readonly Colour[] =>
  here.unseenColours.filter((colour) => here.fits(colour));

const canGoOn = (here: Outcome): boolean => here.ownColours.some((colour) => here.fits(colour));

/** How many places above the base there are for a colour. */
const placesAbove = ({ view: { seats } }: Outcome, table: Table, colour: Colour): number =>
  placesFor(table, seats, [colour]).filter((place) => !place.startsWith('0')).length;

/** Whether the colours are those of the two moves. */
const areOf = (
  colour: Colour,
  otherColour: Colour,
  here: Outcome,
  there: Outcome | undefined,
): boolean => here.move.colour === colour && there?.move.colour === otherColour;

const checks: { readonly [K in Kind]: Check<K> } = {
  'only-move': (_reason, here) => here.legalCount === 1,
  'empties-hand': ({ givenBack }, here) =>
    here.ownColours.length === 0 && givenBack === Math.min(2, here.ownPoints),
  'ends-round': (_reason, here) => unseenFitting(here).length === 0 && !canGoOn(here),
  'forces-out': ({ seat }, here) => seat === here.next && unseenFitting(here).length === 0,
  'shuts-out': (reason, here, there) =>
    reason.colours.every(
      (colour) =>
        here.unseenColours.includes(colour) &&
        here.held(colour) === 0 &&
        here.fits(colour, here.before) &&
        !here.fits(colour) &&
        (!there || there.fits(colour) || there.held(colour) > 0),
    ),
  'leaves-only': (reason, here) =>
    reason.seat === here.next && reason.colours.join() === unseenFitting(here).join(),
  'keeps-alive': ({ colour, places, instead }, here, there) =>
    here.held(colour) > 0 &&
    here.places([colour]) === places &&
    there?.places([colour]) === instead &&
    places > instead,
  'more-places': ({ places, instead }, here, there) =>
    here.places(here.ownColours) === places &&
    there?.places(there.ownColours) === instead &&
    places > instead,
  'fewer-for-others': ({ places, instead }, here, there) =>
    here.places(here.unseenColours) === places &&
    there?.places(there.unseenColours) === instead &&
    places < instead,
  'opens-place': ({ colour }, here) =>
    here.move.row === 0 &&
    here.move.colour === colour &&
    placesAbove(here, here.table, colour) > placesAbove(here, here.before, colour),
  'most-places': ({ places }, here) =>
    here.places(here.ownColours) === places &&
    here.others().every((other) => other.places(other.ownColours) <= places),
  'runs-dry': (_reason, here) => !canGoOn(here),
  'fewer-for-colour': ({ colour, places, instead }, here, there) =>
    here.held(colour) === 0 &&
    here.unseen(colour) > 0 &&
    here.places([colour]) === places &&
    there?.places([colour]) === instead &&
    places < instead,
  'more-cards-fit': ({ cards, instead }, here, there) =>
    here.countFitting((colour) => here.held(colour)) === cards &&
    there?.countFitting((colour) => there.held(colour)) === instead &&
    cards > instead,
  'fewer-cards-fit': ({ cards, instead }, here, there) =>
    here.countFitting((colour) => here.unseen(colour)) === cards &&
    there?.countFitting((colour) => there.unseen(colour)) === instead &&
    cards < instead,
  'holds-more': ({ colour, otherColour, cards, instead }, here, there) =>
    areOf(colour, otherColour, here, there) &&
    here.held(colour) === cards &&
    there?.held(otherColour) === instead &&
    cards > instead,
  'helps-others-less': ({ colour, otherColour, cards, instead }, here, there) =>
    areOf(colour, otherColour, here, there) &&
    here.unseen(colour) === cards &&
    there?.unseen(otherColour) === instead &&
    cards < instead,
  'goes-first': ({ colour, otherColour, places, instead }, here, there) =>
    areOf(colour, otherColour, here, there) &&
    here.places([colour], here.before) === places &&
    here.places([otherColour], here.before) === instead &&
    places < instead,
  'saves-base': ({ places, instead }, here, there) =>
    here.baseLeft === places && there?.baseLeft === instead && places > instead,
  'still-fit': ({ cards, of }, here) =>
    here.countFitting((colour) => here.held(colour)) === cards &&
    colours.reduce((sum, colour) => sum + here.held(colour), 0) === of,
  'wins-more': ({ share }, _here, there) => there !== undefined && share > 0,
  'leads-more': ({ points }, _here, there) => there !== undefined && points > 0,
  'as-good': (_reason, _here, there) => there !== undefined,
  overall: (_reason, _here, there) => there !== undefined,
  'nothing-special': () => true,
};

/** Each check gets reasons of its own kind only. */
const byKind: { readonly [K in Kind]: Check<Kind> } = checks;

/** Whether everything that a reason states is true of the move, and not of the other one. */
export function isTrue(
  view: View,
  move: Move,
  instead: Move | undefined,
  reason: PenguinPartyReason,
): boolean {
  return byKind[reason.kind](
    reason,
    new Outcome(view, move),
    instead && new Outcome(view, instead),
  );
}
