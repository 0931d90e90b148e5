import { refused, replyTo, type Reply } from '@rookery/protocol/host/reply';
import { fewProblems } from '@rookery/protocol/problems';
import type { Reason } from '@rookery/protocol/reasons';
import { withinTheRules, type Thinking } from '@rookery/referee/bot-request';
import { formatAct } from '@rookery/rules/kernel/act-notation';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { seatsOf, type Seat } from '@rookery/rules/kernel/seat';
import { begin } from './beginning.ts';
import { change } from './changing.ts';
import { carryOut, seqIn } from './deciding.ts';
import type { DeskAsk } from './desk.ts';
import type { HotTable } from './hot-table.ts';
import { seatOf, whyNotStart } from './seating.ts';
import { isUnanimous, wished } from './wishes.ts';

type DecideAsk = Extract<DeskAsk, { readonly type: 'decide' }>;

/** Begins, if the host says so and everyone is ready. */
export function start(table: HotTable, ask: DeskAsk, person: string): Reply | Promise<Reply> {
  const reason = whyNotStart(table.now.table, person);
  return reason ? refused(ask, reason) : begin(table, ask);
}

/** Wants to play again; that begins once every person wants it. */
export function rematch(table: HotTable, ask: DeskAsk, person: string): Reply | Promise<Reply> {
  const { table: before } = table.now;
  const seat = seatOf(before, person);
  if (seat === null) return refused(ask, { kind: 'not-seated' });
  if (before.phase !== 'over') return refused(ask, { kind: 'wrong-phase', phase: before.phase });
  const after = wished(before, 'rematch', seat);
  if (isUnanimous(after, 'rematch')) return begin(table, ask);
  return change(table, ask, () => ({ ok: true, value: after }));
}

/** A person's decision. The seat is whose person asks. */
export async function decide(table: HotTable, ask: DecideAsk, person: string): Promise<Reply> {
  const { table: stored, game } = table.now;
  const place = seatOf(stored, person);
  if (place === null) return refused(ask, { kind: 'not-seated' });
  const move = game.parseMove(ask.move);
  if (!move.ok) return refused(ask, { kind: 'bad-move', problems: fewProblems(move.problems) });
  const seat = entryOf(seatsOf(stored.seats.length), place);
  const { running } = table.now;
  if (running?.id !== ask.match) return decidedBefore(table, ask, seat, move.value);
  const isNew = ask.nth > entryOf(running.decisions, seat);
  if (isNew && stored.phase === 'playing' && stored.seats[seat]?.bot !== null) {
    return refused(ask, { kind: 'stand-in-plays' });
  }
  const outcome = await carryOut(table, { seat, nth: ask.nth, move: move.value });
  if (outcome.kind === 'new') table.house.tally.move('people');
  return replyTo(ask, outcome);
}

/** A decision of an earlier match at this table, sent again: it still gets its answer, and no other does. */
async function decidedBefore(
  { id, now, house }: HotTable,
  ask: DecideAsk,
  seat: Seat,
  move: Vocabulary['Move'],
): Promise<Reply> {
  const other: Reason = { kind: 'other-match' };
  const { match, nth } = ask;
  const earlier = await house.store.loadMatch({ match });
  // Of matches elsewhere, or not yet over, nothing may be learned here.
  if (earlier?.table !== id || earlier.finishedAt === null) return refused(ask, other);
  const found = await house.store.findDecision({ match, seat, nth });
  const isSame = found?.act === formatAct(now.game.notation, { by: seat, move });
  if (!found || !isSame) return refused(ask, other);
  return replyTo(ask, { kind: 'known', seq: seqIn(found.answer) });
}

/** A bot's decision goes the way of everyone's; a thought whose time has gone by is dropped. */
export const decideForBot = async (
  table: HotTable,
  { match, seat, nth }: Thinking,
  thought: Vocabulary['Move'],
  isWanted: () => boolean,
): Promise<void> => {
  await table.visit(async () => {
    const { running } = table.now;
    if (!isWanted() || running?.id !== match) return;
    const move = withinTheRules(running, seat, thought);
    if (move !== thought) table.house.log.error('bot-broke-the-rules', { match, seat, nth });
    const outcome = await carryOut(table, { seat, nth, move });
    if (outcome.kind === 'refused') throw new Error(outcome.reason.kind);
    if (outcome.kind === 'known') return;
    table.house.tally.move('bots');
    await outcome.news();
  });
};
