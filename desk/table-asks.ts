import type { Reason } from '@rookery/protocol/reasons';
import { accepted } from '@rookery/rules/kernel/result';
import type { ChatRateLimit } from './chat-rate-limit.ts';
import { say } from './chat.ts';
import { decide } from './decisions.ts';
import type { Caller, DeskAsk } from './desk.ts';
import { enter, leave } from './entering.ts';
import type { HotTable } from './hot-table.ts';
import { lookBack } from './looking-back.ts';
import { rematch, start } from './match-start.ts';
import { pause, stopClocks, unpause } from './pauses.ts';
import { messageOf } from './ports.ts';
import { proceed } from './proceeding.ts';
import { done, refused, type Reply } from './reply.ts';
import {
  addBot,
  adoptIfHostless,
  closeTable,
  declare,
  freeSeat,
  passHost,
  resign,
  seatOf,
  sit,
  stand,
  mayFollow,
} from './seating.ts';
import { setUp } from './setting-up.ts';
import { handOver, standInFor, takeSeatBack } from './stand-in.ts';
import type { Person, StoredTable } from './store.ts';
import { lookElsewhere } from './elsewhere.ts';
import { change } from './table-change.ts';
import { sendAway, tellGone, tellMatch, tellTable } from './telling.ts';

/** What is asked of one table. */
export type TableAsk = Extract<DeskAsk, { readonly table: unknown }>;

type PersonsAsk = Exclude<TableAsk, { readonly type: 'enter' | 'leave' | 'look-back' | 'decide' }>;
type AskOf<Type extends TableAsk['type']> = Extract<TableAsk, { readonly type: Type }>;

/** What changes who sits where. */
const seatingAsks = [
  'sit',
  'stand',
  'ready',
  'not-ready',
  'add-bot',
  'free-seat',
  'set-up',
  'resign',
] as const;
type SeatingAsk = AskOf<(typeof seatingAsks)[number]>;
const isSeating = (ask: PersonsAsk): ask is SeatingAsk =>
  seatingAsks.some((type) => type === ask.type);

/** Who asks, and when the ask arrived: whatever waits in a queue costs nobody time. */
export interface AskArrival {
  readonly caller: Caller;
  readonly arrivedAt: number;
}

/** A refusal by a copy that proves stale is asked about anew this often. */
const mostStale = 3;

/**
 * Does what is asked of a table. A refusal counts only if it is about the table as the store has it: a
 * stale copy is loaded again, and the same is tried anew.
 */
export async function retryIfStale(
  table: HotTable,
  attempt: () => Reply | Promise<Reply>,
  attempts = mostStale,
): Promise<Reply> {
  const before = table.now;
  const reply = await attempt();
  if (reply.answer.type !== 'refused' || attempts <= 1) return reply;
  try {
    await table.reloadIfStale();
  } catch (error) {
    table.context.log.warn('truth-not-known', { table: table.id, because: messageOf(error) });
    return reply;
  }
  const { revision, match } = table.now;
  const isSame = revision === before.revision && match?.log.length === before.match?.log.length;
  return isSame ? reply : retryIfStale(table, attempt, attempts - 1);
}

/** Does what is asked of a table, or says why not. */
export function answerAtTable(
  table: HotTable,
  { caller, arrivedAt }: AskArrival,
  ask: TableAsk,
  chatRateLimit: ChatRateLimit,
): Reply | Promise<Reply> {
  if (ask.type === 'enter') return enter(table, caller, ask);
  if (ask.type === 'leave') return leave(table, caller, ask);
  if (ask.type === 'look-back') return lookBack(table, caller, ask);
  const { person } = caller;
  if (!person) {
    // Around one device there are no sessions, only seats.
    const isTogether = table.context.gathering === 'together';
    return refused(ask, { kind: isTogether ? 'not-seated' : 'no-session' });
  }
  const { levels } = table.context;
  if ('level' in ask && !levels.includes(ask.level)) {
    return refused(ask, { kind: 'unknown-level', known: levels });
  }
  if (ask.type === 'decide') return decide(table, ask, person.id, arrivedAt);
  return answerPerson(table, ask, person, chatRateLimit);
}

function answerPerson(
  table: HotTable,
  ask: PersonsAsk,
  person: Person,
  chatRateLimit: ChatRateLimit,
): Reply | Promise<Reply> {
  const { id } = person;
  if (isSeating(ask)) return answerSeating(table, ask, id);
  switch (ask.type) {
    case 'pass-host':
      return change(table, ask, (before) => passHost(before, id, ask.seat));
    case 'start':
      return start(table, ask, id);
    case 'close':
      return close(table, ask, id);
    case 'hand-over':
      return change(table, ask, (before) => handOver(before, seatOf(before, id), ask.level));
    case 'stand-in-for':
      return replaceAbsent(table, ask, id);
    case 'take-back':
      return change(table, ask, (before) => takeSeatBack(before, seatOf(before, id)));
    case 'pause':
      return pause(table, ask, id);
    case 'unpause':
      return unpause(table, ask, id);
    case 'rematch':
      return rematch(table, ask, id);
    case 'proceed':
      return proceed(table, ask, id);
    case 'say':
      return say(table, ask, person, chatRateLimit);
  }
}

function replaceAbsent(
  table: HotTable,
  ask: AskOf<'stand-in-for'>,
  person: string,
): Promise<Reply> {
  const presence = table.followers.presenceAt(table.now.table);
  const isPresent = (each: string): boolean => presence.isPresent(each);
  const level = table.context.standIn;
  return change(table, ask, (before) => standInFor(before, person, ask.seat, { level, isPresent }));
}

/** Around one device the seats were taken when the table was opened, and nobody leaves them. */
function answerSeating(table: HotTable, ask: SeatingAsk, person: string): Reply | Promise<Reply> {
  if (table.context.gathering === 'together' && ask.type !== 'ready') {
    return refused(ask, whySeatsAreFixed(table.now.table, ask, person));
  }
  switch (ask.type) {
    case 'sit':
      return takeSeat(table, ask, person);
    case 'stand':
      return change(table, ask, (before) => stand(before, person));
    case 'ready':
    case 'not-ready':
      return change(table, ask, (before) => declare(before, person, ask.type));
    case 'add-bot':
      return change(table, ask, (before) => addBot(before, person, ask.seat, ask.level));
    case 'free-seat':
      return empty(table, ask, person);
    case 'set-up':
      return change(table, ask, (before) => setUp(table.context, before, person, ask));
    case 'resign':
      return giveUp(table, ask, person);
  }
}

function whySeatsAreFixed(
  table: StoredTable,
  ask: Exclude<SeatingAsk, { readonly type: 'ready' }>,
  person: string,
): Reason {
  const own = seatOf(table, person);
  if (own === null) return { kind: 'not-seated' };
  if (ask.type !== 'sit' && ask.type !== 'add-bot') {
    return { kind: 'wrong-phase', phase: table.phase };
  }
  return table.seats[ask.seat ?? own] ? { kind: 'seat-taken' } : { kind: 'unknown-seat' };
}

/** Sits down, unless this person has too many tables already. */
export async function takeSeat(table: HotTable, ask: AskOf<'sit'>, person: string): Promise<Reply> {
  const { context, now } = table;
  if (seatOf(now.table, person) === null && now.table.host !== person) {
    const most = context.limits.tablesPerPerson;
    const tables = (await context.directory?.tablesOf({ person })) ?? [];
    if (tables.length >= most) return refused(ask, { kind: 'too-many-tables', most });
  }
  await findHost(table);
  const isPresent = (each: string): boolean => table.followers.isPresent(each);
  return change(table, ask, (before) => {
    const seated = sit(before, person, ask.seat);
    return seated.ok ? accepted(adoptIfHostless(seated.value, person, isPresent)) : seated;
  });
}

/** Nobody becomes the host while the host looks in at another node. */
async function findHost(table: HotTable): Promise<void> {
  const { host } = table.now.table;
  const isKnown = host === null || seatOf(table.now.table, host) !== null;
  if (!isKnown && !table.followers.isPresent(host)) await lookElsewhere(table);
}

async function empty(table: HotTable, ask: AskOf<'free-seat'>, host: string): Promise<Reply> {
  const person = table.now.table.seats[ask.seat]?.person ?? null;
  const reply = await change(table, ask, (before) => freeSeat(before, host, ask.seat));
  if (reply.answer.type === 'refused' || person === null || person === host) return reply;
  return done(ask, () => {
    sendAway(
      table,
      table.followers.where((each) => each === person),
      'sent-away',
    );
    table.context.publish({ kind: 'sent-away', table: table.id, person });
    tellTable(table);
  });
}

/** Whoever has resigned looks on from then on, if onlookers are welcome. */
async function giveUp(table: HotTable, ask: AskOf<'resign'>, person: string): Promise<Reply> {
  const { standIn } = table.context;
  const reply = await change(table, ask, (before) => resign(before, person, standIn));
  if (reply.answer.type === 'refused') return reply;
  return done(ask, () => {
    const own = table.followers.where((each) => each === person);
    if (!mayFollow(table.now.table, person)) sendAway(table, own, 'no-onlookers');
    tellTable(table);
    tellMatch(table);
  });
}

async function close(table: HotTable, ask: AskOf<'close'>, host: string): Promise<Reply> {
  const { phase } = table.now.table;
  const mayClose = closeTable(table.now.table, host).ok;
  // Around one device a match is forgotten by its window, not closed.
  if (mayClose && phase === 'playing' && table.context.gathering === 'together') {
    return refused(ask, { kind: 'wrong-phase', phase });
  }
  if (mayClose && !(await stopClocks(table))) return refused(ask, { kind: 'not-saved' });
  const reply = await change(table, ask, (before) => closeTable(before, host));
  return reply.answer.type === 'refused' ? reply : done(ask, () => tellGone(table));
}
