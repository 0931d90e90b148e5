import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Options } from './options.ts';

/** The interfaces of a machine, as Node lists them. */
export type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

const everywhere = new Set([undefined, '0.0.0.0', '::']);

/** Addresses under which others on the same network reach this machine. */
export const lanAddresses = (interfaces: Interfaces): readonly string[] =>
  Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Where the greeting is written: a terminal has colours of its own, a file has none. */
export type Screen = 'terminal' | 'file';

/** What a server that now listens tells the person who started it. */
export function greeting(
  { host, port }: Pick<Options, 'host' | 'port'>,
  interfaces: Interfaces,
  screen: Screen,
): string {
  const here = everywhere.has(host) ? 'localhost' : String(host);
  const lan = everywhere.has(host) ? lanAddresses(interfaces) : [];
  const [first] = lan.map((address) => addressOf(address, port));
  const onThisNetwork = lan.map((address) => `  on this network  ${addressOf(address, port)}`);
  return [
    '',
    '  Rookery is open.',
    '',
    `  on this machine  ${addressOf(here, port)}`,
    ...onThisNetwork,
    ...(first === undefined ? [] : ['', ...qrCode(first, screen)]),
    '',
    '  Ctrl+C closes it.',
    '',
  ].join('\n');
}

const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;

/** Lines that draw light on dark, also where a terminal is dark on light. */
const qrCode = (text: string, screen: Screen): readonly string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => (screen === 'terminal' ? `  \u001B[97;40m${line}\u001B[0m` : `  ${line}`));
