import { randomBytes } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodePool } from '@rookery/bots/workers/node-pool';
import type { Logger } from 'pino';
import { usualBotPace } from '@rookery/desk/bot-pace';
import { openDesk } from '@rookery/desk/open-desk';
import { openAdminListener } from './admin/listener.ts';
import { openBus } from './bus/open-bus.ts';
import { Closings } from './closings.ts';
import { botRunner, storePorts } from './desk-ports.ts';
import { greeting } from './greeting.ts';
import { readSite } from './http/site.ts';
import { limitsWithoutAddresses, usualLimits } from './limits/limits.ts';
import {
  startBackups,
  type BackupParts,
  type BackupPlan,
  type ScheduledBackups,
} from './operations/backups.ts';
import { deskLog, openLog } from './operations/log.ts';
import { openMetrics } from './operations/metrics.ts';
import { startSweeping } from './operations/sweeping.ts';
import { timedStore } from './operations/timed-store.ts';
import { help, parseOptions, type ServerOptions } from './options.ts';
import { openPush } from './push/open-push.ts';
import { readInterfaces } from './reach.ts';
import { serve, type Service, type ServiceParts } from './service.ts';
import { SteadyClock } from './steady-clock.ts';
import { FolderInUse, makeDataFolder } from './data-folder.ts';
import { lockDatabase } from './store/database-lock.ts';
import { openStore } from './store/open.ts';
import { troubleOf, type StartCommand } from './trouble-at-start.ts';
import { version } from './version.ts';

const web = fileURLToPath(new URL('../../web/dist', import.meta.url));

async function run(options: ServerOptions, log: Logger, closings: Closings): Promise<void> {
  const metrics = openMetrics();
  const clock = new SteadyClock();
  await takeDatabase(options, closings);
  const store = timedStore(await openStore(options.database), (work, took) =>
    metrics.stored(work, took),
  );
  closings.add('the database', () => store.close());
  const botPool = startBotPool(closings);
  const bus = await startBus(options, log, closings);
  const now = (): number => clock.now();
  const messages = await startPush(options, { store, now, metrics }, closings);
  const desk = openDesk({
    ...storePorts(store),
    ...(messages && { alerts: messages.alerts }),
    ...(bus && { bus }),
    bots: botRunner(botPool),
    clock,
    botPace: usualBotPace,
    log: deskLog(log),
    randomId: () => randomBytes(16).toString('base64url'),
    randomSecret: () => randomBytes(32).toString('base64url'),
  });
  closings.add('the tables', () => desk.close());
  await desk.open();
  const backups = keepBackups(options, { now, log, metrics }, closings);
  closings.add('the sweeping', startSweeping({ store, desk, clock, log }));
  const limits = options.addressLimits === 'on' ? usualLimits : limitsWithoutAddresses;
  const { origin, metrics: metricsFor } = options;
  const shown = { site: readSite(web), server: `rookery ${version}`, limits, origin, metricsFor };
  const push = messages?.service;
  const parts = { ...shown, store, desk, bus, push, log, metrics, clock, backups };
  const service = await serve(parts, options);
  closings.add('the connections', () => service.close());
  closings.add('rookery admin', await openAdministration(options, service, log));
  const screen = process.stdout.isTTY ? 'terminal' : 'file';
  console.log(greeting({ ...options, port: service.port }, readInterfaces(), screen));
  log.info({ port: service.port, version, origin: origin ?? null }, 'open');
  process.on('uncaughtException', (error) => endWith(error, log));
}

/** Hears the news of other nodes from now on, if there are any. */
async function startBus(
  options: ServerOptions,
  log: Logger,
  closings: Closings,
): ReturnType<typeof openBus> {
  const bus = await openBus(options, log);
  if (bus) closings.add('the news of other nodes', () => bus.close());
  return bus;
}

/** Sends messages to browsers from now on, if they are wanted. */
async function startPush(
  options: ServerOptions,
  { store, now, metrics }: Pick<ServiceParts, 'store' | 'metrics'> & { readonly now: () => number },
  closings: Closings,
): ReturnType<typeof openPush> {
  const push = await openPush(options, { store, now, report: (how) => metrics.pushed(how) });
  if (push) closings.add('messages to browsers', () => push.close());
  return push;
}

/** Bots think in threads; one of them is for the quick ones, so that they never wait for the emperor. */
function startBotPool(closings: Closings): ReturnType<typeof nodePool> {
  const botPool = nodePool({
    size: Math.max(2, availableParallelism() - 1),
    quickWorkers: 1,
    isQuick: ({ player }) => player !== 'emperor',
  });
  closings.add('the threads of the bots', () => botPool.close());
  return botPool;
}

/** Makes backups from now on, if they are wanted. */
function keepBackups(
  { database, backupEvery, backupFolder: folder, backupKeep: keep }: ServerOptions,
  parts: Omit<BackupParts, keyof BackupPlan>,
  closings: Closings,
): ScheduledBackups | undefined {
  if (backupEvery === undefined) return undefined;
  const every = backupEvery * 3_600_000;
  const backups = startBackups({ ...parts, database, folder, every, keep });
  closings.add('the backups', () => backups.stop());
  return backups;
}

/** A server that whoever runs it cannot reach still serves everyone else. */
async function openAdministration(
  { admin }: ServerOptions,
  service: Service,
  log: Logger,
): Promise<() => Promise<void>> {
  if (admin === undefined || process.platform === 'win32') return () => Promise.resolve();
  try {
    return await openAdminListener(admin, {
      administer: (request) => service.administer(request),
      log,
    });
  } catch (error) {
    log.warn({ err: error }, 'rookery admin cannot reach this server');
    return () => Promise.resolve();
  }
}

/** Makes sure that no other server uses the same file. */
async function takeDatabase(options: ServerOptions, closings: Closings): Promise<void> {
  const { database } = options;
  makeDataFolder(options);
  const lock = await lockDatabase(database);
  if (lock === 'in-use') throw new FolderInUse(dirname(database));
  closings.add('the lock of the database', () => lock.release());
}

function endWith(bug: unknown, log: Logger): never {
  log.fatal({ err: bug }, 'a bug; what was acknowledged is kept');
  process.exit(1);
}

/** Starts a server. Returns why it cannot, or nothing once it listens; a signal then ends it. */
export async function startServer(
  options: ServerOptions,
  command: StartCommand,
): Promise<string | undefined> {
  const log = openLog(options.log ?? (process.stderr.isTTY ? 'warn' : 'info'), process.stderr);
  const closings = new Closings();
  try {
    await run(options, log, closings);
  } catch (error) {
    await closings.closeAll(log);
    return troubleOf(error, options, command);
  }
  const stop = (): void => void end(closings, log);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return undefined;
}

/** Ends the process, whatever may hang. */
async function end(closings: Closings, log: Logger): Promise<void> {
  const isClosed = await closings.closeAll(log);
  log.info({ isComplete: isClosed }, 'closed');
  if (!isClosed) process.exit(1);
}

/** What `npm start` runs: the options of the command line, and one line if something is wrong. */
async function runCommandLine(): Promise<void> {
  const options = parseOptions(process.argv.slice(2), process.env);
  if (options.ok && options.value.wants === 'help') {
    console.log(help);
    return;
  }
  const problem = options.ok
    ? await startServer(options.value, 'npm start --')
    : `${options.problems.join('; ')} (npm start -- --help shows what there is)`;
  if (problem === undefined) return;
  console.error(`rookery: ${problem}`);
  process.exitCode = 1;
}

// `rookery serve` imports this file and starts the server itself.
const [, program = ''] = process.argv;
if (existsSync(program) && realpathSync(program) === fileURLToPath(import.meta.url)) {
  await runCommandLine();
}
