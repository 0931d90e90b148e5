import { levels } from '@rookery/bots/levels';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Reason } from '@rookery/protocol/reasons';
import { catalogue } from '@rookery/rules/catalogue';
import { AbsenceTimes } from './absence-times.ts';
import { AlertDesk } from './alert-desk.ts';
import { closeAbandoned } from './abandoned-tables.ts';
import { BotPace } from './bot-pace.ts';
import { ChatRateLimit } from './chat-rate-limit.ts';
import type { DeskContext } from './context.ts';
import { DeadlineTimer, startAliveMarks } from './deadline-timer.ts';
import { decideForBot } from './decisions.ts';
import {
  usualLimits,
  type Caller,
  type Desk,
  type DeskAsk,
  type DeskFigures,
  type DeskParts,
  type Housekeeping,
  type Resumed,
  type TakingBack,
} from './desk.ts';
import { replaceAbsentHost, resumeAt } from './entering.ts';
import { HotTable, TableGone } from './hot-table.ts';
import { hearingOf, Lists } from './lists.ts';
import { Neighbours } from './neighbours.ts';
import { removeFrom, showRenamed } from './people-at-tables.ts';
import { messageOf } from './ports.ts';
import { EventLoopTurns } from './queue.ts';
import { quickMatch } from './quick-match.ts';
import { done, refused, type Reply } from './reply.ts';
import { answerAtTable, retryIfStale, type AskArrival, type TableAsk } from './table-asks.ts';
import { closeForEveryone } from './table-closing.ts';
import { createTable } from './table-creation.ts';
import { OutdatedMatch } from './table-loading.ts';
import { takeBack, type TakeBackOutcome, type TakeBackWish } from './take-back.ts';
import { Tally } from './tally.ts';

/** Failed work is tried again after this long, in milliseconds. */
const retryDelay = 1000;

/** A host who is away for this long, in milliseconds, loses the host's rights to somebody who is present. */
const absentHostDelay = 60_000;

/** Sends the answer, and gives back what everybody hears after it. */
type SendAnswer = (reply: Reply) => Reply['news'];

/** A desk over a store; nothing happens before `open`. */
export const openDesk = (parts: DeskParts): Desk & Housekeeping & TakingBack =>
  new TableDesk(parts);

class TableDesk implements Desk, Housekeeping, TakingBack {
  readonly #context: DeskContext;
  readonly #tables = new Map<TableId, HotTable>();
  readonly #lists: Lists;
  readonly #neighbours: Neighbours;
  readonly #deadlines: DeadlineTimer | undefined;
  readonly #alerts: AlertDesk | undefined;
  readonly #chatRateLimit: ChatRateLimit;
  readonly #turns: EventLoopTurns;
  readonly #gone = new WeakSet<Caller>();
  readonly #closings: (() => void)[] = [];
  #isClosed = false;

  constructor(parts: DeskParts) {
    this.#context = this.#makeContext(parts);
    const { deadlines, clock, log, limits, alerts: port } = this.#context;
    const tableAt = (id: TableId): HotTable => this.#at(id);
    this.#alerts = port && new AlertDesk({ port, clock, log, tableAt });
    const onDue = (table: TableId): void => void this.#at(table).wake();
    this.#deadlines = deadlines && new DeadlineTimer({ deadlines, clock, log, onDue });
    this.#lists = new Lists(this.#context, (id) => this.#at(id));
    this.#neighbours = new Neighbours({
      context: this.#context,
      lobby: this.#lists.lobby,
      hot: this.#tables,
      wake: onDue,
      onOthersGivenUp: (tables) => {
        void this.#deadlines?.load();
        this.#alerts?.lookAt(tables);
      },
    });
    this.#chatRateLimit = new ChatRateLimit(limits);
    this.#turns = new EventLoopTurns(clock);
  }

  #makeContext(parts: DeskParts): DeskContext {
    const { games = catalogue, standIn = 'gentoo', gathering = 'apart' } = parts;
    return {
      ...parts,
      randomId: () => parts.randomId(),
      randomSecret: () => parts.randomSecret(),
      games,
      standIn,
      gathering,
      limits: { ...usualLimits, ...parts.limits },
      levels: parts.levels ?? levels,
      botPace: parts.botPace && new BotPace(parts.botPace),
      tally: new Tally(parts.clock),
      absences: new AbsenceTimes(parts.clock),
      node: parts.randomId(),
      claimLease: (table) => this.#neighbours.claimLease(table),
      onFollowersChange: (table) => this.#neighbours.onFollowersChange(table),
      onHostAway: (table) => this.#replaceHostLater(table),
      onTableSaved: ({ table, revision }) => {
        const { id, settings } = table;
        const { listing } = settings;
        parts.bus?.publish({ kind: 'table', table: id, revision, listing });
        this.#lists.onTableSaved(table);
      },
      publish: (news) => {
        parts.bus?.publish(news);
        this.#lists.hear(news);
      },
      onDeadlineChange: (table, deadline) => this.#deadlines?.note(table, deadline),
      wakeLater: (table) => this.#later(retryDelay, () => void this.#at(table).wake()),
      onOccasions: (...occasions) => this.#alerts?.onOccasions(...occasions),
      onIdle: (table) => this.#dropIdle(table),
    };
  }

  async answer(caller: Caller, ask: DeskAsk): Promise<void> {
    const { tally, clock } = this.#context;
    const begun = clock.monotonic();
    const arrivedAt = clock.now();
    let isAnswered = false;
    const answer: SendAnswer = (reply) => {
      isAnswered = true;
      if (reply.answer.type === 'refused') tally.countRefusal(reply.answer.reason.kind);
      if (ask.type === 'decide') tally.note('deciding', clock.monotonic() - begun);
      caller.tell(reply.answer);
      return reply.news;
    };
    try {
      await this.#carryOut({ caller, arrivedAt }, ask, answer);
    } catch (error) {
      if (!isAnswered) answer(refused(ask, this.#reasonOf(ask, error)));
    }
  }

  #reasonOf(ask: DeskAsk, error: unknown): Reason {
    if (error instanceof OutdatedMatch) return { kind: 'unknown-match' };
    if (error instanceof TableGone) return { kind: 'unknown-table' };
    this.#context.log.error('ask-failed', { ask: ask.type, because: messageOf(error) });
    return { kind: 'fault' };
  }

  async #carryOut(arrival: AskArrival, ask: DeskAsk, answer: SendAnswer): Promise<void> {
    if (this.#isClosed) answer(refused(ask, { kind: 'busy', retryAfter: retryDelay }));
    else if ('table' in ask) await this.#carryOutAtTable(arrival, ask, answer);
    else await answer(await this.#replyElsewhere(arrival.caller, ask))?.();
  }

  async #replyElsewhere(caller: Caller, ask: Exclude<DeskAsk, TableAsk>): Promise<Reply> {
    if (ask.type === 'create') return createTable(this.#context, caller, ask);
    if (ask.type === 'quick-match') {
      return quickMatch(this.#context, caller, ask, (id) => this.#at(id));
    }
    return this.#lists.answer(caller, ask);
  }

  async #carryOutAtTable(arrival: AskArrival, ask: TableAsk, answer: SendAnswer): Promise<void> {
    const table = this.#at(ask.table);
    if (table.waiting >= this.#context.limits.waitingPerTable) {
      answer(refused(ask, { kind: 'busy', retryAfter: retryDelay }));
      return;
    }
    const found = await table.visit(async () => {
      // The line may break while this ask waits, here or for the store.
      const isTooLate = (): boolean => ask.type === 'enter' && this.#gone.has(arrival.caller);
      const attempt = (): Reply | Promise<Reply> =>
        answerAtTable(table, arrival, ask, this.#chatRateLimit);
      const reply = isTooLate() ? done(ask) : await retryIfStale(table, attempt);
      // Decisions of many tables are stored together. Each is answered and told to everyone in one go, so that
      // whoever decided gets both in one packet.
      if (reply.news && ask.type === 'decide') await this.#turns.next();
      const tell = answer(reply);
      if (!isTooLate()) await tell?.();
      return 'found';
    });
    if (!found) answer(refused(ask, { kind: 'unknown-table' }));
  }

  async resume(caller: Caller, tables: readonly Resumed[]): Promise<void> {
    const byTable = new Map(tables.map((resumed) => [resumed.table, resumed]));
    for (const resumed of byTable.values()) {
      // Whoever comes back to many tables waits for them, and nobody else does.
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      await this.#turns.next();
      // oxlint-disable-next-line no-await-in-loop -- one after the other on purpose
      await resumeAt(this.#at(resumed.table), caller, resumed.seq, () => this.#gone.has(caller));
    }
  }

  forget(caller: Caller): void {
    this.#gone.add(caller);
    this.#lists.forget(caller);
    for (const table of this.#tables.values()) {
      if (table.followers.remove(caller)) this.#onLeft(caller, table);
    }
  }

  #onLeft(caller: Caller, table: HotTable): void {
    if (this.#context.gathering === 'together') {
      // Bots may rest now.
      void table.wake();
      return;
    }
    table.tellPresence();
    this.#dropIdle(table.id);
    if (caller.person && this.#tables.has(table.id)) this.#replaceHostLater(table.id);
  }

  #replaceHostLater(table: TableId): void {
    this.#later(absentHostDelay, () => this.#visit(table, 'host-not-replaced', replaceAbsentHost));
  }

  async personChanged(person: string): Promise<void> {
    const ids = await this.#tablesOf(person);
    await showRenamed(ids.flatMap((id) => this.#tables.get(id) ?? []));
    this.#lists.lobby.onChange();
    this.#context.publish({ kind: 'person', person });
  }

  async personLeaves(person: string): Promise<void> {
    const ids = await this.#tablesOf(person);
    await removeFrom(
      ids.map((id) => this.#at(id)),
      person,
    );
  }

  async #tablesOf(person: string): Promise<readonly TableId[]> {
    const tables = (await this.#context.directory?.tablesOf({ person })) ?? [];
    return tables.map(({ table }) => table.id);
  }

  async closeTable(id: TableId): Promise<'closed' | 'unknown'> {
    const table = this.#at(id);
    return (await table.visit(() => closeForEveryone(table))) ?? 'unknown';
  }

  async takeBack({ table: id, seat }: TakeBackWish): Promise<TakeBackOutcome> {
    const table = this.#at(id);
    return (await table.visit(() => takeBack(table, seat))) ?? 'not-possible';
  }

  async open(): Promise<void> {
    const { clock, deadlines, log, nodes } = this.#context;
    await this.#neighbours.open();
    const unsubscribe = this.#context.bus?.subscribe(hearingOf(this.#lists));
    if (unsubscribe) this.#closings.push(unsubscribe);
    this.#alerts?.start();
    if (!deadlines) return;
    if (!nodes) await deadlines.creditDowntime({ at: clock.now() });
    this.#closings.push(startAliveMarks({ deadlines, clock, log }));
    const everything = { before: Number.MAX_SAFE_INTEGER, limit: Number.MAX_SAFE_INTEGER };
    for (const { table } of await deadlines.dueMatches(everything)) {
      // A bot may have been to move when the host stopped.
      // oxlint-disable-next-line no-await-in-loop -- a start in small bites leaves the store to others
      if (table !== null) await this.#at(table).wake();
      if (table !== null) this.#alerts?.lookAt([table]);
    }
    await this.#deadlines?.load();
  }

  closeAbandoned(): Promise<void> {
    return closeAbandoned(this.#context, [...this.#tables.values()], (id) => this.#at(id));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const close of this.#closings) close();
    this.#neighbours.stop();
    this.#deadlines?.stop();
    await this.#alerts?.stop();
    await Promise.all([...this.#tables.values()].map((table) => table.end()));
    await this.#context.deadlines?.markAlive({ at: this.#context.clock.now() });
    await this.#neighbours.leave();
  }

  figures(): DeskFigures {
    const tables = [...this.#tables.values()];
    return {
      ...this.#context.tally.figures(),
      tables: tables.length,
      matches: tables.filter(({ isPlaying }) => isPlaying).length,
      followers: tables.reduce((sum, { followers }) => sum + followers.size, 0),
    };
  }

  #at(id: TableId): HotTable {
    const known = this.#tables.get(id);
    if (known) return known;
    const table = new HotTable(id, this.#context, decideForBot);
    this.#tables.set(id, table);
    return table;
  }

  #dropIdle(id: TableId): void {
    if (!this.#tables.get(id)?.isIdle) return;
    this.#tables.delete(id);
    this.#neighbours.releaseLease(id);
  }

  /** Does something at a table that is in memory; a failure is only logged. */
  #visit(id: TableId, failure: string, work: (table: HotTable) => Promise<void>): void {
    const table = this.#tables.get(id);
    table
      ?.visit(() => work(table))
      .catch((error: unknown) => {
        this.#context.log.warn(failure, { table: id, because: messageOf(error) });
      });
  }

  #later(milliseconds: number, run: () => void): void {
    this.#context.clock.after(milliseconds, () => {
      if (!this.#isClosed) run();
    });
  }
}
