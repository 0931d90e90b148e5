import type { Thought } from '../bot.ts';
import type { Order, Report, WarmUp } from './thinker.ts';
import {
  ThinkingFailed,
  type Company,
  type Thinkers,
  type ThinkingFault,
  type ThinkRequest,
} from './thinkers.ts';

/** A worker as the pool sees it, whatever it is made of. */
export interface PoolWorker {
  send(order: Order): void;
  /** Asks it to stop thinking about an order, on which it reports; or ends it where it cannot be asked. */
  cancel(id: number): void;
  end(): Promise<void>;
}

/** What a worker lets the pool know. */
export interface WorkerEvents {
  readonly onReport: (report: Report) => void;
  /** It has ended by itself, or could not even begin. */
  readonly onDeath: (reason: string) => void;
}

/** How long a thought took, for whoever keeps figures; in milliseconds. */
export interface Timing {
  readonly game: string;
  readonly player: string;
  readonly outcome: 'thought' | ThinkingFault['kind'];
  /** In the queue. */
  readonly waited: number;
  /** In the worker. */
  readonly thought: number;
}

/** What a pool is made of. */
export interface PoolParts {
  /** How many think at the same time, at most. */
  readonly size: number;
  start(events: WorkerEvents): PoolWorker;
  /** Milliseconds since some moment. */
  now(): number;
  /** What every fresh worker does first. */
  readonly warmUps?: readonly WarmUp[];
  onTiming?(timing: Timing): void;
}

/** Two workers may die over one request before it fails. */
const mostDeaths = 2;

/** A request on its way. */
interface Job {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly company: Company;
  readonly settle: (outcome: Thought | ThinkingFailed) => void;
  readonly asked: number;
  begun: number | null;
  deaths: number;
}

/** A worker and what it is busy with: a job, a warm-up or a job that nobody waits for any more. */
interface Member {
  readonly worker: PoolWorker;
  order: number | null;
  job: Job | null;
  warmUps: readonly WarmUp[];
  /** Whether it has ever carried out an order. */
  isProven: boolean;
}

/** Hands requests to workers in the order they came. Pure of any environment: workers are given. */
export class Pool implements Thinkers {
  readonly #parts: PoolParts;
  readonly #members = new Set<Member>();
  #queue: Job[] = [];
  #orders = 0;
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
    if (parts.warmUps?.length) {
      this.#enlist(parts.size);
      this.#distribute();
    }
  }

  think(request: ThinkRequest, company: Company = {}): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new ThinkingFailed({ kind: 'closed' }));
        return;
      }
      const cancel = (): void => this.#cancel(job);
      const job: Job = {
        id: (this.#orders += 1),
        request,
        company,
        asked: this.#parts.now(),
        begun: null,
        deaths: 0,
        settle: (outcome) => {
          company.signal?.removeEventListener('abort', cancel);
          this.#keepTime(job, outcome);
          if (outcome instanceof ThinkingFailed) reject(outcome);
          else resolve(outcome);
        },
      };
      if (company.signal?.aborted) {
        job.settle(new ThinkingFailed({ kind: 'cancelled' }));
        return;
      }
      company.signal?.addEventListener('abort', cancel);
      this.#queue.push(job);
      this.#distribute();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const members = [...this.#members];
    const running = members.map(({ job }) => job).filter((job) => job !== null);
    const left = [...running, ...this.#queue];
    for (const member of members) member.job = null;
    this.#members.clear();
    this.#queue = [];
    for (const job of left) job.settle(new ThinkingFailed({ kind: 'closed' }));
    await Promise.all(members.map(({ worker }) => worker.end()));
  }

  #distribute(): void {
    const busy = [...this.#members].filter(({ order }) => order !== null).length;
    this.#enlist(busy + this.#queue.length);
    for (const member of this.#members) {
      if (member.order !== null) continue;
      const [warmUp, ...rest] = member.warmUps;
      if (warmUp) {
        member.warmUps = rest;
        member.order = this.#orders += 1;
        member.worker.send({ type: 'warm-up', id: member.order, warmUp });
        continue;
      }
      const job = this.#queue.shift();
      if (job) this.#begin(member, job);
    }
  }

  #begin(member: Member, job: Job): void {
    job.begun = this.#parts.now();
    member.job = job;
    member.order = job.id;
    member.worker.send({ type: 'think', id: job.id, request: job.request });
  }

  /** Starts workers until there are as many as wanted, or as many as there may be. */
  #enlist(wanted: number): void {
    const { size, warmUps = [] } = this.#parts;
    while (this.#members.size < Math.min(wanted, size)) {
      const events: WorkerEvents = {
        onReport: (report) => this.#hear(member, report),
        onDeath: (reason) => this.#bury(member, reason),
      };
      const worker = this.#parts.start(events);
      const member: Member = { worker, order: null, job: null, warmUps, isProven: false };
      this.#members.add(member);
    }
  }

  #hear(member: Member, report: Report): void {
    const { job } = member;
    if (report.id !== member.order) return;
    if (report.type === 'progress') {
      job?.company.onProgress?.(report.share);
      return;
    }
    member.order = null;
    member.job = null;
    member.isProven = true;
    if (report.type === 'thought') job?.settle(report.thought);
    if (report.type === 'failed') job?.settle(new ThinkingFailed(report.fault));
    this.#distribute();
  }

  #bury(member: Member, reason: string): void {
    if (!this.#members.delete(member)) return;
    // Workers that die as they warm up must not be started for ever: the next in line bears it.
    const job = member.job ?? (member.isProven ? undefined : this.#queue.shift());
    if (job) {
      job.deaths += 1;
      if (job.deaths < mostDeaths) this.#queue.unshift(job);
      else job.settle(new ThinkingFailed({ kind: 'worker-died', reason }));
    }
    this.#distribute();
  }

  #cancel(job: Job): void {
    this.#queue = this.#queue.filter((each) => each !== job);
    const member = [...this.#members].find((each) => each.job === job);
    if (member) {
      member.job = null;
      member.worker.cancel(job.id);
    }
    job.settle(new ThinkingFailed({ kind: 'cancelled' }));
  }

  #keepTime(job: Job, outcome: Thought | ThinkingFailed): void {
    const now = this.#parts.now();
    const begun = job.begun ?? now;
    this.#parts.onTiming?.({
      game: job.request.game,
      player: job.request.player,
      outcome: outcome instanceof ThinkingFailed ? outcome.fault.kind : 'thought',
      waited: begun - job.asked,
      thought: now - begun,
    });
  }
}
