import type { OnlinePagesTexts } from '@rookery/texts/en/page/online';

type DurationTexts = OnlinePagesTexts['durations'];

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest unit that divides a span, and how many of it there are. */
function inUnits(span: number): {
  readonly unit: keyof DurationTexts['short'];
  readonly count: number;
} {
  if (span >= day && span % day === 0) return { unit: 'days', count: span / day };
  if (span >= hour && span % hour === 0) return { unit: 'hours', count: span / hour };
  if (span >= minute && span % minute === 0) return { unit: 'minutes', count: span / minute };
  return { unit: 'seconds', count: Math.round(span / second) };
}

/** Says a duration: `3 minutes`. */
export function sayDuration(span: number, texts: DurationTexts): string {
  const { unit, count } = inUnits(span);
  return texts[unit](count);
}

/** Says a duration in short: `3 min`. */
export function shortDuration(span: number, texts: DurationTexts): string {
  const { unit, count } = inUnits(span);
  return texts.short[unit](count);
}

/** What a clock shows: `0:07`, `12:30`, `5 h 10 min`, `2 d 3 h`. */
export function formatClockTime(left: number, { short }: DurationTexts): string {
  // Rounds up: a clock shows 0:00 only when no time is left.
  const whole = Math.ceil(left / second) * second;
  const [days, hours] = [Math.floor(whole / day), Math.floor((whole % day) / hour)];
  const [minutes, seconds] = [Math.floor((whole % hour) / minute), (whole % minute) / second];
  if (days > 0) return `${short.days(days)} ${short.hours(hours)}`;
  if (hours > 0) return `${short.hours(hours)} ${short.minutes(minutes)}`;
  return `${String(minutes)}:${String(seconds).padStart(2, '0')}`;
}

/** Says the time on a clock in words, for screen readers. */
export function sayClockTime(left: number, texts: DurationTexts): string {
  const whole = Math.ceil(left / second) * second;
  const parts = [
    { count: Math.floor(whole / day), say: texts.days },
    { count: Math.floor((whole % day) / hour), say: texts.hours },
    { count: Math.floor((whole % hour) / minute), say: texts.minutes },
    { count: (whole % minute) / second, say: texts.seconds },
  ];
  const said = parts.filter(({ count }) => count > 0).slice(0, 2);
  return said.length === 0 ? texts.seconds(0) : said.map(({ count, say }) => say(count)).join(' ');
}

/** How long until a clock with this time left looks different, in milliseconds. */
export function findNextChange(left: number): number {
  if (left <= 0) return Infinity;
  const step = left > hour ? minute : second;
  return left % step || step;
}
