import { done, refused, replyTo, type Reply } from '@rookery/protocol/host/reply';
import { handOver, takeBack } from '@rookery/protocol/host/stand-in';
import { fewProblems } from '@rookery/protocol/problems';
import type { Reason } from '@rookery/protocol/reasons';
import { retold } from '@rookery/referee/hosted-match';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import type { Seat } from '@rookery/rules/kernel/seat';
import { viewerOf, type Caller, type DeskAsk } from './caller.ts';
import { beginningOf } from './creating.ts';
import { carryOut, knownAs } from './deciding.ts';
import type { HotTable } from './hot-table.ts';
import { begun } from './local-play.ts';
import type { LocalTable } from './local-store.ts';
import { closed, passHost, type Change } from './wishes.ts';

/** What is asked of one table. */
export type TableAsk = Extract<DeskAsk, { readonly table: unknown }>;

type SeatedAsk = Exclude<TableAsk, { readonly type: 'enter' | 'leave' }>;
type NeverAsk = Extract<
  TableAsk,
  {
    readonly type:
      'sit' | 'stand' | 'not-ready' | 'add-bot' | 'free-seat' | 'pause' | 'unpause' | 'say';
  }
>;
type DecideAsk = Extract<TableAsk, { readonly type: 'decide' }>;

/** Does what is asked of a table, or says why not. */
export function doAtTable(table: HotTable, caller: Caller, ask: TableAsk): Reply | Promise<Reply> {
  const { table: stored } = table.now;
  if (ask.type === 'enter') {
    const { phase } = stored;
    if (phase === 'closed') return refused(ask, { kind: 'wrong-phase', phase });
    return done(ask, () => {
      table.followers.add(caller);
      table.greet(caller, ask.seq);
    });
  }
  if (ask.type === 'leave') {
    // Everybody is at the device: nobody gives up a seat by closing a window.
    table.followers.delete(caller);
    return done(ask);
  }
  const viewer = viewerOf(caller, stored);
  return viewer === 'onlooker'
    ? refused(ask, { kind: 'not-seated' })
    : doForSeat(table, ask, viewer);
}

function doForSeat(table: HotTable, ask: SeatedAsk, seat: Seat): Reply | Promise<Reply> {
  const { table: stored } = table.now;
  switch (ask.type) {
    case 'decide':
      return decide(table, ask, seat);
    case 'start':
      return hostOnly(stored, ask, seat) ?? start(table, ask, 'waiting');
    case 'rematch':
      // One person speaks for everybody around the device.
      return start(table, ask, 'over');
    case 'hand-over':
      return change(table, ask, (before) => handOver(before, seat, ask.level));
    case 'take-back':
      return change(table, ask, (before) => takeBack(before, seat));
    case 'pass-host':
      return (
        hostOnly(stored, ask, seat) ?? change(table, ask, (before) => passHost(before, ask.seat))
      );
    case 'close':
      return hostOnly(stored, ask, seat) ?? close(table, ask);
    case 'ready':
      return stored.phase === 'waiting' ? done(ask) : refused(ask, wrongPhase(stored));
    case 'sit':
    case 'stand':
    case 'not-ready':
    case 'add-bot':
    case 'free-seat':
    case 'pause':
    case 'unpause':
    case 'say':
      return refused(ask, whyNever(stored, ask, seat));
  }
}

const wrongPhase = ({ phase }: LocalTable): Reason => ({ kind: 'wrong-phase', phase });

const hostOnly = ({ host }: LocalTable, ask: SeatedAsk, seat: Seat): Reply | undefined =>
  host === seat ? undefined : refused(ask, { kind: 'not-the-host' });

/** What makes no sense where everybody sits around one device, and why. */
function whyNever(stored: LocalTable, ask: NeverAsk, seat: Seat): Reason {
  switch (ask.type) {
    case 'pause':
    case 'unpause':
      return { kind: 'no-clock' };
    case 'say':
      return { kind: 'chat-is', chat: 'off' };
    case 'sit':
    case 'add-bot':
      return stored.seats[ask.seat ?? seat] ? { kind: 'seat-taken' } : { kind: 'unknown-seat' };
    case 'stand':
    case 'not-ready':
    case 'free-seat':
      return wrongPhase(stored);
  }
}

async function change(
  table: HotTable,
  ask: SeatedAsk,
  make: (table: LocalTable) => Change,
): Promise<Reply> {
  const made = make(table.now.table);
  if (!made.ok) return refused(ask, entryOf(made.problems, 0));
  const kept = await table.save(made.value);
  return kept === 'kept' ? done(ask, () => table.tellTable()) : refused(ask, { kind: 'not-saved' });
}

async function close(table: HotTable, ask: SeatedAsk): Promise<Reply> {
  const reply = await change(table, ask, closed);
  return reply.answer.type === 'refused' ? reply : done(ask, () => table.sendAway());
}

/** Begins a match; everything up to the first decision is drawn and kept at once. */
async function start(table: HotTable, ask: SeatedAsk, from: 'waiting' | 'over'): Promise<Reply> {
  const { now, parts } = table;
  if (now.table.phase !== from) return refused(ask, wrongPhase(now.table));
  const { table: playing, match, before, progress } = beginningOf(now, parts);
  const { match: play, events } = progress;
  const kept = await parts.store.startMatch(playing, match, play.log);
  if (kept !== 'kept') return refused(ask, { kind: 'not-saved' });
  table.become({ ...now, table: playing, play });
  return done(ask, () => {
    table.tellTable();
    table.tellProgress(before, events);
  });
}

/** A person's decision. The seat is that of the line. */
async function decide(table: HotTable, ask: DecideAsk, seat: Seat): Promise<Reply> {
  const { table: stored, game, play } = table.now;
  const move = game.parseMove(ask.move);
  if (!move.ok) return refused(ask, { kind: 'bad-move', problems: fewProblems(move.problems) });
  if (play?.id !== ask.match) return decidedBefore(table, ask, seat, move.value);
  const isNew = ask.nth > entryOf(play.decisions, seat);
  if (isNew && stored.phase === 'playing' && stored.seats[seat]?.bot !== null) {
    return refused(ask, { kind: 'stand-in-plays' });
  }
  return replyTo(ask, await carryOut(table, { seat, nth: ask.nth, move: move.value }));
}

/** A decision of an earlier match at this table, sent again: it still gets its answer, and no other does. */
async function decidedBefore(
  { id, now, parts }: HotTable,
  ask: DecideAsk,
  seat: Seat,
  move: Vocabulary['Move'],
): Promise<Reply> {
  const earlier = await parts.store.findMatch(ask.match);
  if (earlier?.table !== id || earlier.finishedAt === null || earlier.rules !== now.game.version) {
    return refused(ask, { kind: 'other-match' });
  }
  const { match } = retold(begun(earlier, now.game), await parts.store.actsOf(earlier.id));
  const outcome = knownAs(match, { seat, nth: ask.nth, move });
  return outcome.kind === 'known' ? replyTo(ask, outcome) : refused(ask, { kind: 'other-match' });
}
