import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault-cluster.ts';

/** Longer than a lease, in milliseconds. */
const longerThanLease = 6000;

/** Everything that goes wrong by command, by the name in the reports. */
export const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  [
    'a server killed',
    async (cluster) => {
      const index = cluster.anyNode();
      await cluster.nodes.kill(index);
      await cluster.nodes.revive(index);
    },
  ],
  [
    'all servers killed',
    async ({ nodes }) => {
      await Promise.all([0, 1, 2].map((index) => nodes.kill(index)));
      await Promise.all([0, 1, 2].map((index) => nodes.revive(index)));
    },
  ],
  ['PostgreSQL killed', ({ postgres }) => postgres.crash()],
  [
    'a server stopped for 6 s',
    async (cluster) => {
      const { pid } = cluster.nodes.program(cluster.anyNode());
      process.kill(pid, 'SIGSTOP');
      await wait(longerThanLease);
      process.kill(pid, 'SIGCONT');
    },
  ],
  [
    'a link to players cut for 1 s',
    async (cluster) => {
      const port = cluster.nodes.port(cluster.anyNode());
      cluster.nodes.balancer.vanish(port);
      await wait(1000);
      cluster.nodes.balancer.comeBack(port);
    },
  ],
  [
    'a link to PostgreSQL cut for 6 s',
    async ({ proxy }) => {
      proxy.vanish();
      await wait(longerThanLease);
      proxy.comeBack();
    },
  ],
  [
    'restarts one after the other',
    async ({ nodes, players }) => {
      for (const index of [0, 1, 2]) {
        await nodes.program(index).stop();
        await nodes.revive(index);
        await players.goOn(performance.now());
      }
    },
  ],
]);
