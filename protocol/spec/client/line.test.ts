import { describe, expect, test } from 'vitest';
import { closeCodes } from '../../close-codes.ts';
import { openLine } from '../../client/line.ts';
import { FakeOutside, updateTell } from './fake-outside.ts';
import { opened } from './lines.ts';

describe('a line', () => {
  test('says hello first, and is open once it is welcomed', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    expect(outside.wire.asks).toEqual([]);
    outside.wire.open();
    expect(outside.wire.asks).toEqual([
      { type: 'hello', id: 1, protocol: 1, client: 'a test', resume: [] },
    ]);
    expect(line.state).toEqual({ phase: 'connecting' });
    outside.wire.welcome();
    expect(line.state).toMatchObject({ phase: 'open', welcome: { server: 'a server' } });
  });

  test('pings as often as the server wants, whatever else is said', () => {
    const { outside, line } = opened();
    for (let second = 1; second <= 60; second += 1) {
      outside.pass(1000);
      outside.wire.tell(updateTell({ now: outside.now() }));
    }
    expect(outside.wire.count('ping')).toBe(3);
    expect(line.state.phase).toBe('open');
  });

  test('knows of a restart that is announced, until that is taken back or the line is new', () => {
    const { outside, line, states } = opened();
    outside.wire.tell({ type: 'restart', at: 5000 });
    expect(line.state).toMatchObject({ phase: 'open', restartAt: 5000 });
    outside.wire.tell({ type: 'restart', at: null });
    expect(line.state).not.toHaveProperty('restartAt');
    expect(states.filter(({ phase }) => phase === 'open')).toHaveLength(3);
  });

  test('takes a silent line for dead after the patience of the server, and not before', () => {
    const { outside, line } = opened();
    outside.pass(44_999);
    expect(line.state.phase).toBe('open');
    outside.pass(1);
    expect(line.state).toEqual({ phase: 'waiting', until: outside.now() + 1000 });
    expect(outside.wire.isClosed).toBe(true);
  });

  test('lives on where timers run late, as long as its pings are answered', () => {
    const { outside, line } = opened();
    for (let minute = 0; minute < 5; minute += 1) {
      outside.sleep(60_000);
      outside.pass(0);
      const { id } = outside.wire.ask('ping');
      outside.wire.tell({ type: 'pong', id, now: outside.now() });
    }
    expect(line.state.phase).toBe('open');
    expect(outside.wires).toHaveLength(1);
  });

  test('gives up a socket that does not open, and one that does not answer hello', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    outside.pass(15_000);
    expect(line.state.phase).toBe('waiting');
    outside.pass(1000);
    outside.wire.open();
    outside.pass(15_000);
    expect(line.state.phase).toBe('waiting');
  });

  test('hears nothing of a socket that it has given up', () => {
    const { outside, line } = opened();
    const [old] = outside.wires;
    outside.pass(46_000);
    outside.wire.greet();
    old?.break(closeCodes.version);
    old?.mumble('anything');
    expect(line.state.phase).toBe('open');
  });
});

describe('the server’s clock', () => {
  test('is known to half the way there and back', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    outside.wire.open();
    outside.pass(100);
    outside.wire.welcome({ now: outside.now() + 5000 });
    expect(line.serverNow() - outside.now()).toBe(5050);
  });

  test('a quicker answer makes it better, a slower one does not make it worse', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    const ping = (there: number, back: number): void => {
      line.retryNow();
      outside.pass(there);
      const now = outside.now() + 700;
      outside.pass(back);
      outside.wire.tell({ type: 'pong', id: outside.wire.ask('ping').id, now });
    };
    outside.wire.open();
    outside.pass(400);
    outside.wire.welcome({ now: outside.now() + 700 });
    expect(line.serverNow() - outside.now()).toBe(900);
    ping(10, 10);
    expect(line.serverNow() - outside.now()).toBe(705);
    ping(900, 20);
    expect(line.serverNow() - outside.now()).toBe(705);
  });

  test('a clock that was set anew is believed', () => {
    const { outside, line } = opened();
    line.retryNow();
    const { id } = outside.wire.ask('ping');
    outside.wire.tell({ type: 'pong', id, now: outside.now() + 3_600_000 });
    expect(line.serverNow() - outside.now()).toBe(3_600_000);
  });
});
