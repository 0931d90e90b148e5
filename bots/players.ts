import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { Players } from './levels.ts';
import { penguinPartyPlayers } from './penguin-party/players.ts';
import { penguinramidsPlayers } from './penguinramids/players.ts';

const players: ReadonlyMap<string, Players> = new Map<string, Players>([
  [penguinParty.id, penguinPartyPlayers],
  [penguinramids.id, penguinramidsPlayers],
]);

/** Who plays the game of this id; nobody, if there is no such game. */
export const playersOf = (game: string): Players => players.get(game) ?? new Map();
