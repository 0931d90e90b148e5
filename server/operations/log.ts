import { createHash } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { DeskLog } from '@rookery/desk/ports';

/** How much is told. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What must never be written down, wherever it stands in what is logged. */
const secretNames = new Set([
  'authorization',
  'body',
  'code',
  'cookie',
  'cookies',
  'frame',
  'headers',
  'move',
  'options',
  'password',
  'passwordhash',
  'secret',
  'set-cookie',
  'state',
  'token',
  'tokenhash',
  'url',
  'view',
]);

const deepest = 4;

/** How addresses of tables and matches, ids of people and tokens look. */
const keys = /(?<![\w-])(?:[\w-]{22}|[\w-]{43})(?![\w-])/g;

/** Lines about one table can still be told from those about others, but nobody gets in by them. */
const withoutKeys = (text: string): string =>
  text.replace(keys, (key) => `#${createHash('sha256').update(key).digest('hex').slice(0, 8)}`);

/** The same facts without whatever has the name of a secret. */
function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutKeys(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return plainError(value);
  if (depth === 0) return '…';
  if (Array.isArray(value)) {
    return value.map((entry: unknown) => withoutSecrets(entry, depth - 1));
  }
  return Object.fromEntries(Object.entries(value).map((entry) => withoutSecret(entry, depth - 1)));
}

const withoutSecret = ([name, value]: [string, unknown], depth: number): [string, unknown] => [
  name,
  secretNames.has(name.toLowerCase()) ? '…' : withoutSecrets(value, depth),
];

/** An error without the values that databases put beside its message. */
function plainError(error: Error): object {
  const { name, message, stack = '' } = error;
  const places = stack.split('\n').filter((line) => line.startsWith('    at '));
  const code = 'code' in error ? String(error.code) : undefined;
  return { name, code, message: withoutKeys(message).slice(0, 200), at: places.slice(0, 8) };
}

/** Lines of JSON for the administrator. Facts are few and plain: no cards, tokens or frames. */
export const openLog = (level: LogLevel, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (facts) =>
          Object.fromEntries(Object.entries(facts).map((fact) => withoutSecret(fact, deepest))),
      },
    },
    destination,
  );

/** The log as the desk knows it. */
export const deskLog = (log: Logger): DeskLog => ({
  warn: (event, facts) => log.warn(facts, event),
  error: (event, facts) => log.error(facts, event),
});
