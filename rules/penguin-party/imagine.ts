import { entryOf } from '../kernel/entry.ts';
import { fraction, shuffle, type Rng } from '../kernel/rng.ts';
import type { Seat } from '../kernel/seat.ts';
import {
  baseSize,
  changeCount,
  combine,
  count,
  deckOf,
  gather,
  listCards,
  noCards,
  subtract,
} from './cards.ts';
import { cardsIn, fittingColours } from './pyramid.ts';
import {
  colours,
  type Cards,
  type Colour,
  type Round,
  type RoundView,
  type Stage,
  type State,
  type View,
} from './vocabulary.ts';

/** Somewhere unseen cards lie: a hand or the unused pile, with what is known of it. */
interface HiddenPile {
  readonly size: number;
  /** Colours that cannot be there: they fitted when this player went out (PP10). */
  readonly lacks: readonly Colour[];
  /** At least one card is of one of these: it is this player's turn, so something fits (PP10). */
  readonly needs: readonly Colour[];
}

/**
 * A world this viewer cannot tell from the real one. A world says where each unseen
 * card lies (36 different cards, as printed); all consistent ones are equally likely.
 */
export const imagine = (view: View, rng: Rng): State => ({
  edition: view.edition,
  seats: view.seats,
  tie: view.tie,
  deals: [],
  points: view.points,
  rounds: view.rounds,
  lastRound: view.lastRound,
  stage: imagineStage(view, rng),
});

function imagineStage(view: View, rng: Rng): Stage {
  const { stage } = view;
  switch (stage.phase) {
    case 'starter':
    case 'deal':
      return stage;
    case 'turn':
      return { ...stage, round: imagineRound(view, stage.round, stage.turn, rng) };
    case 'over':
      return { ...stage, round: imagineRound(view, stage.round, null, rng) };
  }
}

function imagineRound(
  { viewer, edition, seats }: View,
  seen: RoundView,
  turn: Seat | null,
  rng: Rng,
): Round {
  const { number, starter, pyramid, players, hand } = seen;
  const unseen = subtract(deckOf(edition), combine([cardsIn(pyramid), hand ?? noCards]));
  const fitting = fittingColours(pyramid, baseSize(seats));
  const places = players.map(({ cards, out }, seat) => ({
    size: seat === viewer ? 0 : cards,
    lacks: out ?? [],
    needs: seat === turn && seat !== viewer && fitting.length < colours.length ? fitting : [],
  }));
  const filled = fill([...places, { size: seen.unused, lacks: [], needs: [] }], unseen, rng);
  return {
    number,
    starter,
    pyramid,
    hands: filled.slice(0, -1).map((cards, seat) => (seat === viewer && hand ? hand : cards)),
    out: players.map(({ out }) => out),
    unused: entryOf(filled, players.length),
  };
}

/** Fills places with the unseen cards, uniformly over all fillings that respect what is lacking. */
function fill(places: readonly HiddenPile[], unseen: Cards, rng: Rng): readonly Cards[] {
  const groups = groupByKnowledge(places);
  const ways = waysToFill(groups);
  const filled: Cards[] = places.map(() => noCards);
  let left = unseen;
  groups.forEach((group, index) => {
    const { handful } = drawHandful(group, left, (rest) => ways(index + 1, rest), rng);
    left = subtract(left, handful);
    let pile = shuffle(listCards(handful), rng);
    for (const { place, size } of group.members) {
      filled[place] = gather(pile.slice(0, size));
      pile = pile.slice(size);
    }
  });
  return filled;
}

interface Group extends HiddenPile {
  readonly members: readonly { readonly place: number; readonly size: number }[];
}

const isFree = ({ lacks, needs }: HiddenPile): boolean => lacks.length === 0 && needs.length === 0;

/** Places of which the same is known are one pile, shuffled; those of which nothing is known come last. */
function groupByKnowledge(places: readonly HiddenPile[]): readonly Group[] {
  const groups = new Map<string, Group>();
  places.forEach(({ size, lacks, needs }, place) => {
    const key = `${lacks.join()} ${needs.join()}`;
    const before = groups.get(key) ?? { size: 0, lacks, needs, members: [] };
    const members = [...before.members, { place, size }];
    groups.set(key, { ...before, size: before.size + size, members });
  });
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b));
}

function rank(place: HiddenPile): number {
  if (isFree(place)) return 2;
  return place.needs.length > 0 ? 1 : 0;
}

/** Counts in how many ways the groups from `index` on can be filled from `left`. */
function waysToFill(groups: readonly Group[]): (index: number, left: Cards) => number {
  const known = new Map<string, number>();
  const ways = (index: number, left: Cards): number => {
    const [group] = groups.slice(index);
    // The free places take what is left, in one way.
    if (!group || isFree(group)) return 1;
    if (group.needs.length > 0) return waysWithNeeds(group, left);
    const key = `${String(index)} ${colours.map((colour) => left[colour]).join()}`;
    const found = known.get(key) ?? totalWays(group, left, (rest) => ways(index + 1, rest));
    known.set(key, found);
    return found;
  };
  return ways;
}

/** Only free places come after this one: of all handfuls, those without any of the colours do not count. */
function waysWithNeeds({ size, needs }: Group, left: Cards): number {
  const others = colours.filter((colour) => !needs.includes(colour));
  const unfitting = others.reduce((sum, colour) => sum + left[colour], 0);
  return binomial(count(left), size) - binomial(unfitting, size);
}

interface Weighted {
  readonly handful: Cards;
  readonly weight: number;
}

const totalWays = (group: Group, left: Cards, waysAfter: (rest: Cards) => number): number =>
  weighHandfuls(group, left, waysAfter).reduce((sum, { weight }) => sum + weight, 0);

/** One handful for a group, as often as it occurs among all fillings. */
function drawHandful(
  group: Group,
  left: Cards,
  waysAfter: (rest: Cards) => number,
  rng: Rng,
): Weighted {
  if (isFree(group)) return { handful: left, weight: 1 };
  const options = weighHandfuls(group, left, waysAfter);
  let mark = fraction(rng) * options.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = options.find(({ weight }) => (mark -= weight) < 0);
  if (!chosen) throw new Error('no world fits this view');
  return chosen;
}

/** Every handful the group could hold, with the number of worlds that have it. */
const weighHandfuls = (
  { size, lacks, needs }: Group,
  left: Cards,
  waysAfter: (rest: Cards) => number,
): readonly Weighted[] =>
  handfuls(
    size,
    left,
    colours.filter((colour) => !lacks.includes(colour)),
  )
    .filter((handful) => needs.length === 0 || needs.some((colour) => handful[colour] > 0))
    .map((handful) => ({
      handful,
      weight: choices(left, handful) * waysAfter(subtract(left, handful)),
    }))
    .filter(({ weight }) => weight > 0);

/** Every handful of `size` cards of these colours out of `left`. */
function handfuls(size: number, left: Cards, from: readonly Colour[]): readonly Cards[] {
  const [colour, ...others] = from;
  if (!colour) return size === 0 ? [noCards] : [];
  return Array.from({ length: Math.min(size, left[colour]) + 1 }, (_, taken) => taken).flatMap(
    (taken) =>
      handfuls(size - taken, left, others).map((handful) => changeCount(handful, colour, taken)),
  );
}

/** In how many ways this handful can be picked out of different cards. */
const choices = (left: Cards, handful: Cards): number =>
  colours.reduce((ways, colour) => ways * binomial(left[colour], handful[colour]), 1);

function binomial(all: number, some: number): number {
  if (some > all) return 0;
  let ways = 1;
  for (let i = 1; i <= some; i += 1) ways = (ways * (all - some + i)) / i;
  return ways;
}
