import { seatOf } from '@rookery/desk/seating';
import type { Ask } from '@rookery/protocol/asks';
import type { TableId } from '@rookery/protocol/identifiers';
import type { Tell, UpdateTell } from '@rookery/protocol/tells';
import { entryOf } from '@rookery/rules/kernel/entry';
import { seatsOf, type Viewer } from '@rookery/rules/kernel/seat';
import type { SimulatedDatabase } from '../world/database.ts';
import type { NodeSocket, SocketObserver } from '../world/node-socket.ts';
import type { CommitWatch } from './commit-watch.ts';
import { effects } from './effects.ts';
import type { Ledger, OpenAsk } from './ledger.ts';
import { whyNotTable } from './table-picture.ts';
import type { Verdict } from './verdict.ts';

type TellOf<Type extends Tell['type']> = Extract<Tell, { readonly type: Type }>;

/** What the watch of sockets needs to know. */
export interface SocketWatchParts {
  readonly ledger: Ledger;
  readonly commits: CommitWatch;
  readonly database: SimulatedDatabase;
  readonly verdict: Verdict;
  readonly now: () => number;
}

/** Looks at every frame that leaves a node: nothing before its commit, nothing hidden, one answer for each ask. */
export class SocketWatch implements SocketObserver {
  readonly #parts: SocketWatchParts;
  /** An ask that is sent again has the same number, and two answers. */
  readonly #asks = new WeakMap<NodeSocket, Map<number, readonly OpenAsk[]>>();

  constructor(parts: SocketWatchParts) {
    this.#parts = parts;
  }

  onAsk(socket: NodeSocket, ask: Ask): void {
    const { ledger, verdict, now } = this.#parts;
    const open = this.#asks.get(socket) ?? new Map<number, readonly OpenAsk[]>();
    this.#asks.set(socket, open.set(ask.id, [...(open.get(ask.id) ?? []), { ask, at: now() }]));
    if ('table' in ask) ledger.noteAsk(ask.table, socket.person, ask.type, now());
    verdict.note(() => `${socket.person.name} → ${socket.node}: ${askText(ask)}`);
  }

  onTell(socket: NodeSocket, tell: Tell, frame: string): void {
    this.#parts.verdict.note(() => `${socket.node} → ${socket.person.name}: ${tellText(tell)}`);
    if (tell.type === 'update') this.#checkUpdate(socket, tell, frame);
    else if (tell.type === 'table') this.#checkTable(socket, tell);
    else if (tell.type === 'chat') this.#checkChat(tell);
    else if ('id' in tell) this.#checkAnswer(socket, tell);
  }

  #fail(socket: NodeSocket, promise: string, facts: string): void {
    this.#parts.verdict.fail(promise, `${socket.node} to ${socket.person.name}: ${facts}`);
  }

  /** A person may be told what their seat sees, as long as some copy of the table has them there. */
  #viewersFor(table: TableId, person: string): readonly Viewer[] {
    const tables = this.#parts.ledger.since(table, this.#parts.now() - 15_000);
    const seats = tables.map((each): Viewer => {
      const seat = seatOf(each, person);
      return seat === null ? 'onlooker' : entryOf(seatsOf(each.seats.length), seat);
    });
    return [...new Set(seats)];
  }

  #checkUpdate(socket: NodeSocket, update: UpdateTell, frame: string): void {
    const oracle = this.#parts.commits.oracles.get(update.match);
    if (!oracle) {
      this.#fail(socket, 'nothing is told before its commit', `match ${update.match}`);
      return;
    }
    const viewers = this.#viewersFor(update.table, socket.person.id);
    const problems = viewers.map((viewer) => oracle.whyNotTold(update, viewer, frame));
    const [problem] = problems;
    if (problem === undefined || problems.includes(undefined)) return;
    const isEarly = problem.includes('not committed');
    this.#fail(
      socket,
      isEarly ? 'nothing is told before its commit' : 'nobody is told what is hidden',
      problem,
    );
  }

  #checkTable(socket: NodeSocket, { table }: TellOf<'table'>): void {
    const history = this.#parts.ledger.historyOf(table.id);
    const committed = history.find(({ revision }) => revision === table.revision);
    const problem = committed
      ? whyNotTable(table, committed, socket.person.id, this.#parts.database)
      : `revision ${String(table.revision)} is not committed`;
    if (problem !== undefined) this.#fail(socket, 'tables are told as they are stored', problem);
  }

  #checkChat(tell: TellOf<'chat'>): void {
    const stored = this.#parts.database.chat.get(tell.table) ?? [];
    for (const line of tell.lines) {
      if (stored.some(({ id }) => id === line.id)) continue;
      this.#parts.verdict.fail('nothing is told before its commit', `chat line ${line.id}`);
    }
  }

  #checkAnswer(
    socket: NodeSocket,
    tell: TellOf<'welcome' | 'pong' | 'done' | 'created' | 'decided' | 'moment' | 'refused'>,
  ): void {
    if (tell.id === null) return;
    const open = this.#asks.get(socket);
    const [asked, ...others] = open?.get(tell.id) ?? [];
    if (!asked) {
      this.#fail(socket, 'each ask has one answer', `${tell.type} ${String(tell.id)}`);
      return;
    }
    open?.set(tell.id, others);
    if (tell.type === 'decided') this.#checkDecided(socket, asked, tell);
    if (tell.type === 'created') this.#checkCreated(socket, asked, tell);
    if (tell.type === 'done') this.#checkDone(socket, asked);
    if (tell.type === 'refused') this.#checkRefused(socket, asked, tell);
  }

  #checkDecided(socket: NodeSocket, { ask }: OpenAsk, tell: TellOf<'decided'>): void {
    const promise = 'an acknowledged decision is committed';
    const oracle = this.#parts.commits.oracles.get(tell.match);
    if (!oracle || ask.type !== 'decide') {
      this.#fail(socket, promise, `match ${tell.match}`);
      return;
    }
    const { game } = oracle.setup;
    const move = game.parseMove(ask.move);
    const asked = move.ok ? game.notation.formatMove(move.value) : 'no move';
    const isKept = this.#viewersEver(tell.table, socket.person.id).some((viewer) => {
      const made = viewer === 'onlooker' ? undefined : oracle.findDecision(viewer, tell.nth);
      return made?.move === asked && made.seq === tell.seq;
    });
    if (!isKept) {
      this.#fail(
        socket,
        promise,
        `${tell.match} nth ${String(tell.nth)} ${asked} is not in the log`,
      );
    }
  }

  #viewersEver(table: TableId, person: string): readonly Viewer[] {
    const seats = this.#parts.ledger.historyOf(table).flatMap(({ table: each }): Viewer[] => {
      const seat = seatOf(each, person);
      return seat === null ? [] : [entryOf(seatsOf(each.seats.length), seat)];
    });
    return [...new Set(seats)];
  }

  #checkCreated(socket: NodeSocket, { ask }: OpenAsk, { table }: TellOf<'created'>): void {
    if (ask.type !== 'create') return;
    const { database } = this.#parts;
    const granted = database.granted.get(`${socket.person.id} ${ask.nonce}`);
    if (granted !== table || !database.tables.has(table)) {
      this.#fail(socket, 'a request opens one table', `${table} instead of ${String(granted)}`);
    }
  }

  #checkDone(socket: NodeSocket, { ask, at }: OpenAsk): void {
    const { ledger, database } = this.#parts;
    if (ask.type === 'say') {
      const key = { table: ask.table, person: socket.person.id, nonce: ask.nonce };
      if (!database.hasSaid(key)) this.#fail(socket, 'what was said is stored', ask.nonce);
      return;
    }
    const effect = effects.get(ask.type);
    if (!effect || !('table' in ask)) return;
    const tables = ledger.since(ask.table, at);
    if (!tables.some((table) => effect(table, socket.person.id, ask))) {
      this.#fail(socket, 'what is done is stored', `${ask.type} at ${ask.table}`);
    }
  }

  #checkRefused(socket: NodeSocket, { ask }: OpenAsk, { reason }: TellOf<'refused'>): void {
    if (ask.type !== 'decide' || reason.kind !== 'against-the-rules') return;
    const oracle = this.#parts.commits.oracles.get(ask.match);
    const move = oracle?.setup.game.parseMove(ask.move);
    if (!oracle || !move?.ok) return;
    const { refusal } = reason;
    const isTrue = this.#viewersEver(ask.table, socket.person.id).some(
      (viewer) => viewer !== 'onlooker' && oracle.couldRefuse(viewer, move.value, refusal),
    );
    if (!isTrue) this.#fail(socket, 'refusals are those of the rules', JSON.stringify(reason));
  }
}

const askText = (ask: Ask): string => {
  if (ask.type === 'decide') {
    return `decide nth ${String(ask.nth)} ${JSON.stringify(ask.move)} in ${ask.match}`;
  }
  if (ask.type === 'hello') return `hello, goes on with ${JSON.stringify(ask.resume)}`;
  return `${ask.type} ${String(ask.id)}${'table' in ask ? ` at ${ask.table}` : ''}`;
};

const tellText = (tell: Tell): string => {
  if (tell.type === 'update') {
    return `update of ${tell.match}: seq ${String(tell.seq)} since ${String(tell.since)}`;
  }
  if (tell.type === 'table') {
    return `table ${tell.table.id} at ${String(tell.table.revision)}, ${tell.table.phase}`;
  }
  if (tell.type === 'decided') return `decided nth ${String(tell.nth)}, seq ${String(tell.seq)}`;
  if (tell.type === 'refused') return `refused ${String(tell.id)}: ${tell.reason.kind}`;
  return 'id' in tell ? `${tell.type} ${String(tell.id)}` : tell.type;
};
