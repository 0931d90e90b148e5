import type { LineParts, Wire, WireEvents } from '@rookery/protocol/client/wire';
import { WebSocket } from 'ws';

/** A client's clock, which a test can turn on: what lasted is then long ago. */
export class TurnableClock {
  #turned = 0;

  now(): number {
    return Date.now() + this.#turned;
  }

  turnOn(milliseconds: number): void {
    this.#turned += milliseconds;
  }
}

const openSocket =
  (address: string, cookie: string) =>
  ({ opened, heard, closed }: WireEvents): Wire => {
    const socket = new WebSocket(`ws://${address}/socket`, 'rookery.1', {
      origin: `http://${address}`,
      headers: { cookie },
    });
    socket.on('open', () => opened());
    socket.on('message', (data: Buffer) => heard(data.toString('utf8')));
    socket.on('close', (code) => closed(code));
    // It is always followed by a close.
    socket.on('error', () => undefined);
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };

/** What the line of every real client stands on, with a socket of Node. */
export const lineParts = (address: string, cookie: string, clock: TurnableClock): LineParts => ({
  open: openSocket(address, cookie),
  now: () => clock.now(),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  client: 'chaos',
});
