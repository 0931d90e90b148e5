/** For whom work is done: a person, and one of the person's tables. */
export interface WorkShare {
  readonly person: string;
  readonly table: string;
}

/** Work of one person that waits, by table, and how much time the person has used. */
interface PersonShare<Job> {
  readonly tables: Map<string, Job[]>;
  used: number;
}

/**
 * Work that waits, in a fair order: first the work of whoever has used the least time, and of the tables of
 * one person each in turn. Whoever asks for much waits for themselves, not others for them.
 */
export class FairQueue<Job extends object> {
  readonly #people = new Map<string, PersonShare<Job>>();
  readonly #shares = new WeakMap<Job, WorkShare>();
  #size = 0;
  /** The used time with which newcomers begin: what everybody would have used, had all got equal shares. */
  #fairShare = 0;

  get size(): number {
    return this.#size;
  }

  add(job: Job, share: WorkShare): void {
    const { jobs } = this.#findOrAdd(share);
    this.#shares.set(job, share);
    jobs.push(job);
    this.#size += 1;
  }

  /** Puts work back that was taken and not done. */
  addFirst(job: Job): void {
    const { jobs } = this.#findOrAdd(this.#shareOf(job));
    jobs.unshift(job);
    this.#size += 1;
  }

  /** Takes the next work for which something holds. */
  take(fits: (job: Job) => boolean = () => true): Job | undefined {
    const people = [...this.#people].toSorted(([, one], [, other]) => one.used - other.used);
    for (const [person, { tables }] of people) {
      for (const [table, jobs] of tables) {
        const job = jobs.find(fits);
        if (!job) continue;
        this.remove(job);
        this.#moveToEnd(person, table);
        return job;
      }
    }
    return undefined;
  }

  /** Takes away work that nobody wants any more; says whether it was there. */
  remove(job: Job): boolean {
    const { person, table } = this.#shareOf(job);
    const tables = this.#people.get(person)?.tables;
    const jobs = tables?.get(table);
    const place = jobs?.indexOf(job) ?? -1;
    if (!tables || !jobs || place < 0) return false;
    jobs.splice(place, 1);
    this.#size -= 1;
    if (jobs.length === 0) tables.delete(table);
    return true;
  }

  /** Takes away everything. */
  clear(): readonly Job[] {
    const jobs = [...this.#people.values()].flatMap(({ tables }) => [...tables.values()].flat());
    this.#people.clear();
    this.#size = 0;
    return jobs;
  }

  /** Counts the time that work took, in any unit. */
  charge(job: Job, time: number): void {
    const { person } = this.#shareOf(job);
    const share = this.#people.get(person);
    if (share) share.used += time;
    this.#fairShare += time / Math.max(1, this.#people.size);
    this.#forgetIdle();
  }

  /** Forgets whoever has nothing waiting and is owed nothing: they come back as newcomers. */
  #forgetIdle(): void {
    for (const [person, { tables, used }] of this.#people) {
      if (tables.size === 0 && used <= this.#fairShare) this.#people.delete(person);
    }
  }

  #findOrAdd({ person, table }: WorkShare): { readonly jobs: Job[] } {
    const share = this.#people.get(person) ?? { tables: new Map<string, Job[]>(), used: 0 };
    if (!this.#people.has(person)) this.#people.set(person, share);
    share.used = Math.max(share.used, this.#fairShare);
    const jobs = share.tables.get(table) ?? [];
    share.tables.set(table, jobs);
    return { jobs };
  }

  #moveToEnd(person: string, table: string): void {
    const tables = this.#people.get(person)?.tables;
    const jobs = tables?.get(table);
    if (!tables || !jobs) return;
    tables.delete(table);
    tables.set(table, jobs);
  }

  #shareOf(job: Job): WorkShare {
    const share = this.#shares.get(job);
    if (!share) throw new Error('this work was never added');
    return share;
  }
}
