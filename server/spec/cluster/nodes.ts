import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/free-port.mjs';
import { Program } from '../chaos/program.ts';
import { openBalancer, type Balancer } from './balancer.ts';

/** A node of a cluster, which may be dead at the moment. */
interface RunningNode {
  readonly port: number;
  program: Program | undefined;
}

/** What a node is started with besides its place. */
type OptionsOf = (index: number) => readonly string[];

/** Real servers over one database, behind a balancer that knows no stickiness. */
export class Nodes {
  readonly balancer: Balancer;
  /** Where players connect. */
  address = '';
  readonly #nodes: readonly RunningNode[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'rookery-nodes-'));
  readonly #optionsOf: OptionsOf;

  private constructor(balancer: Balancer, ports: readonly number[], optionsOf: OptionsOf) {
    this.balancer = balancer;
    this.#nodes = ports.map((port) => ({ port, program: undefined }));
    this.#optionsOf = optionsOf;
  }

  /** They stand behind a balancer of ours, behind another one at an address, or behind `nothing`. */
  static async start(count: number, optionsOf: OptionsOf, before?: string): Promise<Nodes> {
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const balancer = await openBalancer(ports);
    const address = before ?? `127.0.0.1:${String(balancer.port)}`;
    const nodes = new Nodes(balancer, ports, (index) => [
      ...optionsOf(index),
      ...(before === 'nothing' ? [] : ['--origin', `http://${address}`]),
    ]);
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
    node.program = await Program.start(kind, { port: node.port, data });
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
