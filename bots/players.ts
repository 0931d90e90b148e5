import { penguinParty } from '@rookery/rules/penguin-party/game';
import { penguinramids } from '@rookery/rules/penguinramids/game';
import type { BotPlayers } from './levels.ts';
import { penguinPartyPlayers } from './penguin-party/players.ts';
import { penguinramidsPlayers } from './penguinramids/players.ts';

const players: ReadonlyMap<string, BotPlayers> = new Map<string, BotPlayers>([
  [penguinParty.id, penguinPartyPlayers],
  [penguinramids.id, penguinramidsPlayers],
]);

/** The players of a game; none if there is no such game. */
export const playersOf = (game: string): BotPlayers => players.get(game) ?? new Map();
