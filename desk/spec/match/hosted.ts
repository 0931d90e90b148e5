import { entryOf } from '@rookery/rules/kernel/entry';
import type { Game } from '@rookery/rules/kernel/game';
import { seededStreams } from '@rookery/rules/kernel/rng';
import { seatsOf } from '@rookery/rules/kernel/seat';
import { parseMatchId, parseTableId } from '@rookery/protocol/identifiers';
import { noWishes } from '@rookery/protocol/tables';
import { startClocks } from '@rookery/referee/clock';
import { drawFirstActs, openHostedMatch } from '../../hosted-match.ts';
import type { HostedMatch, Progress } from '../../hosted-match.ts';
import type { StoredTable } from '../../store.ts';
import type { TableNow } from '../../table-tells.ts';
import { judge, nextOf, type Decision } from '../../numbered-decision.ts';

/** A match as a host has it. */
interface Opened {
  /** Before its first act. */
  readonly before: HostedMatch;
  /** After its first draws. */
  readonly start: HostedMatch;
}

/** Begins a match with the usual options. */
export function opened(game: Game, seats: number): Opened {
  const options = game.parseOptions({}, seats);
  if (!options.ok) throw new Error('the usual options are none');
  const secret = 'nobody knows this';
  const id = parseMatchId('a-match-of-the-tests-0');
  if (!id.ok) throw new Error('that is no id');
  const clocks = startClocks({ kind: 'none' }, seats, { for: 'chance' }, 0);
  const setup = { id: id.value, game, seats, options: options.value, secret, clocks };
  const before = openHostedMatch(setup);
  return { before, start: drawFirstActs(before).match };
}

/** A decision, and what followed from it. */
interface Turn {
  readonly before: HostedMatch;
  readonly decision: Decision;
  readonly progress: Progress;
}

/** A whole match, in which picks are changed now and then. */
export function* turnsOf(start: HostedMatch): Generator<Turn, undefined> {
  const rng = seededStreams('players')(start.game.id);
  let match = start;
  for (;;) {
    const { game, state, seats } = match;
    const movers = seatsOf(seats).filter((each) => game.legalMoves(state, each).length > 0);
    if (movers.length === 0) return;
    const seat = entryOf(movers, rng.below(movers.length));
    const moves = game.legalMoves(state, seat);
    const move = entryOf(moves, rng.below(moves.length));
    const decision = { seat, nth: nextOf(match, seat), move };
    const judgement = judge(match, decision, undefined);
    if (judgement.kind !== 'ruled') throw new Error(judgement.kind);
    const { progress } = judgement;
    yield { before: match, decision, progress };
    ({ match } = progress);
  }
}

/** A table where this match is played, with bots of these levels and people on all other seats. */
export function tableWith(match: HostedMatch, levelOf: (seat: number) => string | null): TableNow {
  const id = parseTableId('a-table-of-the-tests-0');
  if (!id.ok) throw new Error('that is no id');
  const seats = seatsOf(match.seats).map((seat) => {
    const bot = levelOf(seat);
    return { person: bot === null ? String(seat) : null, bot, ready: true };
  });
  const table: StoredTable = {
    id: id.value,
    game: match.game.id,
    options: match.options,
    settings: { clock: { kind: 'none' }, listing: 'private', onlookers: 'welcome', chat: 'off' },
    phase: 'playing',
    seats,
    host: null,
    match: match.id,
    wishes: noWishes,
    createdAt: 0,
    touchedAt: 0,
  };
  return { table, revision: 1, game: match.game, people: new Map(), match };
}
