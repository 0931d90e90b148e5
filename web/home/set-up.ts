import { levels, type Level } from '@rookery/bots/levels';
import { parseName } from '@rookery/protocol/names';
import { penguins, type PenguinSpecies } from '@rookery/protocol/people';
import { isObject } from '@rookery/rules/kernel/shape';
import type { GameCard } from '../games/game-ui.ts';
import type { NewTable } from '../here/tables.ts';
import type { Way } from '../shell/route.ts';

/** Who gets a seat. A person without a name gets a default one. */
export type SeatPlan =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: Level };

/** The form of a new table. Whoever fills it in gets the first seat. */
export interface SetUp {
  readonly seats: readonly SeatPlan[];
  /** The options of the game, as its rules read them. */
  readonly options: Readonly<Record<string, unknown>>;
}

type SetUpCard = Pick<GameCard, 'seats' | 'usualSeats'>;

const defaultLevel: Level = 'adelie';
const somebody: SeatPlan = { kind: 'person', name: '' };

/** The name of a stored set-up. */
export const storageName = (game: string, way: Way): string => `set-up.${game}.${way}`;

/** The set-up before anything is chosen. */
export function makeDefaultSetUp(card: SetUpCard, way: Way): SetUp {
  const other: SeatPlan = way === 'bots' ? { kind: 'bot', level: defaultLevel } : somebody;
  // Free seats keep a match from beginning, so a table for friends begins as small as possible.
  const count = way === 'friends' ? Math.max(2, card.seats.least) : card.usualSeats;
  const others = Array.from({ length: count - 1 }, () => other);
  return { seats: [somebody, ...others], options: {} };
}

/** Reads a stored set-up; the default one if it is unreadable. */
export function readSetUp(kept: unknown, card: SetUpCard, way: Way): SetUp {
  const fallback = makeDefaultSetUp(card, way);
  if (!isObject(kept) || !('seats' in kept) || !Array.isArray(kept.seats)) return fallback;
  const seats = kept.seats.map((seat: unknown) => readSeat(seat)).filter((seat) => seat !== null);
  const { least, most } = card.seats;
  if (seats.length < least || seats.length > most || seats[0]?.kind !== 'person') return fallback;
  if (way === 'bots' && seats.filter(({ kind }) => kind === 'person').length > 1) return fallback;
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

/** Changes the number of seats. A new seat is like the last, except for a name. */
export function resize({ seats, options }: SetUp, count: number, way: Way): SetUp {
  const last = seats.at(-1);
  const another = (): SeatPlan => {
    if (seats.length > 1 && last?.kind === 'bot') return last;
    return way === 'bots' ? { kind: 'bot', level: defaultLevel } : somebody;
  };
  const more = Array.from({ length: Math.max(0, count - seats.length) }, another);
  return { seats: [...seats.slice(0, count), ...more], options };
}

/** Puts somebody else on a seat. */
export const replaceSeat = ({ seats, options }: SetUp, seat: number, plan: SeatPlan): SetUp => ({
  seats: seats.with(seat, plan),
  options,
});

/** Gives all bots one level. */
export const setLevel = ({ seats, options }: SetUp, level: Level): SetUp => ({
  seats: seats.map((seat) => (seat.kind === 'bot' ? { kind: 'bot', level } : seat)),
  options,
});

/** The levels of the bots, each once. */
export const listLevels = ({ seats }: SetUp): readonly Level[] => [
  ...new Set(seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []))),
];

/** The bots and their seats. */
export const listBots = ({ seats }: SetUp): NewTable['bots'] =>
  seats.flatMap((plan, seat) => (plan.kind === 'bot' ? [{ seat, level: plan.level }] : []));

/** Names for people who have not entered one. */
export interface DefaultNames {
  /** The profile of this device. */
  readonly me: { readonly name: string; readonly penguin: PenguinSpecies };
  readonly player: (number: number) => string;
}

/** The people on this device, each with a penguin of their own. */
export function listPeople({ seats }: SetUp, { me, player }: DefaultNames): NewTable['people'] {
  const first = penguins.indexOf(me.penguin);
  return seats.flatMap((plan, seat) => {
    if (plan.kind !== 'person') return [];
    const penguin = penguins[(first + seat) % penguins.length] ?? me.penguin;
    const usual = seat === 0 ? me.name : player(seat + 1);
    return [{ seat, name: plan.name === '' ? usual : plan.name, penguin }];
  });
}
