import { randomBytes } from 'node:crypto';
import { decide, open, settle } from '@rookery/referee/ruling';
import { catalogue, findGame } from '@rookery/rules/catalogue';
import type { Match } from '@rookery/rules/kernel/match';
import type { Problem } from '@rookery/rules/kernel/problem';
import { parseRecord, recordOf } from '@rookery/rules/kernel/record';
import { seededStreams, type Streams } from '@rookery/rules/kernel/rng';
import { parseSeat, type Seat, type Viewer } from '@rookery/rules/kernel/seat';
import { brief, isObject } from '@rookery/rules/kernel/shape';
import type { Fields, Operation, Operations } from './answer.ts';
import { done, failed, malformed, type Outcome } from './fault.ts';
import type { Matches, Table } from './matches.ts';
import { statusOf } from './status.ts';
import type { Wording } from './wording.ts';

/** The name and version of the protocol. */
const protocol = 'rookery-referee/1';

/** What a request is carried out with. */
export interface Desk {
  readonly matches: Matches;
  readonly wording: Wording;
  /** The version of the program. */
  readonly version: string;
}

type Run = Operation<Desk>['run'];

/** Every operation of the protocol. */
export const operations: Operations<Desk> = new Map<unknown, Operation<Desk>>([
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
export function hello(_fields: Fields, { version }: Pick<Desk, 'version'>): Outcome {
  const games = catalogue.map(({ id, editions, seats }) => ({
    id,
    ...(editions.length > 0 ? { editions } : {}),
    seats: [seats.least, seats.most],
  }));
  return done({ protocol, version, games });
}

function newMatch(fields: Fields, desk: Desk): Outcome {
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
  if (!options.ok) return malformed('bad-options', options.problems, desk.wording.problem);
  return seeded(fields, (streams) =>
    admit(open(game, options.value, seats, streams).match, streams, desk),
  );
}

function load(fields: Fields, desk: Desk): Outcome {
  const record = fields.get('record');
  const loaded = parseRecord(record, catalogue);
  if (!loaded.ok) {
    const game = isObject(record) && 'game' in record ? record.game : undefined;
    const explain = (problem: Problem): string => desk.wording.problem(problem, game);
    return malformed('bad-record', loaded.problems, explain);
  }
  return seeded(fields, (streams) =>
    admit(settle({ match: loaded.value, events: [] }, streams).match, streams, desk),
  );
}

/** The streams of the request's seed, or of one drawn here when it names none. */
function seeded(fields: Fields, run: (streams: Streams) => Outcome): Outcome {
  const seed = fields.get('seed') ?? randomBytes(16).toString('hex');
  if (typeof seed !== 'string') return failed('bad-seed', 'seed must be text');
  return run(seededStreams(seed));
}

function admit(match: Match, streams: Streams, { matches }: Desk): Outcome {
  const id = matches.add({ match, streams });
  return id === undefined
    ? failed('too-many-matches', 'drop matches that are no longer needed')
    : done({ match: id, status: statusOf(match) });
}

/** An operation on a match that must exist. */
function onMatch(run: (table: Table, fields: Fields, desk: Desk, id: string) => Outcome): Run {
  return (fields, desk) => {
    const id = fields.get('match');
    const table = desk.matches.find(id);
    return table
      ? run(table, fields, desk, String(id))
      : failed('unknown-match', 'no match of that id is open', { match: brief(id) });
  };
}

/** An operation for one seat of a match. */
function onSeat(
  run: (table: Table, seat: Seat, fields: Fields, desk: Desk, id: string) => Outcome,
): Run {
  return onMatch((table, fields, desk, id) => {
    const seat = parseSeat(fields.get('seat'), table.match.seats);
    return seat.ok
      ? run(table, seat.value, fields, desk, id)
      : malformed('bad-seat', seat.problems, desk.wording.problem);
  });
}

/** Only for seats that are waited for: a pick may also be changed, but nobody waits for that. */
function legal({ match: { game, state } }: Table, seat: Seat): Outcome {
  const waiting = game.waiting(state);
  const isToAct = waiting.for === 'seats' && waiting.seats.includes(seat);
  return done({ moves: isToAct ? game.legalMoves(state, seat) : [] });
}

function play(
  { match, streams }: Table,
  seat: Seat,
  fields: Fields,
  { matches, wording }: Desk,
  id: string,
): Outcome {
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

function view({ match }: Table, fields: Fields, { wording }: Desk): Outcome {
  const { game, state, seats } = match;
  const show = (viewer: Viewer): Outcome => done({ view: game.view(state, viewer) });
  if (fields.get('seat') === null) return show('onlooker');
  const seat = parseSeat(fields.get('seat'), seats);
  return seat.ok ? show(seat.value) : malformed('bad-seat', seat.problems, wording.problem);
}

function drop(_table: Table, _fields: Fields, { matches }: Desk, id: string): Outcome {
  matches.drop(id);
  return done({});
}
