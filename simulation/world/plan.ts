import { diceFor, type Dice } from './dice.ts';

/** Something that goes wrong with nodes. Spans are in milliseconds. */
type NodeTrouble =
  | {
      readonly kind: 'crash';
      readonly node: number;
      readonly how: 'process' | 'machine';
      readonly for: number;
    }
  /** All nodes crash at once. */
  | { readonly kind: 'blackout'; readonly for: number }
  | { readonly kind: 'restart'; readonly node: number }
  | { readonly kind: 'pause'; readonly node: number; readonly for: number }
  | {
      readonly kind: 'clock';
      readonly node: number;
      readonly by: number;
      readonly follows: 'at once' | 'after a restart';
    }
  | { readonly kind: 'bus-cut'; readonly node: number; readonly for: number };

/** Something that goes wrong with the lines of a guest. */
type LineTrouble =
  | { readonly kind: 'cut' | 'vanish'; readonly guest: number }
  | { readonly kind: 'stall'; readonly guest: number; readonly for: number };

/** Something that goes wrong between machines, for a while. */
type WeatherTrouble =
  | { readonly kind: 'unreachable'; readonly node: number; readonly for: number }
  | {
      readonly kind: 'database-slow';
      readonly node: number;
      readonly for: number;
      readonly slowness: number;
    }
  | {
      readonly kind: 'database-trouble';
      readonly node: number;
      readonly for: number;
      readonly share: number;
    }
  | { readonly kind: 'database-down'; readonly for: number }
  | { readonly kind: 'bus-slow'; readonly for: number; readonly slowness: number }
  /** A share of the news is lost, and nobody notices. */
  | { readonly kind: 'bus-loss'; readonly for: number; readonly loss: number };

type Trouble = NodeTrouble | LineTrouble | WeatherTrouble;

/** When it begins, in milliseconds since the simulation began. */
interface FaultTime {
  readonly at: number;
}
export type NodeFault = FaultTime & NodeTrouble;
export type LineFault = FaultTime & LineTrouble;
export type WeatherFault = FaultTime & WeatherTrouble;
export type PlannedFault = NodeFault | LineFault | WeatherFault;

const nodeKinds = new Set<string>(['crash', 'blackout', 'restart', 'pause', 'clock', 'bus-cut']);

export const isNodeFault = (fault: NodeFault | WeatherFault): fault is NodeFault =>
  nodeKinds.has(fault.kind);

/** Everything that is settled before a simulation begins. */
export interface SimulationPlan {
  readonly seed: number;
  readonly nodes: number;
  readonly guests: number;
  readonly tables: number;
  /** How long people play before everything is healed, in milliseconds. */
  readonly length: number;
  /** The longest way to the database, and between nodes, while nothing is wrong. */
  readonly databaseSlowness: number;
  readonly busSlowness: number;
  /** How many people are asleep when everything is healed. */
  readonly sleepers: number;
  /** How much is played after that: to the end of every match, or so many acts more in each. */
  readonly farewell: 'whole matches' | number;
  readonly faults: readonly PlannedFault[];
}

/** The plan of a seed. */
export function planOf(seed: number): SimulationPlan {
  const dice = diceFor(seed, 'plan');
  const nodes = dice.pick([1, 2, 2, 3]);
  const guests = 2 + dice.below(3);
  const length = dice.between(20_000, 60_000);
  const count = dice.below(12);
  const faults = Array.from({ length: count }, () => planFault(dice, { nodes, guests, length }));
  return {
    seed,
    nodes,
    guests,
    tables: 1 + dice.below(2),
    length,
    databaseSlowness: dice.pick([3, 3, 30, 200]),
    busSlowness: dice.pick([5, 5, 100, 2000]),
    sleepers: dice.below(guests),
    farewell: dice.chance(0.2) ? 'whole matches' : 6,
    faults: faults.toSorted((a, b) => a.at - b.at),
  };
}

type Scope = Pick<SimulationPlan, 'nodes' | 'guests' | 'length'>;

function planFault(dice: Dice, scope: Scope): PlannedFault {
  const at = Math.round(dice.between(500, scope.length));
  const draw = dice.pick([
    planNodeFault,
    planNodeFault,
    planLineFault,
    planDatabaseFault,
    planBusFault,
  ]);
  return { at, ...draw(dice, scope) };
}

type Draw = (dice: Dice, scope: Scope) => Trouble;

const planNodeFault: Draw = (dice, { nodes }) => {
  const node = dice.below(nodes);
  const kind = dice.pick(['crash', 'crash', 'restart', 'pause', 'blackout', 'clock'] as const);
  switch (kind) {
    case 'crash':
      return { kind, node, how: dice.pick(['process', 'machine']), for: spanOf(dice, 30_000) };
    case 'blackout':
      return { kind, for: spanOf(dice, 60_000) };
    case 'restart':
      return { kind, node };
    case 'pause':
      return { kind, node, for: spanOf(dice, 30_000) };
    case 'clock':
      return {
        kind,
        node,
        by: Math.round(dice.between(-90_000, 90_000)),
        follows: dice.pick(['at once', 'after a restart']),
      };
  }
};

const planLineFault: Draw = (dice, { guests, nodes }) => {
  const guest = dice.below(guests);
  const kind = dice.pick(['cut', 'cut', 'vanish', 'stall', 'unreachable'] as const);
  switch (kind) {
    case 'cut':
    case 'vanish':
      return { kind, guest };
    case 'stall':
      return { kind, guest, for: spanOf(dice, 30_000) };
    case 'unreachable':
      return { kind, node: dice.below(nodes), for: spanOf(dice, 10_000) };
  }
};

const planDatabaseFault: Draw = (dice, { nodes }) => {
  const node = dice.below(nodes);
  const kind = dice.pick([
    'database-slow',
    'database-trouble',
    'database-trouble',
    'database-down',
  ] as const);
  switch (kind) {
    case 'database-slow':
      return { kind, node, for: spanOf(dice, 10_000), slowness: dice.between(50, 3000) };
    case 'database-trouble':
      return { kind, node, for: spanOf(dice, 20_000), share: dice.between(0.05, 0.6) };
    case 'database-down':
      return { kind, for: spanOf(dice, 5000) };
  }
};

const planBusFault: Draw = (dice, { nodes }) => {
  const kind = dice.pick(['bus-slow', 'bus-cut', 'bus-loss'] as const);
  switch (kind) {
    case 'bus-slow':
      return { kind, for: spanOf(dice, 20_000), slowness: dice.between(50, 5000) };
    case 'bus-cut':
      return { kind, node: dice.below(nodes), for: spanOf(dice, 20_000) };
    case 'bus-loss':
      return { kind, for: spanOf(dice, 30_000), loss: dice.between(0.1, 1) };
  }
};

const spanOf = (dice: Dice, most: number): number => Math.round(dice.between(200, most));
