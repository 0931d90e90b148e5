import type { Problem } from '../kernel/problem.ts';
import type { Result } from '../kernel/result.ts';
import {
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
const longestId = 24;

const cardReader: Reader<Card> = fields<Card>({
  id: text(longestId),
  colour: oneOf(colours),
  weight: wholeNumber(0, heaviest),
  left: wholeNumber(0, strongest),
  right: wholeNumber(0, strongest),
});

/** Reads 52 different cards. */
export const cardsReader: Reader<readonly Card[]> = (input, at, problems) => {
  const cards = listOf(cardReader, deckSize)(input, at, problems);
  problems.push(...repeatedIds(input, at));
  return cards;
};

/** Names every entry whose id an earlier one already has. */
function repeatedIds(input: unknown, at: string): readonly Problem[] {
  const ids = (Array.isArray(input) ? input : []).map((entry: unknown) =>
    isObject(entry) && 'id' in entry ? entry.id : undefined,
  );
  return ids.flatMap((id, index): readonly Problem[] =>
    typeof id === 'string' && ids.indexOf(id) < index
      ? [{ kind: 'repeated', at: `${at}[${String(index)}].id`, found: id.slice(0, longestId) }]
      : [],
  );
}

const pointsReader = wholeNumber(1, 20);
const named = { id: text(longestId), origin: optional(oneOf(origins), 'box' as const) };

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

const goalsReader: Reader<readonly Goal[]> = (input, at, problems) => {
  const goals = listOf(goalReader)(input, at, problems);
  problems.push(...repeatedIds(input, at));
  if (goals && goals.length < 3) {
    problems.push({ kind: 'wrong-count', at, found: goals.length, expected: 3 });
  }
  return goals;
};

const boxFileReader = fields<Box & { readonly about: unknown }>({
  about: optional((input) => input, null),
  reconstruction: optional(
    (input, at, problems) => oneOf(['true', 'false'])(String(input), at, problems) === 'true',
    false,
  ),
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
