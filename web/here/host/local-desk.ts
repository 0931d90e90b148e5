import { levels } from '@rookery/bots/levels';
import type { Ask } from '@rookery/protocol/asks';
import { done, refused, type Reply } from '@rookery/protocol/host/reply';
import type { TableId } from '@rookery/protocol/identifiers';
import { withinTheRules, type Thinking } from '@rookery/referee/bot-request';
import type { Vocabulary } from '@rookery/rules/kernel/game';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { Caller, DeskAsk, DeskParts } from './caller.ts';
import { isLevel, tableFor } from './creating.ts';
import { carryOut } from './deciding.ts';
import { HotTable, OutdatedMatch } from './hot-table.ts';
import { Queue } from './queue.ts';
import { doAtTable, type TableAsk } from './table-asks.ts';

type Resumed = Extract<Ask, { readonly type: 'hello' }>['resume'];

/** A refusal may be about a copy that another window has overtaken; so often it is looked up. */
const mostAttempts = 3;

/**
 * The host of the tables on this device. It answers as a server does, over any store, and knows neither
 * workers nor browsers; everything is done strictly in order.
 */
export class LocalDesk {
  readonly #parts: DeskParts;
  readonly #tables = new Map<TableId, HotTable>();
  readonly #queue = new Queue();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Tells the caller exactly one answer, and only then everyone the news. Never rejected. */
  answer(caller: Caller, ask: DeskAsk): Promise<void> {
    return this.#queue.run(async () => {
      const { answer, news } = await this.#reply(caller, ask);
      caller.tell(answer);
      await news?.();
      this.#tend();
    });
  }

  /** After `welcome`: goes on following these tables. Never rejected. */
  resume(caller: Caller, tables: Resumed): Promise<void> {
    return this.#queue.run(async () => {
      for (const { table, seq } of tables) {
        // oxlint-disable-next-line no-await-in-loop -- told in the order they were asked for
        await this.#resumeAt(caller, table, seq);
      }
      this.#tend();
    });
  }

  /** The line is gone. */
  forget(caller: Caller): void {
    for (const table of this.#tables.values()) table.followers.delete(caller);
    this.#tend();
  }

  /** Another window has kept something about that table. Never rejected. */
  heardOf(id: TableId): Promise<void> {
    return this.#queue.run(async () => {
      try {
        await this.#tables.get(id)?.catchUp();
      } catch (error) {
        this.#distrust(id, error);
      }
      this.#tend();
    });
  }

  async #resumeAt(caller: Caller, id: TableId, seq: number | null): Promise<void> {
    try {
      const table = await this.#tableOr(id, () => null);
      if (table && table.now.table.phase !== 'closed') {
        table.followers.add(caller);
        table.greet(caller, seq);
      } else {
        caller.tell({ type: 'gone', table: id, because: table ? 'closed' : 'unknown-table' });
      }
    } catch (error) {
      // Whoever is told nothing of a table asks for it again.
      this.#distrust(id, error);
    }
  }

  async #reply(caller: Caller, ask: DeskAsk): Promise<Reply> {
    try {
      if (ask.type === 'create') return await this.#create(caller, ask);
      if (ask.type === 'leave-lobby') return done(ask);
      // Whatever is played on this device is nobody else's business.
      if (ask.type === 'follow-lobby') {
        return done(ask, () => caller.tell({ type: 'lobby', tables: [] }));
      }
      return await this.#atTable(caller, ask);
    } catch (error) {
      if ('table' in ask) this.#distrust(ask.table, error);
      else this.#parts.onFault(error);
      return refused(ask, { kind: 'fault' });
    }
  }

  async #create(
    { session }: Caller,
    ask: Extract<DeskAsk, { readonly type: 'create' }>,
  ): Promise<Reply> {
    const { store } = this.#parts;
    const granted = await store.findGranted(ask.nonce);
    if (granted !== undefined) {
      return { answer: { type: 'created', id: ask.id, table: granted } };
    }
    const made = tableFor(ask, session, this.#parts);
    if (!made.ok) return refused(ask, entryOf(made.problems, 0));
    const kept = await store.saveTable(made.value);
    const table = kept === 'kept' ? made.value.id : await store.findGranted(ask.nonce);
    if (table === undefined) return refused(ask, { kind: 'not-saved' });
    return { answer: { type: 'created', id: ask.id, table } };
  }

  async #atTable(caller: Caller, ask: TableAsk, attempts = mostAttempts): Promise<Reply> {
    if ('level' in ask && !isLevel(ask.level)) {
      return refused(ask, { kind: 'unknown-level', known: levels });
    }
    const table = await this.#tableOr(ask.table, (outdated) =>
      refused(ask, { kind: outdated ? 'unknown-match' : 'unknown-table' }),
    );
    if (!(table instanceof HotTable)) return table;
    const reply = await doAtTable(table, caller, ask);
    if (reply.answer.type !== 'refused' || attempts <= 1) return reply;
    return (await table.catchUp()) ? this.#atTable(caller, ask, attempts - 1) : reply;
  }

  /** The table, in memory from now on; or what is to be said where there is none that can be played. */
  async #tableOr<Else>(
    id: TableId,
    otherwise: (outdated?: OutdatedMatch) => Else,
  ): Promise<HotTable | Else> {
    const hot = this.#tables.get(id);
    if (hot) return hot;
    try {
      const table = await HotTable.open(this.#parts, id, {
        onThought: (...thought) => this.#decideForBot(...thought),
        tryAgain: () => this.#tend(),
      });
      if (!table) return otherwise();
      this.#tables.set(id, table);
      return table;
    } catch (error) {
      if (error instanceof OutdatedMatch) return otherwise(error);
      throw error;
    }
  }

  /** A bot's decision goes the way of everyone's; a thought whose time has gone by is dropped. */
  #decideForBot(
    table: HotTable,
    { match, seat, nth }: Thinking,
    thought: Vocabulary['Move'],
    isWanted: () => boolean,
  ): Promise<void> {
    return this.#queue.run(async () => {
      const { play } = table.now;
      if (!isWanted() || play?.id !== match) return;
      const move = withinTheRules(play, seat, thought);
      if (move !== thought) {
        this.#parts.onFault(new Error(`a bot broke the rules of ${play.game.id}`));
      }
      const outcome = await carryOut(table, { seat, nth, move });
      if (outcome.kind === 'new') await outcome.news();
      this.#tend();
      // Another window's bot may have been asked about another stand-in; what is kept counts.
      if (outcome.kind === 'refused' && outcome.reason.kind !== 'already-decided') {
        throw new Error(outcome.reason.kind);
      }
    });
  }

  /** Bots think where somebody looks; other tables are forgotten, since everything of them is kept. */
  #tend(): void {
    for (const [id, table] of this.#tables) {
      table.tend();
      if (table.followers.size === 0) this.#tables.delete(id);
    }
  }

  /** What is in memory may be wrong: it is read again before anything else happens there. */
  #distrust(id: TableId, error: unknown): void {
    this.#parts.onFault(error);
    const table = this.#tables.get(id);
    if (!table) return;
    this.#parts.after(0, () => void this.heardOf(id));
  }
}
