import type { Thought } from '../bot.ts';
import { FairQueue } from './fair-queue.ts';
import type { WorkerOrder, WorkerReport, WarmUp } from './worker.ts';
import {
  ThinkingFailed,
  type ThinkOptions,
  type BotPool,
  type ThinkingFault,
  type ThinkRequest,
} from './bot-pool.ts';

/** A worker of the pool, in any environment. */
export interface PoolWorker {
  send(order: WorkerOrder): void;
  /** Stops an order: the worker then reports, or is ended where it cannot be asked. */
  cancel(id: number): void;
  end(): Promise<void>;
}

/** The callbacks of a worker. */
export interface WorkerEvents {
  readonly onReport: (report: WorkerReport) => void;
  /** The worker ended by itself, or could not start. */
  readonly onDeath: (reason: string) => void;
}

/** How long a thought took, in milliseconds, for metrics. */
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
  /** So many of the workers take quick requests only, so that nobody waits for a long thought; none if left out. */
  readonly quickWorkers?: number;
  /** Whether a request takes only a moment; no request does if left out. */
  readonly isQuick?: (request: ThinkRequest) => boolean;
  start(events: WorkerEvents): PoolWorker;
  /** Milliseconds since some moment. */
  now(): number;
  /** What every fresh worker does first. */
  readonly warmUps?: readonly WarmUp[];
  onTiming?(timing: Timing): void;
}

/** Whoever asks without a share. */
const nobody = { person: '', table: '' };

/** A request fails when this many workers have died over it. */
const mostDeaths = 2;

/** A request in the queue or in a worker. */
interface PoolJob {
  readonly id: number;
  readonly request: ThinkRequest;
  readonly options: ThinkOptions;
  readonly settle: (outcome: Thought | ThinkingFailed) => void;
  readonly asked: number;
  begun: number | null;
  deaths: number;
}

/** A worker and what it is busy with: a job, a warm-up or a job that nobody waits for any more. */
interface PoolMember {
  readonly worker: PoolWorker;
  order: number | null;
  job: PoolJob | null;
  warmUps: readonly WarmUp[];
  /** Whether it has ever carried out an order. */
  hasCarriedOut: boolean;
}

/** Gives requests to workers, a fair share to each person and table. It knows no environment: workers are handed in. */
export class Pool implements BotPool {
  readonly #parts: PoolParts;
  readonly #members = new Set<PoolMember>();
  readonly #queue = new FairQueue<PoolJob>();
  #orders = 0;
  #isClosed = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
    if (parts.warmUps?.length) {
      this.#startWorkers(parts.size);
      this.#distribute();
    }
  }

  think(request: ThinkRequest, options: ThinkOptions = {}): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new ThinkingFailed({ kind: 'closed' }));
        return;
      }
      const cancel = (): void => this.#cancel(job);
      const job: PoolJob = {
        id: (this.#orders += 1),
        request,
        options,
        asked: this.#parts.now(),
        begun: null,
        deaths: 0,
        settle: (outcome) => {
          options.signal?.removeEventListener('abort', cancel);
          this.#reportTiming(job, outcome);
          if (outcome instanceof ThinkingFailed) reject(outcome);
          else resolve(outcome);
        },
      };
      if (options.signal?.aborted) {
        job.settle(new ThinkingFailed({ kind: 'cancelled' }));
        return;
      }
      options.signal?.addEventListener('abort', cancel);
      this.#queue.add(job, options.share ?? nobody);
      this.#distribute();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const members = [...this.#members];
    const running = members.map(({ job }) => job).filter((job) => job !== null);
    const left = [...running, ...this.#queue.clear()];
    for (const member of members) member.job = null;
    this.#members.clear();
    for (const job of left) job.settle(new ThinkingFailed({ kind: 'closed' }));
    await Promise.all(members.map(({ worker }) => worker.end()));
  }

  #distribute(): void {
    const busy = [...this.#members].filter(({ order }) => order !== null).length;
    this.#startWorkers(busy + this.#queue.size);
    for (const member of this.#members) {
      if (member.order !== null) continue;
      const [warmUp, ...rest] = member.warmUps;
      if (warmUp) {
        member.warmUps = rest;
        member.order = this.#orders += 1;
        member.worker.send({ type: 'warm-up', id: member.order, warmUp });
        continue;
      }
      const job = this.#takeNext();
      if (job) this.#begin(member, job);
    }
  }

  /** The next request; a quick one if only the workers for these are free. */
  #takeNext(): PoolJob | undefined {
    const { size, quickWorkers = 0, isQuick } = this.#parts;
    if (!isQuick || quickWorkers === 0) return this.#queue.take();
    const long = [...this.#members].filter(({ job }) => job && !isQuick(job.request)).length;
    const mayBeLong = long < size - quickWorkers;
    return this.#queue.take(({ request }) => mayBeLong || isQuick(request));
  }

  #begin(member: PoolMember, job: PoolJob): void {
    job.begun = this.#parts.now();
    member.job = job;
    member.order = job.id;
    member.worker.send({ type: 'think', id: job.id, request: job.request });
  }

  /** Starts workers until there are as many as wanted, or as many as there may be. */
  #startWorkers(wanted: number): void {
    const { size, warmUps = [] } = this.#parts;
    while (this.#members.size < Math.min(wanted, size)) {
      const events: WorkerEvents = {
        onReport: (report) => this.#receive(member, report),
        onDeath: (reason) => this.#replaceDead(member, reason),
      };
      const worker = this.#parts.start(events);
      const member: PoolMember = { worker, order: null, job: null, warmUps, hasCarriedOut: false };
      this.#members.add(member);
    }
  }

  #receive(member: PoolMember, report: WorkerReport): void {
    const { job } = member;
    if (report.id !== member.order) return;
    if (report.type === 'progress') {
      job?.options.onProgress?.(report.share);
      return;
    }
    member.order = null;
    member.job = null;
    member.hasCarriedOut = true;
    if (report.type === 'thought') job?.settle(report.thought);
    if (report.type === 'failed') job?.settle(new ThinkingFailed(report.fault));
    this.#distribute();
  }

  #replaceDead(member: PoolMember, reason: string): void {
    if (!this.#members.delete(member)) return;
    // Workers that die while they warm up must not be restarted for ever: it counts against the next request.
    const job = member.job ?? (member.hasCarriedOut ? undefined : this.#queue.take());
    if (job) {
      job.deaths += 1;
      if (job.deaths < mostDeaths) this.#queue.addFirst(job);
      else job.settle(new ThinkingFailed({ kind: 'worker-died', reason }));
    }
    this.#distribute();
  }

  #cancel(job: PoolJob): void {
    this.#queue.remove(job);
    const member = [...this.#members].find((each) => each.job === job);
    if (member) {
      member.job = null;
      member.worker.cancel(job.id);
    }
    job.settle(new ThinkingFailed({ kind: 'cancelled' }));
  }

  #reportTiming(job: PoolJob, outcome: Thought | ThinkingFailed): void {
    const now = this.#parts.now();
    const begun = job.begun ?? now;
    if (job.begun !== null) this.#queue.charge(job, now - begun);
    this.#parts.onTiming?.({
      game: job.request.game,
      player: job.request.player,
      outcome: outcome instanceof ThinkingFailed ? outcome.fault.kind : 'thought',
      waited: begun - job.asked,
      thought: now - begun,
    });
  }
}
