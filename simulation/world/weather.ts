import type { DatabaseWeather } from './database-link.ts';
import type { WeatherFault, SimulationPlan } from './plan.ts';

/** A fault that lasts, and the time at which it ends. */
interface LastingFault {
  readonly fault: WeatherFault;
  readonly until: number;
}

/** What is wrong between the machines at the moment. */
export class Weather {
  #faults: LastingFault[] = [];
  readonly #fair: Pick<SimulationPlan, 'databaseSlowness' | 'busSlowness'>;
  readonly #now: () => number;

  constructor(fair: Pick<SimulationPlan, 'databaseSlowness' | 'busSlowness'>, now: () => number) {
    this.#fair = fair;
    this.#now = now;
  }

  add(fault: WeatherFault): void {
    this.#faults.push({ fault, until: this.#now() + fault.for });
  }

  clear(): void {
    this.#faults = [];
  }

  database(node: number): DatabaseWeather {
    const faults = this.#current();
    const slow = faults.find((each) => each.kind === 'database-slow' && each.node === node);
    const trouble = faults.find((each) => each.kind === 'database-trouble' && each.node === node);
    return {
      slowness: slow?.kind === 'database-slow' ? slow.slowness : this.#fair.databaseSlowness,
      trouble: trouble?.kind === 'database-trouble' ? trouble.share : 0,
      isDown: faults.some(({ kind }) => kind === 'database-down'),
    };
  }

  /** The longest way of news between nodes, in milliseconds. */
  get busSlowness(): number {
    const slow = this.#current().find((fault) => fault.kind === 'bus-slow');
    return slow?.slowness ?? this.#fair.busSlowness;
  }

  /** The share of news between nodes that are lost. */
  get busLoss(): number {
    const lossy = this.#current().find((fault) => fault.kind === 'bus-loss');
    return lossy?.loss ?? 0;
  }

  isReachable(node: number): boolean {
    return !this.#current().some((fault) => fault.kind === 'unreachable' && fault.node === node);
  }

  #current(): readonly WeatherFault[] {
    if (this.#faults.length === 0) return [];
    const now = this.#now();
    this.#faults = this.#faults.filter(({ until }) => until > now);
    return this.#faults.map(({ fault }) => fault);
  }
}
