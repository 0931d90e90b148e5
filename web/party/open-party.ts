import type { TableId } from '@rookery/protocol/identifiers';
import type { Settings } from '@rookery/protocol/tables';
import type { GameCard } from '../games/game-ui.ts';
import { createSeatless } from '../online/create-table.ts';
import type { RequestResult } from '../online/request-failure.ts';
import { session } from '../online/session.svelte.ts';

/** Everybody sits in the same room: they talk, wait for each other, and look at the screen. */
const settings: Settings = {
  clock: { kind: 'none' },
  listing: 'private',
  onlookers: 'welcome',
  chat: 'off',
};

/** Opens a table with every seat there is, led by this screen, which has none. */
export async function openParty(
  card: GameCard,
  options: Readonly<Record<string, unknown>>,
  screen: string,
): Promise<RequestResult<TableId>> {
  const stranger = session.you === null ? await session.load() : null;
  if (stranger !== null) return { ok: false, failure: stranger };
  if (session.you === null) {
    const failure = await session.introduce({ name: screen, penguin: 'royal' });
    if (failure !== null) return { ok: false, failure };
  }
  return createSeatless({ game: card.id, seats: card.seats.most, options, bots: [], settings });
}
