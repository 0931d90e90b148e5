import { renderUnicodeCompact } from 'uqr';
import type { ServerOptions } from './options.ts';
import { originHere, originsOnNetwork, type Interfaces } from './reach.ts';

/** Where the greeting is written: a terminal has colours of its own, a file has none. */
export type Screen = 'terminal' | 'file';

/** What a server that now listens tells the person who started it. */
export function greeting(
  place: Pick<ServerOptions, 'host' | 'port'>,
  interfaces: Interfaces,
  screen: Screen,
): string {
  const lan = originsOnNetwork(place, interfaces);
  const [first] = lan;
  return [
    '',
    '  Rookery is open.',
    '',
    `  on this machine  ${originHere(place)}`,
    ...lan.map((origin) => `  on this network  ${origin}`),
    ...(first === undefined ? [] : ['', ...qrCode(first, screen)]),
    '',
    '  Ctrl+C closes it.',
    '',
  ].join('\n');
}

/** Lines that draw light on dark, also where a terminal is dark on light. */
const qrCode = (text: string, screen: Screen): readonly string[] =>
  renderUnicodeCompact(text, { border: 2 })
    .split('\n')
    .map((line) => (screen === 'terminal' ? `  \u001B[97;40m${line}\u001B[0m` : `  ${line}`));
