import { levels } from '@rookery/bots/levels';
import { done, refused, type Reply } from '@rookery/protocol/host/reply';
import { handOver, takeBack } from '@rookery/protocol/host/stand-in';
import { accepted } from '@rookery/rules/kernel/result';
import type { Person } from '../store/store.ts';
import { change, sendAway } from './changing.ts';
import { say, type Pace } from './chatting.ts';
import type { Caller, DeskAsk } from './desk.ts';
import { enter, leave } from './following.ts';
import type { HotTable } from './hot-table.ts';
import { pause, unpause } from './pausing.ts';
import { decide, rematch, start } from './playing.ts';
import {
  addBot,
  adopted,
  closeTable,
  declare,
  freeSeat,
  passHost,
  seatOf,
  sit,
  stand,
} from './seating.ts';

/** What is asked of one table. */
export type TableAsk = Extract<DeskAsk, { readonly table: unknown }>;

type SeatedAsk = Exclude<TableAsk, { readonly type: 'enter' | 'leave' }>;

/** Does what is asked of a table, or says why not. */
export function doAtTable(
  table: HotTable,
  caller: Caller,
  ask: TableAsk,
  pace: Pace,
): Reply | Promise<Reply> {
  if (ask.type === 'enter') return enter(table, caller, ask);
  if (ask.type === 'leave') return leave(table, caller, ask);
  const { person } = caller;
  return person ? doForPerson(table, ask, person, pace) : refused(ask, { kind: 'no-session' });
}

function doForPerson(
  table: HotTable,
  ask: SeatedAsk,
  person: Person,
  pace: Pace,
): Reply | Promise<Reply> {
  const { id } = person;
  switch (ask.type) {
    case 'sit':
      return takeSeat(table, ask, id);
    case 'stand':
      return change(table, ask, (before) => stand(before, id));
    case 'ready':
    case 'not-ready':
      return change(table, ask, (before) => declare(before, id, ask.type));
    case 'add-bot':
      return (
        unknownLevel(ask) ?? change(table, ask, (before) => addBot(before, id, ask.seat, ask.level))
      );
    case 'free-seat':
      return empty(table, ask, id);
    case 'pass-host':
      return change(table, ask, (before) => passHost(before, id, ask.seat));
    case 'start':
      return start(table, ask, id);
    case 'close':
      return close(table, ask, id);
    case 'decide':
      return decide(table, ask, id);
    case 'hand-over':
      return (
        unknownLevel(ask) ??
        change(table, ask, (before) => handOver(before, seatOf(before, id), ask.level))
      );
    case 'take-back':
      return change(table, ask, (before) => takeBack(before, seatOf(before, id)));
    case 'pause':
      return pause(table, ask, id);
    case 'unpause':
      return unpause(table, ask, id);
    case 'rematch':
      return rematch(table, ask, id);
    case 'say':
      return say(table, ask, person, pace);
  }
}

/** The refusal of a level that no bot has. */
export const isLevel = (level: string): boolean => levels.some((each) => each === level);

const unknownLevel = (ask: Extract<SeatedAsk, { readonly level: string }>): Reply | undefined =>
  isLevel(ask.level) ? undefined : refused(ask, { kind: 'unknown-level', known: levels });

async function takeSeat(
  table: HotTable,
  ask: Extract<SeatedAsk, { readonly type: 'sit' }>,
  person: string,
): Promise<Reply> {
  const { house, now } = table;
  if (seatOf(now.table, person) === null && now.table.host !== person) {
    const most = house.limits.tablesPerPerson;
    const tables = await house.store.tablesOf({ person });
    if (tables.length >= most) return refused(ask, { kind: 'too-many-tables', most });
  }
  const isHere = (each: string): boolean => table.followers.isHere(each);
  return change(table, ask, (before) => {
    const seated = sit(before, person, ask.seat);
    return seated.ok ? accepted(adopted(seated.value, person, isHere)) : seated;
  });
}

async function empty(
  table: HotTable,
  ask: Extract<SeatedAsk, { readonly type: 'free-seat' }>,
  host: string,
): Promise<Reply> {
  const person = table.now.table.seats[ask.seat]?.person ?? null;
  const reply = await change(table, ask, (before) => freeSeat(before, host, ask.seat));
  if (reply.answer.type === 'refused' || person === null || person === host) return reply;
  return done(ask, () => {
    sendAway(
      table,
      table.followers.where((each) => each === person),
      'sent-away',
    );
    table.tellTable();
  });
}

async function close(table: HotTable, ask: SeatedAsk, host: string): Promise<Reply> {
  const reply = await change(table, ask, (before) => closeTable(before, host));
  if (reply.answer.type === 'refused') return reply;
  return done(ask, () =>
    sendAway(
      table,
      table.followers.where(() => true),
      'closed',
    ),
  );
}
