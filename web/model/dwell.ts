import { isObject } from '@rookery/rules/kernel/shape';
import type { PageSettings } from '../shell/settings.ts';
import type { Showing } from './pace.ts';

/** In milliseconds. */
const ownMove = 300;
const othersMove = 850;
const bigMoment = 1600;

const factors: { readonly [pace in PageSettings['pace']]: number } = {
  relaxed: 1,
  brisk: 0.4,
  'at-once': 0,
};

/**
 * How long a step is looked at before the next. One's own move is known already; the end of a round, which
 * comes with much news at once, wants to be understood.
 */
export function dwellOf(
  { news }: Pick<Showing, 'news'>,
  me: number | null,
  pace: PageSettings['pace'],
): number {
  return factors[pace] * unhurried(news, me);
}

/** Whether a step begins with something that this seat did. */
export function isOwn({ news: [first] }: Pick<Showing, 'news'>, me: number | null): boolean {
  return me !== null && isObject(first) && 'seat' in first && first.seat === me;
}

function unhurried(news: readonly unknown[], me: number | null): number {
  if (news.length > 2) return bigMoment;
  return news.every((each) => isOwn({ news: [each] }, me)) ? ownMove : othersMove;
}
