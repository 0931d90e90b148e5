import { openLine, type Line } from '@rookery/protocol/client/line';
import type { LineParts, Wire, WireEvents } from '@rookery/protocol/client/wire';
import { socketPath, subprotocol } from '@rookery/protocol/version';
import { pageParts } from '../model/line-parts.ts';
import { brokenLine, wireOver } from './socket-wire.ts';

let shared: Line | undefined;
let current: { readonly wire: Wire; readonly events: WireEvents } | undefined;

/** The connection of this page to its server, opened when first needed and again after it has ended. */
export function line(): Line {
  if (shared === undefined) listenToPage();
  if (shared === undefined || shared.state.phase === 'ended') shared = openLine(parts);
  return shared;
}

/**
 * Reconnects after the session has changed: a socket belongs to the session it was opened with.
 */
export function renewLine(): void {
  breakLine();
  retry();
}

/** Gives up the socket, as if the connection had broken. The line then reconnects by itself. */
function breakLine(): void {
  if (current === undefined) return;
  const { wire, events } = current;
  current = undefined;
  wire.close();
  events.closed(brokenLine);
}

const parts: LineParts = {
  open(events) {
    const wire = wireOver(() => new WebSocket(socketAddress(), subprotocol), events);
    current = { wire, events };
    return wire;
  },
  ...pageParts,
};

function socketAddress(): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${socketPath}`;
}

const retry = (): void => shared?.retryNow();

/** Retries at once when the page becomes visible or the network is back; a socket notices late that it is gone. */
function listenToPage(): void {
  addEventListener('offline', breakLine);
  addEventListener('online', retry);
  addEventListener('pageshow', retry);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
  });
}
