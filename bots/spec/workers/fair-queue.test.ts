import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../workers/fair-queue.ts';

/** Work that knows its name. */
interface NamedJob {
  readonly name: string;
}

/** A queue of named work, and the order in which it is served when everything takes equally long. */
function queueOf(...names: readonly string[]) {
  const queue = new FairQueue<NamedJob>();
  for (const name of names) add(queue, name);
  return queue;
}

/** `Ana 1.b` is work b at Ana’s table 1. */
function add(queue: FairQueue<NamedJob>, name: string): void {
  const [person = '', at = ''] = name.split(' ');
  queue.add({ name }, { person, table: String(at.split('.')[0]) });
}

function serve(queue: FairQueue<NamedJob>, time = 10): string | undefined {
  const job = queue.take();
  if (job) queue.charge(job, time);
  return job?.name;
}

const serveAll = (queue: FairQueue<NamedJob>): readonly (string | undefined)[] =>
  Array.from({ length: queue.size }, () => serve(queue));

describe('work that waits', () => {
  test('of one table is done in its order', () => {
    expect(serveAll(queueOf('Ana 1.a', 'Ana 1.b', 'Ana 1.c'))).toEqual([
      'Ana 1.a',
      'Ana 1.b',
      'Ana 1.c',
    ]);
  });

  test('of the tables of one person is done in turn', () => {
    expect(serveAll(queueOf('Ana 1.a', 'Ana 1.b', 'Ana 2.a', 'Ana 2.b'))).toEqual([
      'Ana 1.a',
      'Ana 2.a',
      'Ana 1.b',
      'Ana 2.b',
    ]);
  });

  test('of somebody else does not wait for all of it', () => {
    const many = Array.from({ length: 50 }, (_none, index) => `Ana ${String(index)}.a`);
    const queue = queueOf(...many);
    for (let served = 0; served < 10; served += 1) serve(queue);
    add(queue, 'Ben 1.a');
    expect([serve(queue), serve(queue)]).toContain('Ben 1.a');
  });

  test('of whoever takes long is done less often', () => {
    const names = (person: string) =>
      Array.from({ length: 40 }, (_n, i) => `${person} 1.${String(i)}`);
    const queue = queueOf(...names('Slow'), ...names('Quick'));
    const served = Array.from({ length: 33 }, () => {
      const job = queue.take();
      const isSlow = job?.name.startsWith('Slow') === true;
      if (job) queue.charge(job, isSlow ? 100 : 10);
      return isSlow ? 'Slow' : 'Quick';
    });
    expect(served.filter((who) => who === 'Slow').length).toBeLessThanOrEqual(4);
  });

  test('cannot be saved up: whoever comes back begins like a newcomer', () => {
    const queue = queueOf('Ana 1.a');
    serve(queue);
    for (let round = 0; round < 20; round += 1) {
      add(queue, `Ben 1.${String(round)}`);
      serve(queue);
    }
    for (let round = 0; round < 6; round += 1) {
      add(queue, `Ana 1.${String(round)}`);
      add(queue, `Ben 2.${String(round)}`);
    }
    const first = Array.from({ length: 6 }, () => serve(queue)?.slice(0, 3));
    expect(first.filter((who) => who === 'Ana').length).toBeLessThanOrEqual(4);
  });

  test('is not delayed for ever by newcomers', () => {
    const queue = queueOf('Ana 1.a', 'Ana 1.b', 'Ana 1.c');
    const served: (string | undefined)[] = [];
    for (let newcomer = 0; newcomer < 60; newcomer += 1) {
      add(queue, `${String(newcomer)} 1.a`);
      served.push(serve(queue));
    }
    expect(served.filter((name) => name?.startsWith('Ana'))).toEqual([
      'Ana 1.a',
      'Ana 1.b',
      'Ana 1.c',
    ]);
  });

  test('can be chosen by kind, put back, and taken away', () => {
    const queue = queueOf('Ana 1.a', 'Ana 1.b', 'Ben 1.a');
    const taken = queue.take(({ name }) => name.endsWith('b'));
    expect(taken?.name).toBe('Ana 1.b');
    if (taken) queue.addFirst(taken);
    expect(queue.size).toBe(3);
    expect(taken && queue.remove(taken)).toBe(true);
    expect(taken && queue.remove(taken)).toBe(false);
    expect(queue.clear().map(({ name }) => name)).toEqual(['Ana 1.a', 'Ben 1.a']);
    expect(queue.size).toBe(0);
  });
});
