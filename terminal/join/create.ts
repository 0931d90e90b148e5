import { levels } from '@rookery/bots/levels';
import type { LineAsk } from '@rookery/protocol/client/unanswered';
import { longestFrame } from '@rookery/protocol/limits';
import type { Settings } from '@rookery/protocol/tables';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import type { Arguments } from '../arguments/arguments.ts';
import type { GameScreen } from '../games/game-screen.ts';
import { readGameName } from '../play/choose-game.ts';
import { readNumber } from '../play/seating.ts';
import { misused, readOptionsToSend, type OptionFault } from '../play/table-options.ts';
import { exitCodes, type Shell } from '../shell.ts';

/** The ask that opens a table. */
export type Creation = Extract<LineAsk, { readonly type: 'create' }>;

/** The longest ask that a server reads, less room for the ask's number and nonce. */
const longestCreation = longestFrame - 100;

/** Reads what table is to be opened. */
export function readCreation(shell: Shell, args: Arguments): Result<Creation, OptionFault> {
  const { texts } = shell;
  const { values } = args;
  const named = readGameName(shell, values.get('create') ?? '');
  if (!named.ok) return misused(...named.problems);
  const screen = named.value;
  const { least, most } = screen.game.seats;
  const text = values.get('seats') ?? String(screen.usualSeats);
  const seats = readNumber(texts, 'seats', text, least, most);
  if (!seats.ok) return misused(...seats.problems);
  const bots = readBots(shell, values.get('bots'), seats.value);
  if (!bots.ok) return misused(...bots.problems);
  const clock = readClock(shell, values.get('clock'));
  if (!clock.ok) return misused(...clock.problems);
  const options = readOptions(shell, screen, values, seats.value);
  if (!options.ok) return options;
  const creation: Creation = {
    type: 'create',
    game: screen.game.id,
    seats: seats.value,
    options: options.value,
    bots: bots.value,
    settings: {
      clock: clock.value,
      listing: args.switches.has('public') ? 'public' : 'private',
      onlookers: 'welcome',
      chat: 'phrases',
    },
  };
  // A box of one's own can be longer than a server reads.
  return JSON.stringify(creation).length > longestCreation
    ? rejected({ lines: [shell.texts.join.tooLong], exit: exitCodes.failed })
    : accepted(creation);
}

/** Seats are named by their number, since nobody sits there yet. */
function readOptions(
  shell: Shell,
  screen: GameScreen,
  values: ReadonlyMap<string, string>,
  seats: number,
): Result<unknown, OptionFault> {
  const names = Array.from({ length: seats }, (_, seat) => shell.texts.player(seat));
  return readOptionsToSend(shell, screen, { names }, values);
}

/** Bots take the last seats; one seat is left for whoever opens the table. */
function readBots(
  { texts }: Shell,
  text: string | undefined,
  seats: number,
): Result<Creation['bots'], string> {
  if (text === undefined) return accepted([]);
  const words = text.split(',').map((word) => word.trim().toLowerCase());
  const unknown = words.find((word) => !levels.some((level) => level === word));
  if (unknown !== undefined) return rejected(texts.unknownOpponent(unknown, levels));
  if (words.length >= seats) return rejected(texts.wrongOpponents(words.length, seats - 1));
  const first = seats - words.length;
  return accepted(words.map((level, index) => ({ seat: first + index, level })));
}

/** `60` for each move, `600+5` for the match and more with each move, in seconds. */
function readClock({ texts }: Shell, text: string | undefined): Result<Settings['clock'], string> {
  if (text === undefined) return accepted({ kind: 'none' });
  const [, first, more] = /^(\d{1,7})(?:\+(\d{1,5}))?$/.exec(text) ?? [];
  const [time, increment] = [Number(first) * 1000, Number(more) * 1000];
  const isAllowed = time >= 5000 && time <= 30 * 86_400_000;
  if (!isAllowed || increment > 86_400_000) return rejected(texts.join.badClock(text));
  return accepted(
    more === undefined ? { kind: 'per-move', move: time } : { kind: 'bank', bank: time, increment },
  );
}
