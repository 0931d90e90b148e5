import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are not out in the public internet: what a client names must never lead there. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(network, bits, 'ipv4');
}
/** Only these are given out; all other IPv6 addresses have special meanings, also mapped ones. */
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
/** Within them: translated IPv4 (6to4, Teredo) and addresses for documents. */
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inside.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  return family === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** A push service that whoever runs the server has named is trusted, wherever it is. */
export type TrustedOrigin = string | undefined;

/** The address of a push service, if messages may be sent there: https, no odd port, nothing inside. */
export function parseEndpoint(text: string, trusted: TrustedOrigin): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return undefined;
  if (url.origin === trusted) return url;
  if (url.protocol !== 'https:' || url.port !== '') return undefined;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host) ? url : undefined;
  return host.includes('.') && !/\.(?:local|localhost|internal)$/.test(host) ? url : undefined;
}

/** Looks a name up and finds public addresses alone: a name may be made to lead anywhere, at any time. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = (error ? [] : addresses).filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (error || !first) {
      callback(error ?? new Error(`${hostname} is not in the public internet`), '', 4);
    } else if (options.all === true) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
