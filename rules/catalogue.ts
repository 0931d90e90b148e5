import type { Game } from './kernel/game.ts';
import { penguinParty } from './penguin-party/game.ts';
import { penguinramids } from './penguinramids/game.ts';

/** Every game there is; nothing else lists them. */
export const catalogue: readonly Game[] = [penguinParty, penguinramids];

/** The game of that id. */
export const findGame = (id: unknown): Game | undefined => catalogue.find((game) => game.id === id);
