import { entryOf } from '../kernel/entry.ts';
import { clockwiseFrom, seatsOf, type Seat } from '../kernel/seat.ts';
import { printedArm, weightOf } from './carrying.ts';
import { penguinsIn } from './pyramid.ts';
import {
  arms,
  colours,
  type Colour,
  type Goal,
  type Penguin,
  type Player,
  type Pyramid,
  type Score,
  type TableState,
} from './vocabulary.ts';

/** What points depend on; the deck is no part of it, so a view is enough. */
type ScoredTable = Pick<TableState, 'chief' | 'goals' | 'players'>;

/** The points that every player would have if the match ended now (PR21). */
export const scoresOf = (table: ScoredTable): readonly Score[] =>
  seatsOf(table.players.length).map((seat) => scoreOf(table, seat));

function scoreOf(table: ScoredTable, seat: Seat): Score {
  const levels = levelScores(entryOf(table.players, seat).pyramid);
  const goals = table.goals.map((goal) => ({
    id: goal.id,
    points: goalScore(goal, table, seat),
  }));
  const total = sum(levels) + sum(goals.map(({ points }) => points));
  return { levels, goals, total };
}

/** The weight of the heaviest penguin of each level, base first. */
const levelScores = (pyramid: Pyramid): readonly number[] =>
  pyramid.map((level) => Math.max(0, ...penguinsIn([level]).map(weightOf)));

function goalScore(goal: Goal, table: ScoredTable, seat: Seat): number {
  const player = entryOf(table.players, seat);
  const penguins = penguinsIn(player.pyramid);
  switch (goal.rule) {
    case 'each-with-raised-arms':
      return goal.points * penguins.filter((each) => raisedArms(each) === goal.arms).length;
    case 'each-card-in-front':
      return goal.points * player.front.length;
    case 'most-of-weight':
      return mostScore(goal.points, table, seat, (each) => countOfWeight(each, goal.weight));
    case 'side-of-colours':
      return edges(player.pyramid).some(hasOnlyDifferentColours) ? goal.points : 0;
    case 'level-again':
      return entryOf(levelScores(player.pyramid), goal.level - 1);
    case 'no-grey':
      return penguins.every(({ side }) => side === 'colour') ? goal.points : 0;
    case 'each-level-of-one-colour':
      return goal.points * player.pyramid.filter(isOfOneColour).length;
    case 'chief':
      return table.chief === seat ? goal.points : 0;
    case 'most-of-one-colour':
      return mostScore(goal.points, table, seat, largestColour);
    case 'every-weight':
      return [0, 1, 2, 3, 4].every((weight) => countOfWeight(player, weight) > 0) ? goal.points : 0;
  }
}

/** A token raises no arm; grey has two. */
const raisedArms = (penguin: Penguin): number =>
  arms.filter((arm) => printedArm(penguin, arm) > 0).length;

/** Whoever has the most, at least one; all tied players score. */
function mostScore(
  points: number,
  { players }: ScoredTable,
  seat: Seat,
  countOf: (player: Player) => number,
): number {
  const own = countOf(entryOf(players, seat));
  return own > 0 && own === Math.max(...players.map(countOf)) ? points : 0;
}

const countOfWeight = ({ pyramid }: Player, weight: number): number =>
  penguinsIn(pyramid).filter((penguin) => weightOf(penguin) === weight).length;

/** Grey is no colour (PR1). */
const colourOf = (penguin: Penguin | null): Colour | null =>
  penguin?.side === 'colour' ? penguin.card.colour : null;

function largestColour({ pyramid }: Player): number {
  const shown = penguinsIn(pyramid).map(colourOf);
  return Math.max(...colours.map((colour) => shown.filter((each) => each === colour).length));
}

/** The two outer edges, from base corner to top; the bottom row is no side. */
const edges = (pyramid: Pyramid): readonly (readonly (Penguin | null)[])[] => [
  pyramid.map((level) => entryOf(level, 0)),
  pyramid.map((level) => entryOf(level, level.length - 1)),
];

function hasOnlyDifferentColours(edge: readonly (Penguin | null)[]): boolean {
  const shown = edge.map(colourOf);
  return !shown.includes(null) && new Set(shown).size === shown.length;
}

/** A level of two or more penguins, all of one colour. */
function isOfOneColour(level: readonly (Penguin | null)[]): boolean {
  const shown = new Set(level.map(colourOf));
  return level.length > 1 && shown.size === 1 && !shown.has(null);
}

/** PR21: highest total first; ties go clockwise from the Chief, so every place is one seat's. */
export function rankSeats(scores: readonly Score[], chief: Seat): readonly Seat[] {
  // Sorting keeps the order of equals.
  return clockwiseFrom(chief, scores.length).toSorted(
    (a, b) => entryOf(scores, b).total - entryOf(scores, a).total,
  );
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
