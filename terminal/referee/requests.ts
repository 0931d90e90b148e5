import { randomBytes } from 'node:crypto';
import { decide, open, settle } from '@rookery/referee/ruling';
import { catalogue, findGame } from '@rookery/rules/catalogue';
import type { Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord, recordOf } from '@rookery/rules/kernel/record';
import { seededStreams, type Streams } from '@rookery/rules/kernel/rng';
import { parseSeat, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import { brief, isObject } from '@rookery/rules/kernel/shape';
import type { RefereeOperation, RefereeOperations, RequestFields } from './answer.ts';
import { done, failed, malformed, type RequestOutcome } from './fault.ts';
import type { OpenMatches, RefereedMatch } from './matches.ts';
import { statusOf } from './status.ts';
import type { Wording } from './wording.ts';

/** The name and version of the protocol. */
const protocol = 'rookery-referee/1';

/** What a request is carried out with. */
export interface RefereeContext {
  readonly matches: OpenMatches;
  readonly wording: Wording;
  /** The version of the program. */
  readonly version: string;
}

type RunRequest = RefereeOperation<RefereeContext>['run'];

/** Every operation of the protocol. */
export const operations: RefereeOperations<RefereeContext> = new Map<
  unknown,
  RefereeOperation<RefereeContext>
>([
  ['hello', { fields: [], run: hello }],
  ['new', { fields: ['game', 'seats', 'options', 'seed'], run: newMatch }],
  ['legal', { fields: ['match', 'seat'], run: onSeat(legal) }],
  ['play', { fields: ['match', 'seat', 'move'], run: onSeat(play) }],
  ['view', { fields: ['match', 'seat'], run: onMatch(view) }],
  ['record', { fields: ['match'], run: onMatch(({ match }) => done({ record: recordOf(match) })) }],
  ['load', { fields: ['record', 'seed'], run: load }],
  ['drop', { fields: ['match'], run: onMatch(drop) }],
]);

/** Who is there, and what can be played. */
export function hello(
  _fields: RequestFields,
  { version }: Pick<RefereeContext, 'version'>,
): RequestOutcome {
  const games = catalogue.map(({ id, editions, seats }) => ({
    id,
    ...(editions.length > 0 ? { editions } : {}),
    seats: [seats.least, seats.most],
  }));
  return done({ protocol, version, games });
}

function newMatch(fields: RequestFields, context: RefereeContext): RequestOutcome {
  const game = findGame(fields.get('game'));
  if (!game) {
    const games = catalogue.map(({ id }) => id);
    return failed('unknown-game', `game must be one of ${games.join(', ')}`, { games });
  }
  const { least, most } = game.seats;
  const seats = fields.get('seats');
  if (typeof seats !== 'number' || !Number.isInteger(seats) || seats < least || seats > most) {
    const range = `${String(least)} to ${String(most)}`;
    return failed('bad-seats', `seats must be a whole number from ${range}`, { least, most });
  }
  const options = game.parseOptions(fields.get('options'), seats);
  if (!options.ok) return malformed('bad-options', options.problems, context.wording.problem);
  return withSeed(fields, (streams) =>
    admit(open(game, options.value, seats, streams).match, streams, context),
  );
}

function load(fields: RequestFields, context: RefereeContext): RequestOutcome {
  const record = fields.get('record');
  const loaded = parseRecord(record, catalogue);
  if (!loaded.ok) {
    const game = isObject(record) && 'game' in record ? record.game : undefined;
    const explain = (problem: Problem): string => context.wording.problem(problem, game);
    return malformed('bad-record', loaded.problems, explain);
  }
  return withSeed(fields, (streams) =>
    admit(settle({ match: loaded.value, events: [] }, streams).match, streams, context),
  );
}

/** The streams of the request's seed, or of one drawn here when it names none. */
function withSeed(
  fields: RequestFields,
  run: (streams: Streams) => RequestOutcome,
): RequestOutcome {
  const seed = fields.get('seed') ?? randomBytes(16).toString('hex');
  if (typeof seed !== 'string') return failed('bad-seed', 'seed must be text');
  return run(seededStreams(seed));
}

function admit(match: Match, streams: Streams, { matches }: RefereeContext): RequestOutcome {
  const id = matches.add({ match, streams });
  return id === undefined
    ? failed('too-many-matches', 'drop matches that are no longer needed')
    : done({ match: id, status: statusOf(match) });
}

/** An operation on a match that must exist. */
function onMatch(
  run: (
    held: RefereedMatch,
    fields: RequestFields,
    context: RefereeContext,
    id: string,
  ) => RequestOutcome,
): RunRequest {
  return (fields, context) => {
    const id = fields.get('match');
    const held = context.matches.find(id);
    return held
      ? run(held, fields, context, String(id))
      : failed('unknown-match', 'no match of that id is open', { match: brief(id) });
  };
}

/** An operation for one seat of a match. */
function onSeat(
  run: (
    held: RefereedMatch,
    seat: Seat,
    fields: RequestFields,
    context: RefereeContext,
    id: string,
  ) => RequestOutcome,
): RunRequest {
  return onMatch((held, fields, context, id) => {
    const seat = parseSeat(fields.get('seat'), held.match.seats);
    return seat.ok
      ? run(held, seat.value, fields, context, id)
      : malformed('bad-seat', seat.problems, context.wording.problem);
  });
}

/** The legal moves of a seat that has to act; none for a seat that could only change its pick. */
function legal({ match: { game, state } }: RefereedMatch, seat: Seat): RequestOutcome {
  const waiting = game.waiting(state);
  const isToAct = waiting.for === 'seats' && waiting.seats.includes(seat);
  return done({ moves: isToAct ? game.legalMoves(state, seat) : [] });
}

function play(
  { match, streams }: RefereedMatch,
  seat: Seat,
  fields: RequestFields,
  { matches, wording }: RefereeContext,
  id: string,
): RequestOutcome {
  const move = match.game.parseMove(fields.get('move'));
  if (!move.ok) return malformed('bad-move', move.problems, wording.problem);
  const ruling = decide(match, seat, move.value, streams);
  if (!ruling.ok) {
    const [refusal = { kind: 'refused' }] = ruling.problems;
    return failed(refusal.kind, wording.refusal(match.game.id, refusal), refusal);
  }
  matches.replace(id, { match: ruling.value.match, streams });
  return done({ events: ruling.value.events, status: statusOf(ruling.value.match) });
}

function view(
  { match }: RefereedMatch,
  fields: RequestFields,
  { wording }: RefereeContext,
): RequestOutcome {
  const { game, state, seats } = match;
  const show = (viewer: Viewer): RequestOutcome => done({ view: game.view(state, viewer) });
  if (fields.get('seat') === null) return show('onlooker');
  const seat = parseSeat(fields.get('seat'), seats);
  return seat.ok ? show(seat.value) : malformed('bad-seat', seat.problems, wording.problem);
}

function drop(
  _held: RefereedMatch,
  _fields: RequestFields,
  { matches }: RefereeContext,
  id: string,
): RequestOutcome {
  matches.drop(id);
  return done({});
}
