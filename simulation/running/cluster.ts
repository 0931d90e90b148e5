import type { Person } from '@rookery/desk/store';
import type { LineParts } from '@rookery/protocol/client/wire';
import type { TableId } from '@rookery/protocol/identifiers';
import { penguins } from '@rookery/protocol/people';
import { entryOf } from '@rookery/rules/kernel/entry';
import type { BugSurroundings, PlantedBug } from '../bugs/planted-bug.ts';
import { CommitWatch } from '../checks/commit-watch.ts';
import { Ledger } from '../checks/ledger.ts';
import { SocketWatch } from '../checks/socket-watch.ts';
import type { Verdict, Violation } from '../checks/verdict.ts';
import { SimulatedGuest } from '../guests/guest.ts';
import { SimulatedBus } from '../world/bus.ts';
import { SimulatedDatabase } from '../world/database.ts';
import { diceFor, type Dice } from '../world/dice.ts';
import { SimulatedLink } from '../world/link.ts';
import { beginning } from '../world/node-clock.ts';
import { SimulatedNode, type NodeParts } from '../world/node.ts';
import {
  isNodeFault,
  type LineFault,
  type NodeFault,
  type PlannedFault,
  type SimulationPlan,
} from '../world/plan.ts';
import { Scheduler, type Drain } from '../world/scheduler.ts';
import { Weather } from '../world/weather.ts';
import { Story } from './story.ts';

const names = ['Ana', 'Bo', 'Cleo', 'Dina', 'Eli'];

/** Whoever is asleep wakes up after this long, in milliseconds. */
const longestSleep = 50_000;

/** How a simulation is run. */
export interface ClusterOptions {
  readonly drain: Drain;
  readonly story: 'story' | 'no story';
  readonly bug?: PlantedBug | undefined;
}

/** Nodes over one database, the people who play there, and everything that goes wrong between them. */
export class Cluster implements Verdict {
  readonly plan: SimulationPlan;
  readonly scheduler: Scheduler;
  readonly story: Story;
  readonly database: SimulatedDatabase;
  readonly commits: CommitWatch;
  readonly nodes: readonly SimulatedNode[];
  readonly guests: readonly SimulatedGuest[];
  readonly #ledger = new Ledger();
  readonly #weather: Weather;
  readonly #bus: SimulatedBus;
  readonly #bug: PlantedBug | undefined;
  readonly #surroundings: BugSurroundings;
  readonly #tableLinks: TableId[] = [];
  readonly #lineLinks = new Map<string, SimulatedLink[]>();
  #violation: Violation | undefined;

  constructor(plan: SimulationPlan, { drain, story, bug }: ClusterOptions) {
    this.plan = plan;
    this.scheduler = new Scheduler(drain);
    const now = (): number => this.scheduler.now;
    this.story = new Story(story, now);
    this.#bug = bug;
    this.#weather = new Weather(plan, now);
    this.commits = new CommitWatch(this.#ledger, this, {
      now,
      /** For one node alone it is known for how long it has run. */
      ranFor: () => (plan.nodes > 1 ? undefined : this.nodes[0]?.ranFor),
    });
    this.database = new SimulatedDatabase(this.commits, () => beginning + now());
    this.#surroundings = {
      scheduler: this.scheduler,
      database: this.database,
      dice: diceFor(plan.seed, 'bug'),
    };
    this.#bus = new SimulatedBus({
      scheduler: this.scheduler,
      dice: diceFor(plan.seed, 'bus'),
      slowness: () => this.#weather.busSlowness,
      loss: () => this.#weather.busLoss,
    });
    this.nodes = this.#makeNodes();
    this.guests = names.slice(0, plan.guests).map((name) => this.#makeGuest(name));
  }

  get violation(): Violation | undefined {
    return this.#violation;
  }

  fail(promise: string, facts: string): void {
    this.note(() => `BROKEN: ${promise} (${facts})`);
    this.#violation ??= { promise, facts, at: this.scheduler.now };
    this.scheduler.stop();
  }

  note(line: () => string): void {
    this.story.note(line);
  }

  /** Begins, and plans everything that will go wrong. */
  begin(): void {
    for (const node of this.nodes) node.start();
    for (const guest of this.guests) guest.begin();
    for (const fault of this.plan.faults) {
      this.scheduler.after(fault.at, () => this.#strike(fault));
    }
  }

  /** Everything works from now on, and everybody wants to finish what was begun. */
  heal(): void {
    this.note(() => 'everything is healed');
    this.#weather.clear();
    for (const node of this.nodes) node.heal();
    for (const [index, guest] of this.guests.entries()) {
      const sleep = index < this.plan.sleepers ? longestSleep : 0;
      guest.becomeDutiful(() => this.#tablesOf(guest.person), sleep);
    }
  }

  #tablesOf({ id }: Person): readonly TableId[] {
    return [...this.database.tables.values()]
      .filter(
        ({ table }) => table.phase !== 'closed' && table.seats.some(({ person }) => person === id),
      )
      .map(({ table }) => table.id);
  }

  #makeNodes(): readonly SimulatedNode[] {
    const sockets = new SocketWatch({
      ledger: this.#ledger,
      commits: this.commits,
      database: this.database,
      verdict: this,
      now: () => this.scheduler.now,
    });
    const shared = {
      seed: this.plan.seed,
      scheduler: this.scheduler,
      database: this.database,
      observer: sockets,
      company: this.plan.nodes > 1 ? 'among others' : 'alone',
      busFor: (process) => this.#bus.endFor(process),
      alterParts: (parts) => this.#bug?.alterParts?.(parts, this.#surroundings) ?? parts,
      alterDesk: (desk) => this.#bug?.alterDesk?.(desk, this.#surroundings) ?? desk,
      note: (line) => this.note(line),
    } satisfies Omit<NodeParts, 'weather'>;
    return Array.from({ length: this.plan.nodes }, (_, index) => {
      const weather: NodeParts['weather'] = () => this.#weather.database(index);
      return new SimulatedNode(`node ${String(index + 1)}`, { ...shared, weather });
    });
  }

  #makeGuest(name: string): SimulatedGuest {
    const index = names.indexOf(name);
    const person = { id: name.toLowerCase(), name, penguin: entryOf(penguins, index) };
    this.database.people.set(person.id, person);
    const dice = diceFor(this.plan.seed, `guest ${name}`);
    const lineDice = diceFor(this.plan.seed, `line of ${name}`);
    return new SimulatedGuest({
      person,
      dice,
      scheduler: this.scheduler,
      ledger: this.#ledger,
      links: this.#tableLinks,
      mostTables: this.plan.tables,
      lineParts: () => this.#lineParts(person, lineDice),
      verdict: this,
      isDatabaseSafe: this.plan.faults.every(({ kind }) => !kind.startsWith('database')),
    });
  }

  #lineParts(person: Person, dice: Dice): LineParts {
    const parts: LineParts = {
      open: (events) => this.#connect(person, dice, events),
      now: () => Math.floor(beginning + this.scheduler.now),
      after: (milliseconds, action) => this.scheduler.after(milliseconds, action),
      random: () => dice.fraction(),
      client: 'simulation',
    };
    return this.#bug?.alterLine?.(parts, this.#surroundings) ?? parts;
  }

  /** A balancer without memory leads each new connection to any node. */
  #connect(person: Person, dice: Dice, events: Parameters<LineParts['open']>[0]): SimulatedLink {
    const slowness = dice.pick([5, 20, 150]);
    const link = new SimulatedLink({ scheduler: this.scheduler, dice, slowness }, events);
    const known = (this.#lineLinks.get(person.id) ?? []).filter(({ isOver }) => !isOver);
    this.#lineLinks.set(person.id, [...known, link]);
    const open = this.nodes.filter(
      (node, index) => node.isOpen && this.#weather.isReachable(index),
    );
    // A balancer learns late that a node is gone.
    const node = dice.pick(open.length > 0 && dice.chance(0.9) ? open : this.nodes);
    this.scheduler.after(dice.between(1, slowness), () => {
      if (this.#weather.isReachable(this.nodes.indexOf(node))) node.accept(link, person);
      else link.refuse();
    });
    return link;
  }

  #strike(fault: PlannedFault): void {
    this.note(() => `FAULT: ${JSON.stringify(fault)}`);
    if (fault.kind === 'clock') this.commits.areClocksTrue = false;
    if ('guest' in fault) strikeLine(fault, this.#linksOf(fault.guest));
    else if (isNodeFault(fault)) this.#strikeNode(fault);
    else this.#weather.add(fault);
  }

  #strikeNode(fault: NodeFault): void {
    if (fault.kind === 'blackout') {
      for (const node of this.nodes) this.#crash(node, 'process', fault.for);
      return;
    }
    const node = entryOf(this.nodes, fault.node);
    switch (fault.kind) {
      case 'crash':
        this.#crash(node, fault.how, fault.for);
        break;
      case 'restart':
        void node.restart();
        break;
      case 'pause':
        node.pause(fault.for);
        break;
      case 'clock':
        node.setClock(fault.by, fault.follows);
        break;
      case 'bus-cut':
        node.cutBus(this.#bus, fault.for);
        break;
    }
  }

  #crash(node: SimulatedNode, how: 'process' | 'machine', span: number): void {
    node.crash(how);
    this.#bug?.onCrash?.(this.#surroundings);
    this.scheduler.after(span, () => node.start());
  }

  #linksOf(guest: number): readonly SimulatedLink[] {
    return this.#lineLinks.get(entryOf(this.guests, guest).person.id) ?? [];
  }
}

function strikeLine(fault: LineFault, links: readonly SimulatedLink[]): void {
  for (const link of links) {
    if (fault.kind === 'stall') link.stall(fault.for);
    else if (fault.kind === 'cut') link.cut();
    else link.vanish();
  }
}
