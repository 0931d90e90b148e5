import type { WireEvents } from '@rookery/protocol/client/wire';
import { describe, expect, test } from 'vitest';
import { brokenLine, wireOver, type SocketLike } from './socket-wire.ts';

class FakeSocket extends EventTarget {
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  as(): SocketLike {
    return {
      addEventListener: (type: string, listener: (event: never) => void) => {
        this.addEventListener(type, (event) => void Reflect.apply(listener, undefined, [event]));
      },
      send: (text) => this.send(text),
      close: () => this.close(),
    };
  }
}

function recorded(): { readonly events: WireEvents; readonly log: string[] } {
  const log: string[] = [];
  const events: WireEvents = {
    opened: () => log.push('opened'),
    heard: (text) => log.push(`heard ${text}`),
    closed: (code) => log.push(`closed ${String(code)}`),
  };
  return { events, log };
}

describe('a wire over a socket', () => {
  test('passes on what happens at the socket, in order', () => {
    const socket = new FakeSocket();
    const { events, log } = recorded();
    wireOver(() => socket.as(), events);
    socket.dispatchEvent(new Event('open'));
    socket.dispatchEvent(new MessageEvent('message', { data: '{"type":"pong"}' }));
    socket.dispatchEvent(Object.assign(new Event('close'), { code: 1012 }));
    expect(log).toEqual(['opened', 'heard {"type":"pong"}', 'closed 1012']);
  });

  test('sends and closes', () => {
    const socket = new FakeSocket();
    const wire = wireOver(() => socket.as(), recorded().events);
    wire.send('one');
    wire.close();
    expect(socket.sent).toEqual(['one']);
    expect(socket.isClosed).toBe(true);
  });

  test('what is no text is heard as nothing readable', () => {
    const socket = new FakeSocket();
    const { events, log } = recorded();
    wireOver(() => socket.as(), events);
    socket.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(2) }));
    expect(log).toEqual(['heard ']);
  });

  test('a socket that cannot be made is a broken line, told only after the wire is there', async () => {
    const { events, log } = recorded();
    wireOver(() => {
      throw new Error('refused by the browser');
    }, events);
    expect(log).toEqual([]);
    await Promise.resolve();
    expect(log).toEqual([`closed ${String(brokenLine)}`]);
  });
});
