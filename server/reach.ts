import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

/** The interfaces of a machine, as Node lists them. */
export type Interfaces = NodeJS.Dict<readonly NetworkInterfaceInfo[]>;

/** The interfaces of this machine; none where it hides them, as a hardened systemd unit does. */
export function readInterfaces(read: () => Interfaces = networkInterfaces): Interfaces {
  try {
    return read();
  } catch {
    return {};
  }
}

/** Where a server listens. */
interface Listening {
  readonly host: string | undefined;
  readonly port: number;
}

const everywhere = new Set([undefined, '0.0.0.0', '::']);

/** Bridges, tunnels and machines within the machine: seldom where the phones in the room are. */
const isVirtual = (name: string): boolean => /docker|br-|veth|virbr|vm|vbox|tun|tap|wg/i.test(name);

/** The address of this machine for somebody who sits at it. */
export const originHere = ({ host, port }: Listening): string =>
  originOf(everywhere.has(host) ? 'localhost' : String(host), port);

/** Under which addresses others on the same network reach it, the likeliest first. */
export function originsOnNetwork(
  { host, port }: Listening,
  interfaces: Interfaces,
): readonly string[] {
  if (!everywhere.has(host)) return [];
  return Object.entries(interfaces)
    .toSorted(([one], [other]) => Number(isVirtual(one)) - Number(isVirtual(other)))
    .flatMap(([, each]) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => originOf(address, port));
}

const originOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;
