import type { NetworkInterfaceInfo } from 'node:os';

const details = { netmask: '', mac: '', cidr: null };

/** An IPv4 address of a machine, as Node lists it. */
export const v4 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...details,
  address,
  internal,
  family: 'IPv4',
});

/** The same for IPv6. */
export const v6 = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...details,
  address,
  internal,
  family: 'IPv6',
  scopeid: 0,
});
