import { clientBugs } from './client-bugs.ts';
import { deskBugs } from './desk-bugs.ts';
import type { PlantedBug } from './planted-bug.ts';
import { storeBugs } from './store-bugs.ts';

/** Every bug that the simulation has to find. */
export const plantedBugs: readonly PlantedBug[] = [...storeBugs, ...deskBugs, ...clientBugs];
