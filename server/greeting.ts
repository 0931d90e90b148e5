import type { ServerOptions } from './options.ts';
import { drawQrCode, type Screen } from './qr-code.ts';
import { originHere, originsOnNetwork, type Interfaces } from './reach.ts';

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
    ...(first === undefined ? [] : ['', ...drawQrCode(first, screen)]),
    '',
    '  Ctrl+C closes it.',
    '',
  ].join('\n');
}
