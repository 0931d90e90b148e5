import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { GameScreen } from '../games/game-screen.ts';
import type { Shell } from '../shell.ts';
import type { TerminalTexts } from '@rookery/texts/en/terminal/terminal';
import {
  introduceOpponents,
  namesFor,
  readOpponents,
  usualOpponent,
  type Opponent,
} from './opponents.ts';

/** Who sits where: people first, clockwise from seat 0, then bots. */
export interface Seating {
  readonly names: readonly string[];
  readonly humans: number;
  /** Who plays at each of the further seats. */
  readonly bots: readonly Opponent[];
}

/** Who the bots are; nothing without any. */
export function introductionOf(
  { texts }: Pick<Shell, 'texts'>,
  { names, humans, bots }: Seating,
): readonly string[] {
  const opponents = introduceOpponents(texts.levels, bots, names.slice(humans));
  return opponents.length === 0 ? [] : [texts.opponents(opponents)];
}

const longestName = 14;

/** Reads `--seats`, `--humans` and `--bots`. */
export function readSeating(
  { texts }: Pick<Shell, 'texts'>,
  { game, usualSeats }: GameScreen,
  values: ReadonlyMap<string, string>,
): Result<Seating, string> {
  const { least, most } = game.seats;
  const people = readPeople(texts, values.get('humans') ?? '1', most);
  if (!people.ok) return people;
  const humans = people.value;
  const usual = String(Math.max(usualSeats, humans.length));
  const seats = readNumber(texts, 'seats', values.get('seats') ?? usual, least, most);
  if (!seats.ok) return seats;
  if (humans.length > seats.value) {
    return rejected(texts.tooManyHumans(humans.length, seats.value));
  }
  const free = seats.value - humans.length;
  const bots = readOpponents(texts, values.get('bots') ?? usualOpponent, free);
  if (!bots.ok) return bots;
  const names = [...humans, ...namesFor(texts.levels, bots.value, humans)];
  return accepted({ names, humans: humans.length, bots: bots.value });
}

/** A whole number within bounds, as an option's value. */
export function readNumber(
  texts: TerminalTexts,
  option: string,
  text: string,
  least: number,
  most: number,
): Result<number, string> {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? accepted(number)
    : rejected(texts.numberBetween(option, least, most, text));
}

/** A number of people, or their names. */
function readPeople(
  texts: TerminalTexts,
  text: string,
  most: number,
): Result<readonly string[], string> {
  if (/^-?\d+$/.test(text)) {
    const count = readNumber(texts, 'humans', text, 1, most);
    if (!count.ok) return count;
    return accepted(Array.from({ length: count.value }, (_, seat) => texts.player(seat)));
  }
  const names = text.split(',').map((name) => name.trim());
  const bad = names.find((name, index) => !isName(name) || names.indexOf(name) < index);
  if (bad !== undefined) return rejected(texts.badName(bad, longestName));
  return names.length > most ? rejected(texts.tooManyHumans(names.length, most)) : accepted(names);
}

const isName = (name: string): boolean =>
  name.length > 0 && name.length <= longestName && !/[\p{C}]/u.test(name);
