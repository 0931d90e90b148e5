import { existsSync } from 'node:fs';
import { open } from '@rookery/referee/ruling';
import { updateFor } from '@rookery/referee/update';
import { catalogue, findGame } from '@rookery/rules/catalogue';
import { seededStreams } from '@rookery/rules/kernel/rng';
import type { Thought } from '../../bot.ts';
import type * as sources from '../../workers/worker.ts';
import type { ThinkRequest } from '../../workers/bot-pool.ts';

/** The ids of all games. */
export const games = catalogue.map(({ id }) => id);

/** Something to think about: the first decision of a match. */
export function requestFor(id: string, seed: string, player = 'chick'): ThinkRequest {
  const game = findGame(id);
  const options = game?.parseOptions({}, 3);
  if (!game || !options?.ok) throw new Error(`no match of ${id}`);
  const ruling = open(game, options.value, 3, seededStreams(seed));
  const waiting = game.waiting(ruling.match.state);
  const [seat] = waiting.for === 'seats' ? waiting.seats : [];
  if (seat === undefined) throw new Error('nobody is asked');
  const { view, legal, news } = updateFor(ruling, seat);
  const question = { view, legal, seen: news };
  return { game: id, player, question, seed, purpose: 'a test' };
}

const built = (file: string): URL => new URL(`../../dist/workers/${file}`, import.meta.url);

/** Threads run what was built, not the sources. */
export function builtWorker(): URL {
  const entry = built('node-worker.js');
  if (!existsSync(entry)) throw new Error('The worker is not built yet: run npm run build.');
  return entry;
}

/** Thinks here, but with the code that threads run, so that sources changed since do not matter. */
export async function thinkAsBuilt(request: ThinkRequest): Promise<Thought> {
  const worker: typeof sources = await import(built('worker.js').href);
  return worker.think(request, {});
}
