import type { SeatLine } from '@rookery/protocol/people';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';
import type { Tell } from '@rookery/protocol/tells';
import { decide, open, type Ruling } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { findGame } from '@rookery/rules/catalogue';
import { entryOf } from '@rookery/rules/kernel/entry';
import { pick, seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { updateTell } from '../../../../protocol/spec/client/fake-outside.ts';

/** A match at some moment, and the act that led there. */
interface StagedMatch {
  readonly before: Ruling;
  readonly now: Ruling;
}

/** Whether a match has come to the moment that is wanted. */
type IsReached = (ruling: Ruling) => boolean;

/** The moments of a match that pages are looked at. */
export const moments = {
  /** Somewhere in the middle, when the first seat may act. */
  middle: ({ match }: Ruling): boolean => {
    const waiting = match.game.waiting(match.state);
    return match.acts.length > 24 && waiting.for === 'seats' && waiting.seats[0] === 0;
  },
  roundEnd: ({ events }: Ruling): boolean => JSON.stringify(events).includes('"round-ended"'),
  over: ({ match }: Ruling): boolean => match.game.waiting(match.state).for === 'nobody',
} as const satisfies Record<string, IsReached>;

/** Plays at random until the moment is reached. */
export function stageMatch(id: string, seats: number, isReached: IsReached): StagedMatch {
  const game = findGame(id);
  const options = game?.parseOptions({}, seats);
  if (!game || !options?.ok) throw new Error(`no match of ${id}`);
  const streams = seededStreams('staged');
  const rng = streams('players');
  let before: Ruling = open(game, options.value, seats, streams);
  let now = before;
  while (!isReached(now)) {
    const waiting = game.waiting(now.match.state);
    if (waiting.for !== 'seats') throw new Error(`${id} never comes to that moment`);
    const seat = entryOf(waiting.seats, 0);
    const decided = decide(
      now.match,
      seat,
      pick(game.legalMoves(now.match.state, seat), rng),
      streams,
    );
    if (!decided.ok) throw new Error('a legal move was refused');
    [before, now] = [now, decided.value];
  }
  return { before, now };
}

interface Telling {
  readonly table: TableId;
  readonly match: MatchId;
  readonly seats: readonly SeatLine[];
  /** Who is told: a seat, or an onlooker. */
  readonly viewer: number | null;
}

/** What the host of a table tells of such a match: how it stood, then the last act as news. */
export function tellsOf({ before, now }: StagedMatch, telling: Telling): readonly Tell[] {
  const { viewer, ...common } = telling;
  const eyes =
    viewer === null ? ('onlooker' as const) : entryOf(seatsOf(common.seats.length), viewer);
  const of = (ruling: Ruling): Partial<Extract<Tell, { readonly type: 'update' }>> => ({
    ...common,
    ...updateFor(ruling, eyes),
    seq: ruling.match.acts.length,
  });
  const first = updateTell({ ...of(before), news: [], since: 0 });
  return [first, updateTell({ ...of(now), since: before.match.acts.length })];
}
