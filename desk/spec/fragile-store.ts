import type { TableStore } from '../store.ts';
import type { StorePorts } from './hosts/hosts.ts';

/** Where a server can die while it keeps something. */
export type Point = 'before the commit' | 'after the commit';

/** Ports in front of others, at which a desk can be made to die or to fail. */
export interface FragileStore {
  readonly ports: StorePorts;
  /** The next addition to a match kills whoever asked for it: no call is ever answered again. */
  dieAt(point: Point): void;
  /** Dies now. */
  die(): void;
  /** The next addition fails, after or before the fact. */
  failAt(point: Point): void;
  /** As many attempts to load a match as this fail, too. */
  failLookUps(count: number): void;
}

/** What is asked of somebody who is dead. */
export const never = <Value>(): Promise<Value> =>
  new Promise<Value>(() => {
    // Whoever waits for this is dead.
  });

export function fragile({ store: inner, ...others }: StorePorts): FragileStore {
  let death: Point | undefined;
  let failure: Point | undefined;
  let failingLookUps = 0;
  let isDead = false;

  const append: TableStore['append'] = async (addition) => {
    const dying = death;
    const failing = failure;
    failure = undefined;
    if (dying) isDead = true;
    if (failing === 'before the commit') throw new Error('the disk is full');
    if (dying === 'before the commit') return never();
    const added = await inner.append(addition);
    if (dying) return never();
    if (failing) throw new Error('the line to the database broke');
    return added;
  };
  const loadMatch: TableStore['loadMatch'] = (key) => {
    if (failingLookUps === 0) return inner.loadMatch(key);
    failingLookUps -= 1;
    return Promise.reject(new Error('the database is away'));
  };
  const untilDeath = <Port extends object>(port: Port): Port =>
    new Proxy(port, {
      get: (target, name, self) => (isDead ? never : Reflect.get(target, name, self)) as unknown,
    });
  const { deadlines, chat, directory } = others;
  const ports = {
    store: untilDeath({ ...inner, append, loadMatch }),
    ...(deadlines && { deadlines: untilDeath(deadlines) }),
    ...(chat && { chat: untilDeath(chat) }),
    ...(directory && { directory: untilDeath(directory) }),
  };
  return {
    ports,
    dieAt(point) {
      death = point;
    },
    die() {
      isDead = true;
    },
    failAt(point) {
      failure = point;
    },
    failLookUps(count) {
      failingLookUps = count;
    },
  };
}
