/** The version of the messages. Each change after a release raises it, because readers are strict; before the first it stays 1. */
export const protocolVersion = 1;

/** What a client offers as `Sec-WebSocket-Protocol`. */
export const subprotocol = `rookery.${String(protocolVersion)}`;

/** Where the socket is. */
export const socketPath = '/socket';
