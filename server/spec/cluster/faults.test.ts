import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killAll } from '../chaos/program.ts';
import { FaultCluster } from './fault-cluster.ts';
import { faults } from './faults.ts';

// Each fault once. `npm run faults -- 200` does each many times.

let cluster: FaultCluster;

beforeAll(async () => {
  cluster = await FaultCluster.start(2);
}, 240_000);
afterAll(async () => {
  await cluster.end();
  await killAll();
}, 60_000);

describe('in the middle of everything nothing is lost', () => {
  test.each([...faults])(
    '%s',
    async (_name, fault) => {
      const before = cluster.players.acknowledged;
      const { wrongs, acknowledged } = await cluster.strike(fault);
      expect(wrongs).toEqual([]);
      expect(acknowledged).toBeGreaterThan(before);
    },
    600_000,
  );

  test('and whatever was stored was asked for', async () => {
    expect(await cluster.conclude()).toEqual([]);
  }, 240_000);
});
