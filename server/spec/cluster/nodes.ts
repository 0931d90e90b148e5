import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { Program } from '../chaos/program.ts';
import { openBalancer, type Balancer } from './balancer.ts';
import type { NetworkNamespace } from './network-namespace.ts';

/** A node of a cluster, which may be dead at the moment. */
interface RunningNode {
  readonly port: number;
  program: Program | undefined;
}

/** What a node is started with besides its place. */
type OptionsOf = (index: number) => readonly string[];

/** Where nodes stand, if not simply on this machine behind a balancer of ours. */
interface NodesPlace {
  /** The address of another balancer, or `nothing`. */
  readonly before?: string | undefined;
  /** The network of the first node, if it has one of its own. */
  readonly network?: NetworkNamespace | undefined;
}

/** Real servers over one database, behind a balancer that knows no stickiness. */
export class Nodes {
  readonly balancer: Balancer;
  /** Where players connect. */
  address = '';
  readonly #nodes: readonly RunningNode[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'rookery-nodes-'));
  readonly #optionsOf: OptionsOf;
  readonly #network: NetworkNamespace | undefined;

  private constructor(
    balancer: Balancer,
    ports: readonly number[],
    optionsOf: OptionsOf,
    network: NetworkNamespace | undefined,
  ) {
    this.balancer = balancer;
    this.#network = network;
    this.#nodes = ports.map((port) => ({ port, program: undefined }));
    this.#optionsOf = optionsOf;
  }

  static async start(
    count: number,
    optionsOf: OptionsOf,
    { before, network }: NodesPlace = {},
  ): Promise<Nodes> {
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const hostOf = (port: number): string =>
      network && port === ports[0] ? network.there : '127.0.0.1';
    const balancer = await openBalancer(ports, hostOf);
    const address = before ?? `127.0.0.1:${String(balancer.port)}`;
    const originOf = before === 'nothing' ? [] : ['--origin', `http://${address}`];
    const options = (index: number): readonly string[] => [...optionsOf(index), ...originOf];
    const nodes = new Nodes(balancer, ports, options, network);
    nodes.address = address;
    for (let index = 0; index < count; index += 1) await nodes.revive(index);
    return nodes;
  }

  get count(): number {
    return this.#nodes.length;
  }

  program(index: number): Program {
    const program = this.#nodes[index]?.program;
    if (!program) throw new Error(`node ${String(index)} is dead`);
    return program;
  }

  port(index: number): number {
    return this.#nodes[index]?.port ?? 0;
  }

  /** Starts a node that is dead. */
  async revive(index: number): Promise<void> {
    const node = this.#nodes[index];
    if (!node) throw new Error(`there is no node ${String(index)}`);
    const kind = { kind: 'real', options: this.#optionsOf(index) } as const;
    const data = join(this.#folder, String(index));
    const network = index === 0 ? this.#network : undefined;
    node.program = await Program.start(kind, { port: node.port, data, network });
  }

  /** Ends a node without a warning. */
  async kill(index: number): Promise<void> {
    await this.program(index).kill();
  }

  async end(): Promise<void> {
    await Promise.all(this.#nodes.map(async ({ program }) => program?.kill()));
    await this.balancer.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
