import { levels } from '@rookery/bots/levels';
import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import { fewProblems } from '@rookery/protocol/problems';
import type { Reason } from '@rookery/protocol/reasons';
import { advanced, type Progress } from '@rookery/referee/hosted-match';
import { open } from '@rookery/referee/ruling';
import { catalogue, findGame } from '@rookery/rules/catalogue';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { read, wholeNumber } from '@rookery/rules/kernel/shape';
import type { DeskAsk, DeskParts, Session } from './caller.ts';
import { begun, type Play } from './local-play.ts';
import type { LocalMatch, LocalSeat, LocalTable } from './local-store.ts';
import type { TableNow } from './showing.ts';

type CreateAsk = Extract<DeskAsk, { readonly type: 'create' }>;

/** A new table with everyone in place, or why not. */
export function tableFor(
  ask: CreateAsk,
  session: Session,
  { randomId, now }: Pick<DeskParts, 'randomId' | 'now'>,
): Result<LocalTable, Reason> {
  const game = findGame(ask.game);
  if (!game) return rejected({ kind: 'unknown-game', known: catalogue.map(({ id }) => id) });
  const count = read(wholeNumber(game.seats.least, game.seats.most), ask.seats, 'seats');
  if (!count.ok) return rejected({ kind: 'bad-options', problems: count.problems });
  const options = game.parseOptions(ask.options, ask.seats);
  if (!options.ok) {
    return rejected({ kind: 'bad-options', problems: fewProblems(options.problems) });
  }
  const { kind } = ask.settings.clock;
  if (kind !== 'none') return rejected({ kind: 'bad-options', problems: [noClock(kind)] });
  const seats = seatsFor(ask, session);
  if (!seats.ok) return seats;
  const id = parseTableId(randomId());
  if (!id.ok) throw new Error('the random id is none');
  const at = now();
  return accepted({
    id: id.value,
    revision: 0,
    nonce: ask.nonce,
    game: game.id,
    options: options.value,
    settings: ask.settings,
    phase: 'waiting',
    seats: seats.value,
    host: session.seat ?? 0,
    match: null,
    createdAt: at,
    touchedAt: at,
  });
}

const noClock = (found: string) =>
  ({ kind: 'not-allowed', at: 'settings.clock.kind', found, allowed: ['none'] }) as const;

/** Everybody is at the device already, so a table with a free seat could never begin. */
function seatsFor(
  { seats: count, bots }: CreateAsk,
  { people }: Session,
): Result<readonly LocalSeat[], Reason> {
  const seats = Array.from({ length: count }, (): LocalSeat | null => null);
  const sitters = [
    ...people.map(({ seat, name, penguin }) => ({ seat, person: { name, penguin }, bot: null })),
    ...bots.map(({ seat, level }) => ({ seat, person: null, bot: level })),
  ];
  for (const { seat, person, bot } of sitters) {
    if (seats[seat] === undefined) return rejected({ kind: 'unknown-seat' });
    if (seats[seat] !== null) return rejected({ kind: 'seat-taken' });
    if (bot !== null && !isLevel(bot)) return rejected({ kind: 'unknown-level', known: levels });
    seats[seat] = { person, bot };
  }
  const taken = seats.filter((seat) => seat !== null);
  return taken.length === count ? accepted(taken) : rejected({ kind: 'seats-open' });
}

/** Whether bots have that level. */
export const isLevel = (level: string): boolean => levels.some((each) => each === level);

/** A match about to begin: everything up to the first decision is drawn. */
export interface Beginning {
  readonly table: LocalTable;
  readonly match: LocalMatch;
  readonly before: Play;
  readonly progress: Progress<Play>;
}

/** Draws a new match for a table. */
export function beginningOf({ table, game }: TableNow, parts: DeskParts): Beginning {
  const { options, seats } = table;
  const secret = parts.randomSecret();
  const id = parseMatchId(parts.randomId());
  if (!id.ok) throw new Error('the random id is none');
  const at = parts.now();
  const match: LocalMatch = {
    id: id.value,
    table: table.id,
    game: game.id,
    rules: game.version,
    options,
    seats,
    secret,
    startedAt: at,
    finishedAt: null,
    result: null,
  };
  const before = begun(match, game);
  const opened = open(game, options, seats.length, seededStreams(secret));
  const playing: LocalTable = {
    ...table,
    revision: table.revision + 1,
    phase: 'playing',
    match: match.id,
    touchedAt: at,
  };
  return { table: playing, match, before, progress: advanced(before, opened.match.acts) };
}
