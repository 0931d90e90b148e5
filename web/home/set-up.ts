import { levels, type Level } from '@rookery/bots/levels';
import { parseName } from '@rookery/protocol/names';
import { penguins, type Penguin } from '@rookery/protocol/people';
import { isObject } from '@rookery/rules/kernel/shape';
import type { GameCard } from '../games/game-ui.ts';
import type { NewTable } from '../here/tables.ts';
import type { Way } from '../shell/route.ts';

/** Who is to sit somewhere. A person without a name goes by a usual one. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

/** A table as somebody wants it; the first seat is their own. */
export interface SetUp {
  readonly seats: readonly SeatPlan[];
  /** The game's own, as the referee reads them. */
  readonly options: Readonly<Record<string, unknown>>;
}

type Card = Pick<GameCard, 'seats' | 'usualSeats'>;

const usualLevel: Level = 'adelie';
const somebody: SeatPlan = { kind: 'person', name: '' };

/** Where the set-up of a game is kept on this device. */
export const placeOf = (game: string, way: Way): string => `set-up.${game}.${way}`;

/** A set-up for those who have not made one yet. */
export function usualSetUp(card: Card, way: Way): SetUp {
  const other: SeatPlan = way === 'bots' ? { kind: 'bot', level: usualLevel } : somebody;
  const others = Array.from({ length: card.usualSeats - 1 }, () => other);
  return { seats: [somebody, ...others], options: {} };
}

/** A set-up as it was kept; the usual one if it cannot be read. */
export function readSetUp(kept: unknown, card: Card, way: Way): SetUp {
  const usual = usualSetUp(card, way);
  if (!isObject(kept) || !('seats' in kept) || !Array.isArray(kept.seats)) return usual;
  const seats = kept.seats.map((seat: unknown) => readSeat(seat)).filter((seat) => seat !== null);
  const { least, most } = card.seats;
  if (seats.length < least || seats.length > most || seats[0]?.kind !== 'person') return usual;
  if (way === 'bots' && seats.filter(({ kind }) => kind === 'person').length > 1) return usual;
  const options = 'options' in kept && isObject(kept.options) ? { ...kept.options } : {};
  return { seats, options };
}

function readSeat(kept: unknown): SeatPlan | null {
  if (!isObject(kept) || !('kind' in kept)) return null;
  if (kept.kind === 'bot' && 'level' in kept) {
    const level = levels.find((each) => each === kept.level);
    return level === undefined ? null : { kind: 'bot', level };
  }
  const name = 'name' in kept ? parseName(kept.name) : null;
  return kept.kind === 'person' ? { kind: 'person', name: name?.ok ? name.value : '' } : null;
}

/** The set-up with more or fewer seats; a new seat is like the last, but nobody has two names. */
export function resized({ seats, options }: SetUp, count: number, way: Way): SetUp {
  const last = seats.at(-1);
  const another = (): SeatPlan => {
    if (seats.length > 1 && last?.kind === 'bot') return last;
    return way === 'bots' ? { kind: 'bot', level: usualLevel } : somebody;
  };
  const more = Array.from({ length: Math.max(0, count - seats.length) }, another);
  return { seats: [...seats.slice(0, count), ...more], options };
}

/** The set-up with somebody else on a seat. */
export const replaced = ({ seats, options }: SetUp, seat: number, plan: SeatPlan): SetUp => ({
  seats: seats.with(seat, plan),
  options,
});

/** The set-up with all bots of one level. */
export const levelled = ({ seats, options }: SetUp, level: Level): SetUp => ({
  seats: seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level } : seat)),
  options,
});

/** The levels of the bots, each once. */
export const levelsIn = ({ seats }: SetUp): readonly Level[] => [
  ...new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))),
];

/** The bots of a set-up, by seat. */
export const botsIn = ({ seats }: SetUp): NewTable['bots'] =>
  seats.flatMap((plan, seat) => (plan.kind === 'bot' ? [{ seat, level: plan.level }] : []));

/** What people without a name are called. */
export interface UsualNames {
  /** Whoever this device belongs to. */
  readonly me: { readonly name: string; readonly penguin: Penguin };
  readonly player: (number: number) => string;
}

/** Everybody on this device, each with a penguin of their own. */
export function peopleIn({ seats }: SetUp, { me, player }: UsualNames): NewTable['people'] {
  const first = penguins.indexOf(me.penguin);
  return seats.flatMap((plan, seat) => {
    if (plan.kind !== 'person') return [];
    const penguin = penguins[(first + seat) % penguins.length] ?? me.penguin;
    const usual = seat === 0 ? me.name : player(seat + 1);
    return [{ seat, name: plan.name === '' ? usual : plan.name, penguin }];
  });
}
