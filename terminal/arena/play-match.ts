import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import type { Game } from '@rookery/rules/kernel/game';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Match } from '@rookery/rules/kernel/match';
import type { Streams } from '@rookery/rules/kernel/rng';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import type { DecisionRequest, SeatPlayer } from './seat-player.ts';

/** A match to be played. */
export interface Fixture {
  readonly id: string;
  readonly game: Game;
  readonly options: unknown;
  /** Where the deals come from. */
  readonly streams: Streams;
  /** The players' own randomness, one stream for each decision. */
  readonly thoughts: Streams;
  /** By seat. */
  readonly players: readonly SeatPlayer[];
  /** Called with the time that a seat took for a decision. */
  readonly onDecision: (seat: Seat, milliseconds: number) => void;
}

/** Plays a match to its end. Seats that choose at the same time are asked in turn, each for itself. */
export async function playMatch(fixture: Fixture): Promise<Match> {
  const { game, options, streams, players } = fixture;
  const seats = seatsOf(players.length);
  const seen = seats.map((): unknown[] => []);
  let ruling = open(game, options, seats.length, streams);
  for (let nth = 0; ; nth += 1) {
    showRuling(fixture, ruling, seen);
    const { match } = ruling;
    const waiting = game.waiting(match.state);
    if (waiting.for !== 'seats') return match;
    const seat = entryOf(waiting.seats, 0);
    // oxlint-disable-next-line no-await-in-loop -- one decision after the other
    ruling = await nextRuling(fixture, match, seat, nth, entryOf(seen, seat));
  }
}

/** Adds to what every seat has seen, and tells those who watch. */
function showRuling(
  { id, game, players }: Fixture,
  { match, events }: Ruling,
  seen: readonly unknown[][],
): void {
  for (const seat of seatsOf(players.length)) {
    const own = entryOf(seen, seat);
    own.push(...events.map((event) => game.see(event, seat)).filter((each) => each !== undefined));
    players[seat]?.watch?.({ id, match, seat, seen: own });
  }
}

async function nextRuling(
  { id, thoughts, streams, players, onDecision }: Fixture,
  match: Match,
  seat: Seat,
  nth: number,
  seen: readonly unknown[],
): Promise<Ruling> {
  const { view, legal } = updateFor({ match, events: [] }, seat);
  const question = { view, legal, seen: [...seen] };
  const rng = thoughts(`seat ${String(seat)}, decision ${String(nth)}`);
  const attempt: DecisionRequest['attempt'] = (move) => decide(match, seat, move, streams);
  const before = performance.now();
  const move = await entryOf(players, seat).decide({ id, match, seat, question, rng, attempt });
  onDecision(seat, performance.now() - before);
  const ruling = attempt(move);
  if (!ruling.ok) throw new Error(`an illegal move: ${JSON.stringify(ruling.problems)}`);
  return ruling.value;
}
