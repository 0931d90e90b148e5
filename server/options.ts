import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accepted, rejected, type Result } from '@rookery/rules/kernel/result';
import { logLevels, type LogLevel } from './operations/log.ts';
import { hostsOf } from './store/postgres-hosts.ts';

/** What whoever starts the server may choose. */
export interface ServerOptions {
  readonly port: number;
  /** The address to listen on; every one of this machine if undefined. */
  readonly host: string | undefined;
  /** The folder in which everything is kept. */
  readonly data: string;
  /** The address of a PostgreSQL database, or the path of a file. */
  readonly database: string;
  /** The address of NATS, where several servers hear of each other by it and not by PostgreSQL. */
  readonly bus: string | undefined;
  /** The socket for `rookery admin`; none if undefined. */
  readonly admin: string | undefined;
  /** The address that browsers know, where a proxy stands before the server. */
  readonly origin: string | undefined;
  readonly metrics: 'this-machine' | 'everyone';
  readonly addressLimits: 'on' | 'off';
  /** Whether people who are away are told by messages to their browsers. */
  readonly push: 'on' | 'off';
  /** The origin of a push service that is trusted though it is not in the public internet. */
  readonly pushService: string | undefined;
  /** Hours between backups; none are made if undefined. */
  readonly backupEvery: number | undefined;
  readonly backupKeep: number;
  readonly backupFolder: string;
  /** How much is logged; undefined leaves it to where the log goes. */
  readonly log: LogLevel | undefined;
  readonly wants: 'service' | 'help';
}

/** The variables of an environment; some stand in for options. */
export type Environment = Readonly<Record<string, string | undefined>>;

const usualPort = 4040;
const usualFolder = '.rookery';

export const help = `Rookery: the server

  npm start                       on port ${String(usualPort)}, open to this network, kept in ${usualFolder}
  npm start -- --port 5000        on another port (0 picks a free one)
  npm start -- --host 127.0.0.1   for this machine alone
  npm start -- --data FOLDER      keeps everything in another folder
  npm start -- --database URL     keeps everything in PostgreSQL: postgres://user:password@host/name
  npm start -- --bus URL          several servers hear of each other by NATS: nats://host:4222 (PostgreSQL)
  npm start -- --origin URL       browsers know it as this, through a proxy: https://rookery.example
  npm start -- --admin PATH       the socket for rookery admin (admin.sock in the folder)
  npm start -- --metrics everyone others than this machine may read /metrics (this-machine)
  npm start -- --address-limits off   for measurements, or a proxy that hides addresses (on)
  npm start -- --push off         no messages to browsers of people who are away (on)
  npm start -- --push-service URL a push service of your own, also in your own network
  npm start -- --backup-every HOURS   makes backups by itself
  npm start -- --backup-keep COUNT    so many of them stay (7)
  npm start -- --backup-folder FOLDER where they go (backups in the folder)
  npm start -- --log LEVEL        ${logLevels.join(', ')}
  npm start -- --help             this text

The environment does the same where no option is given: PORT, HOST, ROOKERY_DATA, DATABASE_URL,
ROOKERY_BUS, ROOKERY_ADMIN, ROOKERY_ORIGIN, ROOKERY_METRICS, ROOKERY_ADDRESS_LIMITS, ROOKERY_PUSH,
ROOKERY_PUSH_SERVICE, ROOKERY_BACKUP_EVERY, ROOKERY_BACKUP_KEEP, ROOKERY_BACKUP_FOLDER, ROOKERY_LOG.
`;

/** Reads the command line; a problem is one line for the person who typed it. */
export function parseOptions(
  words: readonly string[],
  environment: Environment,
): Result<ServerOptions, string> {
  const parsed = parseWords(words);
  if (!parsed.ok) return parsed;
  const { help: wantsHelp, ...texts } = parsed.value;
  const problems: string[] = [];
  /** What was typed, else what the environment says; nothing at all if that is empty. */
  const chosen = (name: keyof typeof texts): string | undefined =>
    [texts[name], environment[variables[name]]].find((text) => text !== undefined && text !== '');
  /** One of a few words, the first unless another is chosen. */
  const pick = <Word extends string>(name: keyof typeof texts, known: readonly [Word, ...Word[]]) =>
    oneOf(name, known, chosen(name) ?? known[0], problems);

  const data = resolve(chosen('data') ?? usualFolder);
  const options: ServerOptions = {
    port: portOf(chosen('port'), problems),
    host: chosen('host'),
    data,
    database: databaseOf(chosen('database'), problems) ?? join(data, 'rookery.db'),
    bus: busOf(chosen('bus'), chosen('database'), problems),
    admin: adminOf(chosen('admin'), chosen('database') === undefined ? data : undefined),
    origin: originOf('origin', chosen('origin'), problems),
    metrics: pick('metrics', ['this-machine', 'everyone']),
    addressLimits: pick('address-limits', ['on', 'off']),
    push: pick('push', ['on', 'off']),
    pushService: originOf('push service', chosen('push-service'), problems),
    backupEvery: countOf('the hours between backups', chosen('backup-every'), problems),
    backupKeep: countOf('the number of backups', chosen('backup-keep'), problems) ?? 7,
    backupFolder: resolve(chosen('backup-folder') ?? join(data, 'backups')),
    log: chosen('log') === undefined ? undefined : pick('log', logLevels),
    wants: wantsHelp === true ? 'help' : 'service',
  };
  return problems.length > 0 ? rejected(...problems) : accepted(options);
}

const texts = {
  port: { type: 'string', short: 'p' },
  host: { type: 'string' },
  data: { type: 'string' },
  database: { type: 'string' },
  bus: { type: 'string' },
  admin: { type: 'string' },
  origin: { type: 'string' },
  metrics: { type: 'string' },
  'address-limits': { type: 'string' },
  push: { type: 'string' },
  'push-service': { type: 'string' },
  'backup-every': { type: 'string' },
  'backup-keep': { type: 'string' },
  'backup-folder': { type: 'string' },
  log: { type: 'string' },
} as const;

const variables: Readonly<Record<keyof typeof texts, string>> = {
  port: 'PORT',
  host: 'HOST',
  data: 'ROOKERY_DATA',
  database: 'DATABASE_URL',
  bus: 'ROOKERY_BUS',
  admin: 'ROOKERY_ADMIN',
  origin: 'ROOKERY_ORIGIN',
  metrics: 'ROOKERY_METRICS',
  'address-limits': 'ROOKERY_ADDRESS_LIMITS',
  push: 'ROOKERY_PUSH',
  'push-service': 'ROOKERY_PUSH_SERVICE',
  'backup-every': 'ROOKERY_BACKUP_EVERY',
  'backup-keep': 'ROOKERY_BACKUP_KEEP',
  'backup-folder': 'ROOKERY_BACKUP_FOLDER',
  log: 'ROOKERY_LOG',
};

type CommandLine = { readonly [Name in keyof typeof texts]?: string } & { readonly help?: boolean };

function parseWords(words: readonly string[]): Result<CommandLine, string> {
  const options = { ...texts, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return accepted(parseArgs({ args: [...words], options }).values);
  } catch (error) {
    const [problem] = (error instanceof Error ? error.message : String(error)).split('\n');
    return rejected(String(problem));
  }
}

function portOf(text: string | undefined, problems: string[]): number {
  const port = text === undefined ? usualPort : Number(text);
  if (text !== undefined && (!/^\d+$/.test(text) || port > 65_535)) {
    problems.push(`the port must be a number from 0 to 65535, not ${JSON.stringify(text)}`);
  }
  return port;
}

/** A timer cannot wait longer than 24 days. */
const mostCounted = 500;

function countOf(name: string, text: string | undefined, problems: string[]): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= 1 && count <= mostCounted) return count;
  problems.push(
    `${name} must be a number from 1 to ${String(mostCounted)}, not ${JSON.stringify(text)}`,
  );
  return undefined;
}

const isPostgresAddress = (text: string): boolean =>
  /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);

const isNatsAddress = (text: string): boolean => /^(?:nats|tls):\/\/[^/]+$/.test(text);

/** Passwords stand in these addresses, so a wrong one is not repeated. */
function databaseOf(text: string | undefined, problems: string[]): string | undefined {
  if (text !== undefined && !hostsOf(text).every(isPostgresAddress)) {
    problems.push('the database must be an address such as postgres://user:password@host/name');
  }
  return text;
}

/** Servers that share no database have nothing to tell each other. */
function busOf(
  text: string | undefined,
  database: string | undefined,
  problems: string[],
): string | undefined {
  if (text === undefined) return undefined;
  if (!text.split(',').every(isNatsAddress)) {
    problems.push('the bus must be an address such as nats://host:4222');
  } else if (database === undefined) {
    problems.push('a bus needs several servers on one PostgreSQL: name it by --database');
  }
  return text;
}

/** With PostgreSQL there need not be a folder, so there is a socket only where one is named. */
function adminOf(path: string | undefined, folder: string | undefined): string | undefined {
  if (path !== undefined) return resolve(path);
  return folder === undefined ? undefined : join(folder, 'admin.sock');
}

function originOf(name: string, text: string | undefined, problems: string[]): string | undefined {
  if (text === undefined) return undefined;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (/^https?:/.test(origin) && text.replace(/\/$/, '') === origin) return origin;
  problems.push(
    `the ${name} must be an address such as https://rookery.example, not ${JSON.stringify(text)}`,
  );
  return undefined;
}

function oneOf<Word extends string>(
  name: string,
  known: readonly [Word, ...Word[]],
  text: string,
  problems: string[],
): Word {
  const found = known.find((word) => word === text);
  if (found === undefined) {
    problems.push(`${name} must be ${known.join(' or ')}, not ${JSON.stringify(text)}`);
  }
  return found ?? known[0];
}
