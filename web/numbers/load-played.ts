import type { MatchLine } from '@rookery/protocol/api';
import { listLocal } from '../here/tables.ts';
import { call } from '../online/api.ts';
import { session } from '../online/session.svelte.ts';
import { loadReviewed } from '../review/kept-reviews.ts';
import { countLocal, countOnline, type CountedMatch } from './played.ts';

/** The page size of the server; a shorter page is the last. */
const perPage = 50;

/** So many pages of online matches are read; older ones are left out. */
const mostPages = 20;

/** Every match that counts, of this device and, for whoever has a session, of the server. */
export async function loadPlayed(): Promise<readonly CountedMatch[]> {
  const [local, online, reviewed] = await Promise.all([listLocal(), listOnline(), loadReviewed()]);
  return [
    ...local.map((entry) => countLocal(entry, reviewed)),
    ...online.map((line) => countOnline(line, session.you, reviewed)),
  ].filter((match) => match !== null);
}

/** The own matches of the server; none without a session or a network. */
async function listOnline(): Promise<readonly MatchLine[]> {
  await session.load();
  return session.you === null ? [] : listPages({}, mostPages);
}

/** Each page begins where the one before it ends. */
async function listPages(
  from: { readonly before?: number },
  pages: number,
): Promise<readonly MatchLine[]> {
  const found = await call('GET /api/matches', from);
  const { matches } = found.ok ? found.value : { matches: [] };
  const last = matches.at(-1);
  if (!last || matches.length < perPage || pages <= 1) return matches;
  return [...matches, ...(await listPages({ before: last.startedAt }, pages - 1))];
}
