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
  readonly #nodes: readonly RunningNode[];
  readonly #folder = mkdtempSync(join(tmpdir(), 'rookery-nodes-'));
  readonly #optionsOf: OptionsOf;

  private constructor(balancer: Balancer, ports: readonly number[], optionsOf: OptionsOf) {
    this.balancer = balancer;
    this.#nodes = ports.map((port) => ({ port, program: undefined }));
    const origin = `http://127.0.0.1:${String(balancer.port)}`;
    this.#optionsOf = (index) => [...optionsOf(index), '--origin', origin];
  }

  static async start(count: number, optionsOf: OptionsOf): Promise<Nodes> {
    const ports: number[] = [];
    for (let index = 0; index < count; index += 1) ports.push(await freePort());
    const nodes = new Nodes(await openBalancer(ports), ports, optionsOf);
    for (let index = 0; index < count; index += 1) await nodes.revive(index);
    return nodes;
  }

  /** Where players connect. */
  get address(): string {
    return `127.0.0.1:${String(this.balancer.port)}`;
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
