import { expect, test } from 'vitest';
import { memoryStore } from '../../here/host/memory-store.ts';
import { storeContract } from './store-contract.ts';

test.each(storeContract)('what is kept in memory: $name', async ({ check }) => {
  const store = memoryStore();
  await expect(check(store, store)).resolves.toBeUndefined();
});
