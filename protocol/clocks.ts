import type { ClockRule, Clocks } from '@rookery/referee/clock';
import { fields, listOf, oneOf, wholeNumber, type Reader } from '@rookery/rules/kernel/shape';
import { milliseconds, orNull, tagged } from './shapes.ts';

const second = 1000;
const day = 86_400 * second;

/** Days, for tables where people move when they find time. */
const thinking = wholeNumber(5 * second, 30 * day);
const increment = wholeNumber(0, day);

/** Reads how a table measures time. */
export const clockRule: Reader<ClockRule> = tagged('kind', {
  none: fields({ kind: oneOf(['none']) }),
  'per-move': fields({ kind: oneOf(['per-move']), move: thinking }),
  bank: fields({ kind: oneOf(['bank']), bank: thinking, increment }),
});

/** Reads the clocks of a match. */
export const clocks: Reader<Clocks> = fields<Clocks>({
  rule: clockRule,
  seats: listOf(fields({ left: milliseconds, since: orNull(milliseconds) })),
  paused: orNull(milliseconds),
});
