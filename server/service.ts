import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { heartbeat, patience } from '@rookery/protocol/limits';
import type { Tell } from '@rookery/protocol/tells';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Desk } from '@rookery/desk/desk';
import type { Bus, Clock } from '@rookery/desk/ports';
import type { AdminAnswer } from './admin/answers.ts';
import { administer, type AdminParts } from './admin/commands.ts';
import type { AdminRequest } from './admin/requests.ts';
import { RestartNotice } from './admin/restart-notice.ts';
import { addressing } from './http/addressing.ts';
import { registerApi } from './http/api.ts';
import { openApp } from './http/app.ts';
import { limitConnections, mostConnections } from './http/connection-limit.ts';
import { limitPipelining } from './http/pipelining.ts';
import type { Site } from './http/site.ts';
import { openRateLimits } from './limits/rate-limits.ts';
import type { Limits } from './limits/limits.ts';
import { registerHealth, type HealthParts } from './operations/health.ts';
import type { Metrics } from './operations/metrics.ts';
import type { PushService } from './push/open-push.ts';
import { originsOnNetwork, readInterfaces, type Interfaces } from './reach.ts';
import { Sessions } from './sessions/sessions.ts';
import { acceptUpgrades } from './socket/upgrade.ts';
import { startSessionChecks } from './socket/session-checks.ts';
import { Sockets, type KeepAlive } from './socket/sockets.ts';
import { welcomeFrom } from './socket/welcome.ts';
import type { Store } from './store/store.ts';

/** Everything the outside of the server stands on. */
export interface ServiceParts {
  readonly site: Site;
  readonly store: Store;
  readonly desk: Desk;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly clock: Pick<Clock, 'now' | 'monotonic'>;
  /** The name and version of the server. */
  readonly server: string;
  /** The address under which a proxy shows it to browsers; undefined without a proxy. */
  readonly origin?: string | undefined;
  /** The networks of this machine, as they are at the moment. */
  readonly interfaces?: () => Interfaces;
  readonly metricsFor?: HealthParts['metricsFor'];
  /** How other nodes hear of people and sessions; undefined where there is only one. */
  readonly bus?: Bus | undefined;
  /** How browsers of people who are away are told; undefined where they are not. */
  readonly push?: PushService | undefined;
  readonly keepAlive?: KeepAlive;
  readonly backups?: AdminParts['backups'];
}

/** Where to listen. */
export interface ListenAddress {
  readonly port: number;
  /** Every address of this machine if undefined. */
  readonly host: string | undefined;
}

/** A server that listens. */
export interface Service {
  readonly port: number;
  /** Does what the administrator asks. */
  administer(request: AdminRequest): Promise<AdminAnswer>;
  /** Takes nothing new, finishes what is under way, and closes every socket. */
  close(): Promise<void>;
}

/** In milliseconds. */
const patienceWithRequests = 2000;

const usualKeepAlive: KeepAlive = { heartbeat, patience };

/** Opens page, API and socket on one port; fails if it cannot listen there. */
export async function serve(parts: ServiceParts, address: ListenAddress): Promise<Service> {
  const { store, desk, clock, server, backups } = parts;
  const now = (): number => clock.now();
  const restart = new RestartNotice(now);
  const onTrouble = (error: unknown): void =>
    parts.log.warn({ err: error }, 'sessions could not be checked; they are checked again');
  let isClosing = false;
  const { app, sockets } = assemble(parts, address, {
    notice: () => restart.tell(),
    isClosing: () => isClosing,
  });
  try {
    await app.ready();
    await listen(app.server, address);
  } catch (error) {
    await sockets.close();
    throw error;
  }
  const stopChecks =
    parts.bus && startSessionChecks({ store, bus: parts.bus, sockets, now, onTrouble });
  return {
    port: portOf(app.server.address()),
    administer: (request) =>
      administer({ store, desk, sockets, restart, backups, now, server }, request),
    close: () => {
      isClosing = true;
      stopChecks?.();
      return closeService(app, sockets);
    },
  };
}

/** What changes while the server runs: a restart may be announced, and in the end it closes. */
interface Announcements {
  readonly notice: () => Tell | undefined;
  readonly isClosing: () => boolean;
}

/** Page, API and socket put together, before anything listens. */
function assemble(
  parts: ServiceParts,
  address: ListenAddress,
  { notice, isClosing }: Announcements,
): { readonly app: FastifyInstance; readonly sockets: Sockets } {
  const { store, desk, log, metrics, limits, clock } = parts;
  const now = (): number => clock.now();
  const monotonic = (): number => clock.monotonic();
  const ways = addressing(parts.origin);
  const rateLimits = openRateLimits(limits, monotonic, store.countAttempt);
  const sessions = new Sessions(store, now, (family) => sockets.endSession(family));
  const onFault = (error: unknown): void => log.error({ err: error }, 'a message failed');
  const welcome = welcomeFrom(parts.server, now);
  const sockets = new Sockets(
    { desk, rateLimits, limits, metrics, now, monotonic, welcome, notice, onFault },
    parts.keepAlive ?? usualKeepAlive,
    (news) => parts.bus?.publish(news),
  );
  const app = openApp({ site: parts.site, addressing: ways, rateLimits, metrics, log });
  const origins = (): readonly string[] =>
    originsFor(parts, { ...address, port: portOf(app.server.address()) });
  const { push } = parts;
  registerApi(app, { store, sessions, desk, sockets, rateLimits, push, now, origins }, ways);
  const metricsFor = parts.metricsFor ?? 'this-machine';
  registerHealth(app, { store, metrics, metricsFor, addressing: ways, isClosing });
  boundConnections(app.server, parts);
  acceptUpgrades(app.server, {
    addressing: ways,
    sessions,
    sockets,
    requestOf: rateLimits.request,
    onForeignOrigin: warnOnceOfOrigin(log),
    onFault,
  });
  metrics.watch(
    () => sockets.size,
    () => desk.figures(),
  );
  return { app, sockets };
}

/** Bounds how many connections there are, and what each may ask for at once. */
function boundConnections(server: Server, parts: Parameters<typeof mostConnections>[0]): void {
  limitConnections(server, mostConnections(parts));
  limitPipelining(server);
}

/** Under which addresses others reach it: through a proxy by that one alone. */
const originsFor = (
  { origin, interfaces }: Pick<ServiceParts, 'origin' | 'interfaces'>,
  listening: ListenAddress,
): readonly string[] =>
  origin === undefined ? originsOnNetwork(listening, readInterfaces(interfaces)) : [origin];

/** Says once that pages of another origin are refused: a wrong option is the likely cause, an attack the other. */
function warnOnceOfOrigin(log: Logger): (origin: string, own: string) => void {
  let isSaid = false;
  return (origin, own) => {
    if (isSaid) return;
    isSaid = true;
    const facts = { origin: origin.slice(0, 200), own: own.slice(0, 200) };
    log.warn(
      facts,
      'a page of another origin was refused; if it is yours, set --origin or ROOKERY_ORIGIN',
    );
  };
}

/** Takes nobody new from now on, while those inside are seen off. */
async function closeService(app: FastifyInstance, sockets: Sockets): Promise<void> {
  const closed = closeSoon(app.server);
  await sockets.close();
  await closed;
  await app.close();
}

async function listen(server: Server, { port, host }: ListenAddress): Promise<void> {
  server.listen({ port, ...(host !== undefined && { host }) });
  await once(server, 'listening');
}

const portOf = (address: AddressInfo | string | null): number =>
  typeof address === 'object' && address ? address.port : 0;

/** Requests under way may finish, but not for ever. */
async function closeSoon(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const impatience = setTimeout(() => server.closeAllConnections(), patienceWithRequests);
  await closed;
  clearTimeout(impatience);
}
