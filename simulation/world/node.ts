import type { Desk, DeskParts } from '@rookery/desk/desk';
import { openDesk } from '@rookery/desk/open-desk';
import { messageOf, type Bus } from '@rookery/desk/ports';
import type { Person } from '@rookery/desk/store';
import type { DatabaseWeather } from './database-link.ts';
import { DatabaseLink } from './database-link.ts';
import { databasePorts } from './database-ports.ts';
import type { SimulatedDatabase } from './database.ts';
import type { SimulatedBus } from './bus.ts';
import { botsInPlace } from './bots-in-place.ts';
import { diceFor, type Dice } from './dice.ts';
import type { SimulatedLink } from './link.ts';
import { NodeClock } from './node-clock.ts';
import { nodePorts } from './node-ports.ts';
import { NodeSocket, type SocketObserver } from './node-socket.ts';
import { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** What every node of a cluster gets. */
export interface NodeParts {
  readonly seed: number;
  readonly scheduler: Scheduler;
  readonly database: SimulatedDatabase;
  readonly observer: SocketObserver;
  /** Whether other nodes may share the database. */
  readonly company: 'alone' | 'among others';
  weather(node: string): DatabaseWeather;
  busFor(process: SimulatedProcess): Bus;
  /** A place to plant a bug: other ports, or another desk. */
  alterParts(parts: DeskParts, node: string): DeskParts;
  alterDesk(desk: Desk, node: string): Desk;
  /** Something worth telling. */
  note(line: () => string): void;
}

/** A process that could not start is started again after so long, in milliseconds. */
const restartDelay = 1500;

/** Closing may take so long, in milliseconds; then the process ends anyway. */
const longestClosing = 8000;

/** How often a node looks for sockets that have fallen silent, in milliseconds. */
const sweep = 5000;

/** One run of the server's process. */
interface NodeRun {
  readonly process: SimulatedProcess;
  readonly clock: NodeClock;
  readonly desk: Desk;
  readonly sockets: Set<NodeSocket>;
  isOpen: boolean;
}

/** A machine on which the server runs, dies and is started again. */
export class SimulatedNode {
  readonly name: string;
  readonly #parts: NodeParts;
  readonly #dice: Dice;
  #run: NodeRun | undefined;
  #runs = 0;
  #ranBefore = 0;
  #sockets = 0;
  /** How far the machine's clock is ahead, in milliseconds. */
  #ahead: number;

  constructor(name: string, parts: NodeParts) {
    this.name = name;
    this.#parts = parts;
    this.#dice = diceFor(parts.seed, `node ${name}`);
    this.#ahead = this.#dice.between(-100, 100);
  }

  /** Whether guests can connect. */
  get isOpen(): boolean {
    return this.#run?.isOpen === true;
  }

  /** For how long it has run altogether, in milliseconds. */
  get ranFor(): number {
    return this.#ranBefore + (this.#run?.clock.monotonic() ?? 0);
  }

  /** What its clock shows, in milliseconds since 1970; nothing if it does not run. */
  get time(): number | undefined {
    return this.#run?.clock.now();
  }

  start(): void {
    if (this.#run) return;
    this.#runs += 1;
    const run = this.#begin();
    this.#run = run;
    this.#parts.note(() => `${this.name} starts`);
    run.desk.open().then(
      () => this.#opened(run),
      () => this.#failed(run),
    );
  }

  #begin(): NodeRun {
    const { scheduler, database, seed } = this.#parts;
    const process = new SimulatedProcess();
    const clock = new NodeClock(scheduler, process, this.#ahead);
    const dice = diceFor(seed, `run ${String(this.#runs)} of ${this.name}`);
    const link = new DatabaseLink({
      database,
      scheduler,
      process,
      dice,
      weather: () => this.#parts.weather(this.name),
      company: this.#parts.company,
    });
    const ports = databasePorts(link);
    const log = (event: string, facts: object): void =>
      this.#parts.note(() => `${this.name} logs ${event} ${JSON.stringify(facts)}`);
    const parts: DeskParts = {
      store: ports,
      deadlines: ports,
      chat: ports,
      directory: ports,
      ...(this.#parts.company === 'among others' && {
        nodes: nodePorts(link),
        bus: this.#parts.busFor(process),
      }),
      clock,
      bots: botsInPlace(clock, dice),
      log: { warn: log, error: log },
      randomId: () => dice.id(),
      randomSecret: () => dice.id() + dice.id(),
      standIn: 'chick',
    };
    const desk = this.#parts.alterDesk(
      openDesk(this.#parts.alterParts(parts, this.name)),
      this.name,
    );
    return { process, clock, desk, sockets: new Set(), isOpen: false };
  }

  #opened(run: NodeRun): void {
    run.isOpen = true;
    this.#sweepLater(run);
  }

  #failed(run: NodeRun): void {
    if (this.#run !== run) return;
    this.#parts.note(() => `${this.name} could not start`);
    this.crash();
    this.#parts.scheduler.after(restartDelay, () => this.start());
  }

  /** Cuts off guests that have been silent for too long. */
  #sweepLater(run: NodeRun): void {
    run.clock.after(sweep, () => {
      for (const socket of run.sockets) {
        if (socket.isSilent) socket.end('silence');
        if (socket.isOver) run.sockets.delete(socket);
      }
      this.#sweepLater(run);
    });
  }

  /** A guest connects. */
  accept(link: SimulatedLink, person: Person): void {
    const run = this.#run;
    if (!run?.isOpen || run.process.isPaused) {
      link.refuse();
      return;
    }
    this.#sockets += 1;
    const { process, desk, clock } = run;
    const socket = new NodeSocket({
      id: `${this.name}-${String(this.#sockets)}`,
      node: this.name,
      link,
      person,
      desk,
      clock,
      observer: this.#parts.observer,
      isDead: () => process.isDead,
    });
    run.sockets.add(socket);
    link.open({
      hear: (frame) => process.run(() => socket.hear(frame)),
      closed: () => process.run(() => socket.closed()),
    });
  }

  /** The process is killed. Its guests notice at once, or not at all. */
  crash(how: 'process' | 'machine' = 'process'): void {
    const run = this.#run;
    if (!run) return;
    this.#end(run);
    this.#parts.note(() => `${this.name} crashes (${how})`);
    for (const socket of run.sockets) socket.lose(how);
  }

  /** Stops in an orderly way, and starts again. */
  async restart(): Promise<void> {
    const run = this.#run;
    if (!run?.isOpen) return;
    run.isOpen = false;
    this.#parts.note(() => `${this.name} stops in an orderly way`);
    const { scheduler } = this.#parts;
    const startAgain = (): void => {
      if (this.#run !== run) return;
      this.#end(run);
      scheduler.after(this.#dice.between(100, 3000), () => this.start());
    };
    scheduler.after(longestClosing, startAgain);
    await Promise.all([...run.sockets].map((socket) => socket.finish()));
    await run.desk.close().catch((error: unknown) => {
      this.#parts.note(() => `${this.name} could not close its tables: ${messageOf(error)}`);
    });
    startAgain();
  }

  #end(run: NodeRun): void {
    this.#ranBefore += run.clock.monotonic();
    this.#run = undefined;
    run.process.kill();
  }

  pause(milliseconds: number): void {
    const run = this.#run;
    if (!run) return;
    const { scheduler } = this.#parts;
    this.#parts.note(() => `${this.name} is paused for ${String(Math.round(milliseconds))} ms`);
    run.process.pause(scheduler.now);
    scheduler.after(milliseconds, () => run.process.resume(scheduler.now));
  }

  /** News of other nodes do not arrive for a while. */
  cutBus(bus: SimulatedBus, milliseconds: number): void {
    if (this.#run) bus.cut(this.#run.process, milliseconds);
  }

  /** Whatever was wrong with it is over. */
  heal(): void {
    this.#run?.process.resume(this.#parts.scheduler.now);
    this.start();
  }

  /** Somebody sets the machine's clock; the running process follows only if it is told to. */
  setClock(milliseconds: number, follows: 'at once' | 'after a restart'): void {
    this.#ahead += milliseconds;
    if (follows === 'at once') this.#run?.clock.jump(milliseconds);
    this.#parts.note(() => `${this.name}'s clock jumps by ${String(milliseconds)} ms`);
  }
}
