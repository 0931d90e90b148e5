import type { Problem } from '../kernel/problem.ts';
import type { Result } from '../kernel/result.ts';
import { fields, isObject, oneOf, read, text, wholeNumber, type Reader } from '../kernel/shape.ts';
import { actions, arms, sides, type Move, type MoveOf, type Slot } from './vocabulary.ts';

// Any place can be asked for; the rules then say why not there.
const farthest = 99;
const coordinate = wholeNumber(-farthest, farthest);

const slotReader: Reader<Slot> = (input, at, problems) => {
  if (!Array.isArray(input) || input.length !== 2) {
    problems.push({ kind: 'wrong-type', at, expected: '[level, index]' });
    return undefined;
  }
  const level = coordinate(input[0], `${at}[0]`, problems);
  const index = coordinate(input[1], `${at}[1]`, problems);
  return level === undefined || index === undefined ? undefined : [level, index];
};

const penguin = text(100);

/** What each type of move must say. */
const moveReaders = new Map<Move['type'], Reader<Move>>([
  ['choose', fields<MoveOf<'choose'>>({ type: oneOf(['choose']), action: oneOf(actions) })],
  ['chief', fields<MoveOf<'chief'>>({ type: oneOf(['chief']) })],
  ['flip', fields<MoveOf<'flip'>>({ type: oneOf(['flip']), slot: slotReader })],
  ['swap', fields<MoveOf<'swap'>>({ type: oneOf(['swap']), penguin })],
  ['recall', fields<MoveOf<'recall'>>({ type: oneOf(['recall']) })],
  ['token', fields<MoveOf<'token'>>({ type: oneOf(['token']) })],
  [
    'strengthen',
    fields<MoveOf<'strengthen'>>({
      type: oneOf(['strengthen']),
      slot: slotReader,
      arm: oneOf(arms),
    }),
  ],
  [
    'take',
    fields<MoveOf<'take'>>({
      type: oneOf(['take']),
      penguin,
      slot: slotReader,
      side: oneOf(sides),
    }),
  ],
  ['end', fields<MoveOf<'end'>>({ type: oneOf(['end']) })],
]);

const typeReader = oneOf([...moveReaders.keys()]);

const moveReader: Reader<Move> = (input, at, problems) => {
  if (!isObject(input)) {
    problems.push({ kind: 'wrong-type', at, expected: 'object' });
    return undefined;
  }
  const type = typeReader('type' in input ? input.type : undefined, `${at}.type`, problems);
  return type && moveReaders.get(type)?.(input, at, problems);
};

/** Checks the form of a move. */
export const parseMove = (input: unknown): Result<Move, Problem> => read(moveReader, input, 'move');
