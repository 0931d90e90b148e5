import { expect, test } from 'vitest';
import { openDeviceStore } from '../../device-store.ts';
import { openMemoryDatabase } from '../../memory-database.ts';
import { deviceStoreContract } from './device-store-contract.ts';
import { tableStoreContract } from './table-store-contract.ts';

test.each([...tableStoreContract, ...deviceStoreContract])('memory: $name', async ({ check }) => {
  const database = openMemoryDatabase();
  const stores = [openDeviceStore(database), openDeviceStore(database)] as const;
  await expect(check(...stores)).resolves.toBeUndefined();
});
