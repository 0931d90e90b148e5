import { done, refused, type Reply } from '@rookery/protocol/host/reply';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Reason } from '@rookery/protocol/reasons';
import type { partings } from '@rookery/protocol/tells';
import { catalogue } from '@rookery/rules/catalogue';
import { accepted } from '@rookery/rules/kernel/result';
import { messageOf } from '../store/trouble.ts';
import { closeAbandoned } from './abandoning.ts';
import { change } from './changing.ts';
import { Pace } from './chatting.ts';
import { ClockWatch } from './clock-watch.ts';
import { create } from './creating.ts';
import type {
  Caller,
  Desk,
  DeskAsk,
  DeskFigures,
  DeskLimits,
  DeskParts,
  Housekeeping,
  Resumed,
} from './desk.ts';
import { follow, replaceHost, whyNotFollow } from './following.ts';
import { HotTable } from './hot-table.ts';
import type { House } from './house.ts';
import { Lobby } from './lobby.ts';
import { decideForBot } from './playing.ts';
import { startPulse } from './pulse.ts';
import { seatOf, withoutPerson } from './seating.ts';
import { doAtTable, type TableAsk } from './table-asks.ts';
import { Tally } from './tally.ts';
import { fromTheTruth } from './truth.ts';
import { Turns } from './turns.ts';

const usualLimits: DeskLimits = {
  tablesPerPerson: 20,
  callersPerTable: 200,
  waitingPerTable: 200,
  chatLines: 5,
  chatSpan: 10_000,
};

/** A failed piece of work is tried again after this long, in milliseconds. */
const breath = 1000;

/** A host who is away for this long, in milliseconds, loses the host's rights to somebody who is here. */
const hostPatience = 60_000;

/** A desk over a store; nothing happens before `open`. */
export const openDesk = (parts: DeskParts): Desk & Housekeeping => new TableDesk(parts);

class TableDesk implements Desk, Housekeeping {
  readonly #house: House;
  readonly #tables = new Map<TableId, HotTable>();
  readonly #lobby: Lobby;
  readonly #watch: ClockWatch;
  readonly #pace: Pace;
  readonly #turns = new Turns();
  readonly #gone = new WeakSet<Caller>();
  #stopPulse: (() => void) | undefined;
  #isClosed = false;

  constructor(parts: DeskParts) {
    const { games = catalogue, limits, standIn = 'gentoo', ...rest } = parts;
    this.#house = {
      ...rest,
      randomId: () => parts.randomId(),
      randomSecret: () => parts.randomSecret(),
      games,
      standIn,
      limits: { ...usualLimits, ...limits },
      tally: new Tally(),
      lobbyChanged: () => this.#lobby.changed(),
      deadlineChanged: (table, deadline) => this.#watch.note(table, deadline),
      wakeLater: (table) => this.#wakeLater(table),
      rests: (table) => this.#dropIdle(table),
    };
    const { store, clock, log } = parts;
    this.#lobby = new Lobby(this.#house);
    this.#watch = new ClockWatch({
      store,
      clock,
      log,
      ring: (table) => void this.#at(table).wake(),
    });
    this.#pace = new Pace(this.#house.limits);
  }

  async answer(caller: Caller, ask: DeskAsk): Promise<void> {
    const { tally, log } = this.#house;
    let isAnswered = false;
    const give = ({ answer, news }: Reply): Reply['news'] => {
      isAnswered = true;
      if (answer.type === 'refused') tally.refusal(answer.reason.kind);
      caller.tell(answer);
      return news;
    };
    try {
      const doing = this.#carryOut(caller, ask, give);
      await (ask.type === 'decide' ? tally.timed('deciding', doing) : doing);
    } catch (error) {
      log.error('ask-failed', { ask: ask.type, because: messageOf(error) });
      if (!isAnswered) give(refused(ask, { kind: 'fault' }));
    }
  }

  async #carryOut(
    caller: Caller,
    ask: DeskAsk,
    give: (reply: Reply) => Reply['news'],
  ): Promise<void> {
    if (this.#isClosed) {
      give(refused(ask, { kind: 'busy', retryAfter: breath }));
    } else if ('table' in ask) {
      await this.#carryOutAtTable(caller, ask, give);
    } else {
      await give(await this.#doInTheHouse(caller, ask))?.();
    }
  }

  async #doInTheHouse(caller: Caller, ask: Exclude<DeskAsk, TableAsk>): Promise<Reply> {
    switch (ask.type) {
      case 'create':
        return create(this.#house, caller, ask);
      case 'follow-lobby':
        return done(ask, () => this.#lobby.follow(caller));
      case 'leave-lobby':
        this.#lobby.forget(caller);
        return done(ask);
    }
  }

  async #carryOutAtTable(
    caller: Caller,
    ask: TableAsk,
    give: (reply: Reply) => Reply['news'],
  ): Promise<void> {
    const table = this.#at(ask.table);
    if (table.waiting >= this.#house.limits.waitingPerTable) {
      give(refused(ask, { kind: 'busy', retryAfter: breath }));
      return;
    }
    const found = await table.visit(async () => {
      // The line may have broken while this ask waited.
      const isTooLate = ask.type === 'enter' && this.#gone.has(caller);
      const work = (): Reply | Promise<Reply> => doAtTable(table, caller, ask, this.#pace);
      const news = give(isTooLate ? done(ask) : await fromTheTruth(table, work));
      // Decisions of many tables are kept together: all are answered before everyone hears what happened.
      if (news && ask.type === 'decide') await this.#turns.next();
      await news?.();
      return 'found';
    });
    if (!found) give(refused(ask, { kind: 'unknown-table' }));
  }

  async resume(caller: Caller, tables: readonly Resumed[]): Promise<void> {
    await Promise.all(tables.map((resumed) => this.#resumeAt(caller, resumed)));
  }

  async #resumeAt(caller: Caller, { table: id, seq }: Resumed): Promise<void> {
    const table = this.#at(id);
    try {
      const reason = await table.visit(async () => {
        if (this.#gone.has(caller)) return 'followed';
        if (whyNotFollow(table, caller)) await table.catchUp();
        const why = whyNotFollow(table, caller);
        if (!why) await follow(table, caller, seq);
        return why ?? 'followed';
      });
      if (reason === 'followed') return;
      caller.tell({ type: 'gone', table: id, because: partingFor(reason) });
    } catch (error) {
      this.#house.log.error('resume-failed', { table: id, because: messageOf(error) });
    }
  }

  forget(caller: Caller): void {
    this.#gone.add(caller);
    this.#lobby.forget(caller);
    for (const table of this.#tables.values()) {
      if (!table.followers.remove(caller)) continue;
      table.tellPresence();
      this.#dropIdle(table.id);
      if (caller.person && this.#tables.has(table.id)) this.#replaceHostLater(table.id);
    }
  }

  async personChanged(person: string): Promise<void> {
    const here = [...this.#tables.values()].map((table) =>
      table.visit(async () => {
        const { table: stored } = table.now;
        if (seatOf(stored, person) === null && stored.host !== person) return;
        await table.meetPeople();
        table.tellTable();
      }),
    );
    await Promise.all(here);
    this.#lobby.changed();
  }

  async personLeaves(person: string): Promise<void> {
    const { store, standIn } = this.#house;
    const tables = await store.tablesOf({ person });
    const left = tables.map(({ table: { id } }) => {
      const table = this.#at(id);
      return table.visit(async () => {
        const ask = { type: 'stand', id: 0, table: id } as const;
        const { answer, news } = await change(table, ask, (before) =>
          accepted(withoutPerson(before, person, standIn)),
        );
        if (answer.type === 'refused') throw new Error(`the seat at ${id} could not be left`);
        await news?.();
      });
    });
    await Promise.all(left);
  }

  async open(): Promise<void> {
    const { store, clock } = this.#house;
    await store.creditDowntime({ at: clock.now() });
    this.#stopPulse = startPulse(this.#house);
    await this.#wakeAll();
    await this.#watch.look();
  }

  /** Where a clock runs, a bot may have been to move when the server stopped. */
  async #wakeAll(): Promise<void> {
    const everything = { before: Number.MAX_SAFE_INTEGER, limit: Number.MAX_SAFE_INTEGER };
    const due = await this.#house.store.dueMatches(everything);
    for (const { table } of due) {
      // oxlint-disable-next-line no-await-in-loop -- a start in small bites leaves the store to others
      if (table !== null) await this.#at(table).wake();
    }
  }

  closeAbandoned(): Promise<void> {
    return closeAbandoned(this.#house, [...this.#tables.values()], (id) => this.#at(id));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopPulse?.();
    this.#watch.stop();
    await Promise.all([...this.#tables.values()].map((table) => table.end()));
    await this.#house.store.markAlive({ at: this.#house.clock.now() });
  }

  figures(): DeskFigures {
    const tables = [...this.#tables.values()];
    return {
      ...this.#house.tally.figures(),
      tables: tables.length,
      matches: tables.filter(({ isPlaying }) => isPlaying).length,
      followers: tables.reduce((sum, { followers }) => sum + followers.size, 0),
    };
  }

  #at(id: TableId): HotTable {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = new HotTable(id, this.#house, decideForBot);
    this.#tables.set(id, table);
    return table;
  }

  #dropIdle(id: TableId): void {
    if (this.#tables.get(id)?.isIdle) this.#tables.delete(id);
  }

  #wakeLater(id: TableId): void {
    this.#later(breath, () => void this.#at(id).wake());
  }

  #replaceHostLater(id: TableId): void {
    this.#later(hostPatience, () => {
      const table = this.#tables.get(id);
      table
        ?.visit(() => replaceHost(table))
        .catch((error: unknown) => {
          this.#house.log.warn('host-not-replaced', { table: id, because: messageOf(error) });
        });
    });
  }

  #later(milliseconds: number, run: () => void): void {
    this.#house.clock.after(milliseconds, () => {
      if (!this.#isClosed) run();
    });
  }
}

function partingFor(reason: Reason | undefined): (typeof partings)[number] {
  if (!reason) return 'unknown-table';
  if (reason.kind === 'no-onlookers') return 'no-onlookers';
  return reason.kind === 'busy' ? 'crowded' : 'closed';
}
