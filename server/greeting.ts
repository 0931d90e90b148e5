import type { ServerOptions } from './options.ts';
import { drawQrCode, type Screen } from './qr-code.ts';
import { originHere, originsOnNetwork, type Interfaces } from './reach.ts';

/** What a server that now listens tells the person who started it. */
export function greeting(
  place: Pick<ServerOptions, 'host' | 'port' | 'origin'>,
  interfaces: Interfaces,
  screen: Screen,
): string {
  // Behind a proxy nobody plays at the address on which the server listens.
  const isProxied = place.origin !== undefined;
  const elsewhere = isProxied ? [place.origin] : originsOnNetwork(place, interfaces);
  const where = isProxied ? 'through the proxy' : 'on this network';
  const [first] = elsewhere;
  return [
    '',
    '  Rookery is open.',
    '',
    `  on this machine  ${originHere(place)}`,
    ...elsewhere.map((origin) => `  ${where}  ${origin}`),
    ...(first === undefined ? [] : ['', ...drawQrCode(first, screen)]),
    '',
    ...(screen === 'terminal' ? ['  Ctrl+C closes it.', ''] : []),
  ].join('\n');
}
