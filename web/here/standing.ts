import { openDeviceStore } from '@rookery/desk/device-store';
import { restoreMatch } from '@rookery/desk/table-loading';
import type { MatchId } from '@rookery/protocol/identifiers';
import { updateFor } from '@rookery/referee/update';
import { catalogue } from '@rookery/rules/catalogue';
import type { Waiting } from '@rookery/rules/kernel/game';
import { openBrowserDatabase } from './browser-database.ts';

/** How a match on this device stands, as everyone around it may see. */
export interface LocalStanding {
  readonly view: unknown;
  readonly waiting: Waiting;
}

/** Replays a match on this device; null if it is not stored here, or older rules began it. */
export async function findStanding({
  match: id,
  game: name,
  seats,
}: {
  readonly match: MatchId;
  readonly game: string;
  readonly seats: readonly unknown[];
}): Promise<LocalStanding | null> {
  try {
    const stored = await openDeviceStore(await openBrowserDatabase()).loadMatch({ match: id });
    const game = catalogue.find((each) => each.id === name);
    if (!stored || !game) return null;
    const match = restoreMatch(stored, game, seats.length);
    const { view, waiting } = updateFor({ match, events: [] }, 'onlooker');
    return { view, waiting };
  } catch {
    return null;
  }
}
