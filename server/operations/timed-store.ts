import type { Store } from '../store/store.ts';

/** Wraps a store and reports how long each call takes: the one place where the store is measured. */
export const timedStore = (
  store: Store,
  report: (work: string, milliseconds: number) => void,
): Store => {
  const timed = new Map<string | symbol, unknown>();
  return new Proxy(store, {
    get(target, name, receiver): unknown {
      const known = timed.get(name);
      if (known !== undefined) return known;
      const work: unknown = Reflect.get(target, name, receiver);
      if (typeof work !== 'function' || name === 'close') return work;
      const call = async (...input: readonly unknown[]): Promise<unknown> => {
        const begun = performance.now();
        try {
          return await Reflect.apply(work, target, input);
        } finally {
          report(String(name), performance.now() - begun);
        }
      };
      timed.set(name, call);
      return call;
    },
  });
};
