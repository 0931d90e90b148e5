import { isPostgres } from '../store/open.ts';
import { openWritableClient, hostsOf } from '../store/postgres-hosts.ts';
import { briefQueries, settingsFor } from '../store/postgres-settings.ts';
import { openNatsBus } from './nats-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';
import type { BusLog, ServerBus } from './server-bus.ts';

/** How servers hear of each other: by NATS if an address is given, else by PostgreSQL; a file has one server. */
export async function openBus(
  { database, bus }: { readonly database: string; readonly bus: string | undefined },
  log: BusLog,
): Promise<ServerBus | undefined> {
  if (!isPostgres(database)) return undefined;
  if (bus !== undefined) return openNatsBus(bus);
  const settings = hostsOf(database).map((host) => settingsFor(host, briefQueries));
  return openPostgresBus(() => openWritableClient(settings), log);
}
