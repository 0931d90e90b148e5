import type { Store } from '../../../store/store.ts';

/** What a contract is held against. */
export interface Context {
  readonly store: Store;
  /** For tests that look at everything there is. */
  inAnEmptyStore(doing: (empty: Store) => Promise<void>): Promise<void>;
}
