import type { TableId } from '@rookery/protocol/identifiers';
import type { DeskContext } from './context.ts';
import type { HotTable } from './hot-table.ts';
import { Leases } from './leases.ts';
import type { Lobby } from './lobby.ts';
import { startLife } from './node-life.ts';
import type { NodeStore } from './node-store.ts';
import { PresenceNotes } from './presence-notes.ts';
import { Sightings } from './sightings.ts';

/** What a desk gives to get along with others. */
interface NeighbourParts {
  readonly context: Pick<DeskContext, 'node' | 'nodes' | 'bus' | 'clock' | 'log'>;
  readonly lobby: Lobby;
  /** The tables in memory. */
  readonly hot: ReadonlyMap<TableId, HotTable>;
  /** Looks whether anything is to be done at that table. */
  wake(table: TableId): void;
  /** Other nodes were given up: what they would have done at their tables is to be done by others. */
  onOthersGivenUp(tables: readonly TableId[]): void;
}

/** Everything a desk does because others share its store: windows of a device, or nodes of a server. */
export class Neighbours {
  readonly #parts: NeighbourParts;
  readonly #sightings: Sightings;
  readonly #asNode: AsNode | undefined;
  #endLife: () => void = () => undefined;

  constructor(parts: NeighbourParts) {
    this.#parts = parts;
    const { context, lobby, hot } = parts;
    const { nodes } = context;
    this.#sightings = new Sightings({ ...context, nodes, bus: context.bus, lobby, hot });
    this.#asNode = nodes && actAsNode(parts, nodes);
  }

  /** Whether the bots of that table are this desk's. */
  claimLease(table: TableId): boolean {
    return this.#asNode?.leases.claim(table) ?? true;
  }

  releaseLease(table: TableId): void {
    this.#asNode?.leases.release(table);
  }

  onFollowersChange(table: TableId): void {
    this.#asNode?.presence.change([table]);
  }

  /** Joins the other nodes, if there may be any. The time that none was alive is given back. */
  async open(): Promise<void> {
    const { context, hot } = this.#parts;
    const { node, nodes, clock, log } = context;
    this.#sightings.start();
    if (!nodes) return;
    this.#endLife = await startLife({
      node,
      nodes,
      clock,
      log,
      onLost: () => this.#asNode?.presence.change(hot.keys()),
      onOthersGivenUp: ({ tables }) => {
        this.#sightings.lookAtAll();
        for (const table of tables) context.bus?.publish({ kind: 'presence', table });
        this.#parts.onOthersGivenUp(tables);
      },
    });
  }

  /** Stops hearing and telling. */
  stop(): void {
    this.#sightings.stop();
    this.#endLife();
    this.#asNode?.leases.stop();
  }

  /** Ends this node's presence and leases, so that others need not wait until they run out. */
  async leave(): Promise<void> {
    const { context, hot } = this.#parts;
    await this.#asNode?.presence.note();
    this.#asNode?.presence.stop();
    await context.nodes?.leaveNodes({ node: context.node });
    for (const table of hot.keys()) context.bus?.publish({ kind: 'presence', table });
  }
}

interface AsNode {
  readonly leases: Leases;
  readonly presence: PresenceNotes;
}

function actAsNode(given: NeighbourParts, nodes: NodeStore): AsNode {
  const { context, hot } = given;
  const { node, clock, log, bus } = context;
  const parts = { node, nodes, clock, log, bus };
  return {
    leases: new Leases({
      ...parts,
      wake: (table) => given.wake(table),
      isInUse: (table) => hot.get(table)?.isThinking ?? false,
    }),
    presence: new PresenceNotes({
      ...parts,
      presenceHere: (table) => hot.get(table)?.followers.here ?? { people: [], strangers: 0 },
    }),
  };
}
