import type { Clocks } from '@rookery/referee/clock';
import type { MatchId, TableId } from '@rookery/protocol/identifiers';

/** Who has a table open at one node or at several. */
export interface PresenceNote {
  /** People with a session, each once. */
  readonly people: readonly string[];
  /** How many lines without a session there are. */
  readonly strangers: number;
}

/** How far a table has come, and who has it open at other nodes that are alive. */
export interface TableSight {
  readonly table: TableId;
  readonly revision: number;
  /** The match of the table, how many acts it has, and when time runs out in it. */
  readonly match: MatchId | null;
  readonly seq: number | null;
  readonly deadline: number | null;
  /** The last line of chat. */
  readonly line: string | null;
  readonly elsewhere: PresenceNote;
}

/** What a node hears when it says that it lives. */
export interface NodeReport {
  /** The store's time. */
  readonly now: number;
  /** How many others live. */
  readonly others: number;
  /**
   * `lost` means that this node was given up before: its presence and leases are gone. If no other one lived
   * then, all running clocks get the time since the last sign of life.
   */
  readonly self: 'known' | 'lost';
  /**
   * Nodes that are given up now, and the tables that were open there. Running clocks of these tables get the
   * time since their node's last sign of life.
   */
  readonly givenUp: { readonly nodes: readonly string[]; readonly tables: readonly TableId[] };
}

/**
 * What the nodes over one store know of each other: a node is a desk. A desk that is alone leaves it out.
 * Spans are in milliseconds by the store's clock. None of this is needed for safety: a table may be handled
 * at any node, and the numbers of the log decide.
 */
export interface NodeStore {
  /**
   * A node begins to live, for `span` unless it says more. If no other one lives, all running clocks get the
   * time since the last sign of life; both or neither. Returns the store's time, which all nodes share.
   */
  joinNodes(input: {
    readonly node: string;
    readonly span: number;
  }): Promise<{ readonly now: number }>;
  /** A node lives on for so long. Nodes that have not said so in time are given up. */
  keepAlive(input: { readonly node: string; readonly span: number }): Promise<NodeReport>;
  /** A node ends by itself; its presence and leases end with it. */
  leaveNodes(input: { readonly node: string }): Promise<void>;

  /**
   * A lease says which node runs the bots of a table and moves for whoever has run out of time. Takes those
   * of these tables that are free, or its own already, and returns them: they are held for `span` from now.
   */
  takeLeases(input: {
    readonly node: string;
    readonly tables: readonly TableId[];
    readonly span: number;
  }): Promise<readonly TableId[]>;
  releaseLeases(input: {
    readonly node: string;
    readonly tables: readonly TableId[];
  }): Promise<void>;

  /** Notes who has tables open at a node, instead of what was noted there before. */
  notePresence(input: {
    readonly node: string;
    readonly tables: readonly (PresenceNote & { readonly table: TableId })[];
  }): Promise<void>;
  /** Looks at these tables; those that are not there are left out. */
  sightTables(input: {
    readonly node: string;
    readonly tables: readonly TableId[];
  }): Promise<readonly TableSight[]>;
  /** What a match has beyond its first `seq` acts, and its clocks after that. */
  actsAfter(input: { readonly match: MatchId; readonly seq: number }): Promise<
    | {
        readonly acts: readonly string[];
        readonly clocks: Clocks;
      }
    | undefined
  >;
}
