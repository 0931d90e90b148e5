import type { Problem } from '../kernel/problem.ts';
import type { Result } from '../kernel/result.ts';
import {
  brief,
  fields,
  isObject,
  listOf,
  oneOf,
  optional,
  read,
  text,
  wholeNumber,
} from '../kernel/shape.ts';
import type { Reader } from '../kernel/shape.ts';
import { colours, origins, plainGoalRules, type Box, type Card, type Goal } from './vocabulary.ts';

const deckSize = 52;
const heaviest = 4;
const strongest = 2;
/** PR2: three are drawn. */
const fewestGoals = 3;
const mostGoals = 50;

/** Reads the name of a card or a goal. */
export const idReader = text(24);

const cardReader: Reader<Card> = fields<Card>({
  id: idReader,
  colour: oneOf(colours),
  weight: wholeNumber(0, heaviest),
  left: wholeNumber(0, strongest),
  right: wholeNumber(0, strongest),
});

/** Reads a list in which every entry must have an id of its own. */
const withOwnIds =
  <Value>(reader: Reader<readonly Value[]>): Reader<readonly Value[]> =>
  (input, at, problems) => {
    const list = reader(input, at, problems);
    const ids = list && listOf(idOf)(input, at, problems);
    ids?.forEach((id, index) => {
      if (id === null || ids.indexOf(id) === index) return;
      problems.push({ kind: 'repeated', at: `${at}[${String(index)}].id`, found: brief(id) });
    });
    return list;
  };

const idOf: Reader<string | null> = (entry) =>
  isObject(entry) && 'id' in entry && typeof entry.id === 'string' ? entry.id : null;

/** Reads 52 different cards. */
export const cardsReader = withOwnIds(listOf(cardReader, deckSize));

const pointsReader = wholeNumber(1, 20);
const named = { id: idReader, origin: optional(oneOf(origins), 'box' as const) };

type GoalWith<Field extends string> = Extract<Goal, { readonly [field in Field]: unknown }>;
type PlainGoal = Exclude<GoalWith<'points'>, GoalWith<'arms'> | GoalWith<'weight'>>;

const goalWithArms: Reader<Goal> = fields<GoalWith<'arms'>>({
  ...named,
  rule: oneOf(['each-with-raised-arms']),
  arms: wholeNumber(0, 2),
  points: pointsReader,
});

const goalWithWeight: Reader<Goal> = fields<GoalWith<'weight'>>({
  ...named,
  rule: oneOf(['most-of-weight']),
  weight: wholeNumber(0, heaviest),
  points: pointsReader,
});

const goalWithLevel: Reader<Goal> = fields<GoalWith<'level'>>({
  ...named,
  rule: oneOf(['level-again']),
  level: wholeNumber(1, 4),
});

const plainGoal: Reader<Goal> = fields<PlainGoal>({
  ...named,
  rule: oneOf(plainGoalRules),
  points: pointsReader,
});

const goalReaders = new Map<Goal['rule'], Reader<Goal>>([
  ['each-with-raised-arms', goalWithArms],
  ['most-of-weight', goalWithWeight],
  ['level-again', goalWithLevel],
  ...plainGoalRules.map((rule) => [rule, plainGoal] as const),
]);

const ruleReader = oneOf([...goalReaders.keys()]);

const goalReader: Reader<Goal> = (input, at, problems) => {
  if (!isObject(input)) {
    problems.push({ kind: 'wrong-type', at, expected: 'object' });
    return undefined;
  }
  const rule = ruleReader('rule' in input ? input.rule : undefined, `${at}.rule`, problems);
  return rule && goalReaders.get(rule)?.(input, at, problems);
};

const goalListReader = withOwnIds(listOf(goalReader));

const goalsReader: Reader<readonly Goal[]> = (input, at, problems) => {
  const found = Array.isArray(input) ? input.length : fewestGoals;
  if (found < fewestGoals || found > mostGoals) {
    problems.push({ kind: 'out-of-range', at, found, least: fewestGoals, most: mostGoals });
    return undefined;
  }
  return goalListReader(input, at, problems);
};

const yesOrNo: Reader<boolean> = (input, at, problems) => {
  if (typeof input === 'boolean') return input;
  problems.push({ kind: 'wrong-type', at, expected: 'true or false' });
  return undefined;
};

const boxFileReader = fields<Box & { readonly about: unknown }>({
  about: optional((input) => input, null),
  reconstruction: optional(yesOrNo, false),
  cards: cardsReader,
  goals: goalsReader,
});

/** Reads a box inside a larger shape. */
export const boxReader: Reader<Box> = (input, at, problems) => {
  const file = boxFileReader(input, at, problems);
  return file && { reconstruction: file.reconstruction, cards: file.cards, goals: file.goals };
};

/** Checks a file of cards and goals; every mistake is named with its place and what is allowed there. */
export const parseBox = (input: unknown): Result<Box, Problem> => read(boxReader, input, 'box');

/** The box we ship: a mistake in it is a bug. */
export function shippedBox(input: unknown): Box {
  const box = parseBox(input);
  if (!box.ok) throw new Error(`box.json: ${JSON.stringify(box.problems)}`);
  return box.value;
}
