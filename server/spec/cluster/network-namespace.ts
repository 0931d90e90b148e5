import { execFileSync, spawnSync } from 'node:child_process';

/** A network of its own for one process, joined to this machine by a cable that can be pulled. */
export interface NetworkNamespace {
  /** The address of this machine, as seen from there. */
  readonly here: string;
  /** The address there, as seen from this machine. */
  readonly there: string;
  /** What a program is started with to run there. */
  readonly command: readonly string[];
  /** From now on no packet gets through, and nobody is told. */
  pull(): void;
  plug(): void;
  remove(): void;
}

const ip = (words: string): void => {
  execFileSync('ip', words.split(' '), { stdio: 'pipe' });
};

/** Whether this machine lets us make networks: that needs the rights of root. */
export const canMakeNetworks = (): boolean => {
  const name = `rookery-try-${String(process.pid)}`;
  const isMade = spawnSync('ip', ['netns', 'add', name]).status === 0;
  if (isMade) ip(`netns del ${name}`);
  return isMade;
};

/** Makes a network; two at the same time have different numbers below 250. */
export function makeNetwork(number: number): NetworkNamespace {
  const name = `rookery-${String(process.pid)}-${String(number)}`;
  const [end, otherEnd] = [
    `rk${String(process.pid % 100_000)}a${String(number)}`,
    `rkb${String(number)}`,
  ];
  const [here, there] = [`10.213.${String(number)}.1`, `10.213.${String(number)}.2`];
  ip(`netns add ${name}`);
  ip(`link add ${end} type veth peer name ${otherEnd} netns ${name}`);
  ip(`addr add ${here}/24 dev ${end}`);
  ip(`link set ${end} up`);
  ip(`-n ${name} addr add ${there}/24 dev ${otherEnd}`);
  ip(`-n ${name} link set ${otherEnd} up`);
  ip(`-n ${name} link set lo up`);
  return {
    here,
    there,
    command: ['ip', 'netns', 'exec', name],
    pull: () => ip(`link set ${end} down`),
    plug: () => ip(`link set ${end} up`),
    remove() {
      ip(`link del ${end}`);
      ip(`netns del ${name}`);
    },
  };
}
