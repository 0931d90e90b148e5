/** The version of the messages; raised with every change of them, so that strict readers stay strict. */
export const protocolVersion = 1;

/** What a client offers as `Sec-WebSocket-Protocol`. */
export const subprotocol = `rookery.${String(protocolVersion)}`;

/** Where the socket is. */
export const socketPath = '/socket';
