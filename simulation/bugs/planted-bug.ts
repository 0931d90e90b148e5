import type { Desk, DeskParts } from '@rookery/desk/desk';
import type { LineParts } from '@rookery/protocol/client/wire';
import type { SimulatedDatabase } from '../world/database.ts';
import type { Dice } from '../world/dice.ts';
import type { Scheduler } from '../world/scheduler.ts';

/** What a planted bug can reach. */
export interface BugSurroundings {
  readonly scheduler: Scheduler;
  readonly database: SimulatedDatabase;
  readonly dice: Dice;
}

/** A bug on purpose, put around the ports, the desk or a guest's wire: the simulation has to find it. */
export interface PlantedBug {
  readonly name: string;
  alterParts?(parts: DeskParts, surroundings: BugSurroundings): DeskParts;
  alterDesk?(desk: Desk, surroundings: BugSurroundings): Desk;
  alterLine?(parts: LineParts, surroundings: BugSurroundings): LineParts;
  /** A node has just crashed. */
  onCrash?(surroundings: BugSurroundings): void;
}
