import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Under which address people know this server, and how it knows theirs. */
export interface Addressing {
  /** Whether browsers reach it through TLS. */
  readonly isSecure: boolean;
  /** The one origin whose pages may talk to it. */
  ownOrigin(headers: IncomingHttpHeaders): string;
  /** Whoever is at the other end; those of one household are one. */
  clientOf(headers: IncomingHttpHeaders, remote: string | undefined): string;
  /** This machine itself: nobody through a proxy on it, and no page that merely uses its browser. */
  isFromThisMachine(headers: IncomingHttpHeaders, remote: string | undefined): boolean;
}

/**
 * With an origin a proxy stands before the server: it ends TLS and names the client last in
 * `X-Forwarded-For`. Without one nobody does, and such a header is a lie.
 */
export function addressing(origin: string | undefined): Addressing {
  return {
    isSecure: origin?.startsWith('https:') ?? false,
    ownOrigin: ({ host }) => origin ?? `http://${host ?? ''}`,
    clientOf({ 'x-forwarded-for': forwarded }, remote = 'unknown') {
      const named =
        String(forwarded ?? '')
          .split(',')
          .at(-1)
          ?.trim() ?? '';
      return householdOf(origin === undefined || named === '' ? remote : named);
    },
    isFromThisMachine: (headers, remote) =>
      isLoopback(remote) && !isForwarded(headers) && isNameOfOurs(headers.host, origin),
  };
}

/** An IPv6 household has 2^64 addresses: only the first half counts. */
function householdOf(address: string): string {
  const v4 = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!v4.includes(':')) return v4.slice(0, 45);
  const [head = '', tail] = v4.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? [] : Array.from({ length: 8 - groups.length }, () => '0');
  return [...groups, ...missing].slice(0, 4).join(':').slice(0, 45);
}

/** Whether a browser sends this for a page of ours, or no browser sends it at all. */
export function isFromOurPages(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  return (
    (site === undefined || site === 'same-origin') && (origin === undefined || origin === ownOrigin)
  );
}

const isLoopback = (remote: string | undefined): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(remote ?? '');

const isForwarded = (headers: IncomingHttpHeaders): boolean =>
  headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;

/**
 * Whether a request asks for this server under a name that belongs to it. A page elsewhere can let its
 * own name lead to this machine, and its browser would then read our answers for it.
 */
function isNameOfOurs(host: string | undefined, origin: string | undefined): boolean {
  const address = `http://${host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const isLiteral = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  const isOwn = origin !== undefined && new URL(origin).hostname === hostname;
  return isLiteral || isOwn || /^(?:.+\.)?localhost$/.test(hostname);
}
