import type { Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import type { Match } from '@rookery/rules/kernel/match';
import type { Result } from '@rookery/rules/kernel/result';
import type { Seat } from '@rookery/rules/kernel/seat';
import { brief } from '@rookery/rules/kernel/shape';
import type { RequestFields, RefereeOperation, RefereeOperations } from '../../referee/answer.ts';
import { done, failed, malformed, type RequestOutcome } from '../../referee/fault.ts';
import { hello } from '../../referee/requests.ts';
import { statusOf } from '../../referee/status.ts';
import type { Wording } from '../../referee/wording.ts';

/** The match a program sits in, from its seat. */
export interface ProgramSeat {
  readonly id: string;
  readonly match: Match;
  readonly seat: Seat;
}

/** What the requests of a program need. */
export interface PlayerContext {
  readonly version: string;
  readonly wording: Wording;
  /** Where the program sits now, if anywhere. */
  place(): ProgramSeat | undefined;
  /** Tries a move in the program's turn; nothing if it is not asked for one. */
  attempt(move: unknown): Result<Ruling, { readonly kind: string }> | undefined;
}

type RunOperation = RefereeOperation<PlayerContext>['run'];

/** The operations of the referee protocol, as far as players may use them. */
export const playerOperations: RefereeOperations<PlayerContext> = new Map<
  unknown,
  RefereeOperation<PlayerContext>
>([
  ['hello', { fields: [], run: hello }],
  ['legal', { fields: ['match', 'seat'], run: atPlace(legal) }],
  ['play', { fields: ['match', 'seat', 'move'], run: atPlace(play) }],
  ['view', { fields: ['match', 'seat'], run: atPlace(view) }],
  ['new', { fields: ['game', 'seats', 'options', 'seed'], run: notForPlayers }],
  ['record', { fields: ['match'], run: notForPlayers }],
  ['load', { fields: ['record', 'seed'], run: notForPlayers }],
  ['drop', { fields: ['match'], run: notForPlayers }],
]);

function notForPlayers(): RequestOutcome {
  return failed('not-for-players', 'this is for referees; a player asks about its own seat only');
}

/** An operation on the program's own match and seat; a program cannot name others. */
function atPlace(
  run: (place: ProgramSeat, fields: RequestFields, context: PlayerContext) => RequestOutcome,
): RunOperation {
  return (fields, context) => {
    const id = fields.get('match');
    const place = context.place();
    if (!place || place.id !== id) {
      return failed('unknown-match', 'no match of that id is open', { match: brief(id) });
    }
    if (fields.get('seat') !== place.seat) {
      const message = `you sit in seat ${String(place.seat)} and act for no other`;
      return failed('not-for-players', message, { seat: place.seat });
    }
    return run(place, fields, context);
  };
}

function legal({ match: { game, state }, seat }: ProgramSeat): RequestOutcome {
  const waiting = game.waiting(state);
  const isToAct = waiting.for === 'seats' && waiting.seats.includes(seat);
  return done({ moves: isToAct ? game.legalMoves(state, seat) : [] });
}

function view({ match: { game, state }, seat }: ProgramSeat): RequestOutcome {
  return done({ view: game.view(state, seat) });
}

function play(
  { match: { game }, seat }: ProgramSeat,
  fields: RequestFields,
  context: PlayerContext,
): RequestOutcome {
  const { wording } = context;
  const move = game.parseMove(fields.get('move'));
  if (!move.ok) return malformed('bad-move', move.problems, wording.problem);
  const ruling = context.attempt(move.value);
  if (!ruling) return failed('not-asked', 'wait for the event that says it is your turn');
  if (!ruling.ok) {
    const [refusal = { kind: 'refused' }] = ruling.problems;
    return failed(refusal.kind, wording.refusal(game.id, refusal), refusal);
  }
  const { news } = updateFor(ruling.value, seat);
  return done({ events: news, status: statusOf(ruling.value.match) });
}
