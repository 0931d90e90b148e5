import { describe, expect, test } from 'vitest';
import { openLine } from '../../client/line.ts';
import { afterClose, closeCodes } from '../../close-codes.ts';
import { FakeOutside, settled, tableId } from './fake-outside.ts';
import { answersOf, opened } from './lines.ts';

const ready = { type: 'ready', table: tableId() } as const;

describe('coming back', () => {
  test.each([0, 0.5, 0.999_999])('pauses grow and stay within bounds (chance %d)', (chance) => {
    const outside = new FakeOutside();
    outside.chance = chance;
    const line = openLine(outside);
    for (const whole of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
      outside.wire.break();
      const { state } = line;
      const pause = state.phase === 'waiting' ? state.until - outside.now() : 0;
      expect(pause).toBe(Math.round(whole * (1 - chance / 2)));
      expect(pause).toBeGreaterThanOrEqual(whole / 2);
      outside.pass(pause);
      expect(line.state.phase).toBe('connecting');
    }
  });

  test('a line that lasted makes the next pause short; one that breaks at once does not', () => {
    const { outside, line } = opened();
    const pauses: number[] = [];
    for (const lasted of [0, 0, 2999, 3000, 0]) {
      outside.pass(lasted);
      outside.wire.break();
      const { state } = line;
      pauses.push(state.phase === 'waiting' ? state.until - outside.now() : 0);
      line.retryNow();
      outside.wire.greet();
    }
    expect(pauses).toEqual([1000, 2000, 4000, 1000, 2000]);
  });

  test.each(Object.entries(closeCodes))('after %s it does what the code says', (name, code) => {
    const { outside, line } = opened();
    outside.wire.break(code);
    const pause = line.state.phase === 'waiting' ? line.state.until - outside.now() : undefined;
    const expected = {
      'come-back': { pause: 1000, ended: undefined },
      'come-back-later': { pause: 30_000, ended: undefined },
      'begin-a-session': { pause: undefined, ended: name },
      'give-up': { pause: undefined, ended: name },
    };
    const ended = line.state.phase === 'ended' ? line.state.because : undefined;
    expect({ pause, ended }).toEqual(expected[afterClose(code)]);
    expect(outside.timers).toBe(ended === undefined ? 1 : 0);
  });

  test('another version ends it, even before the close code comes', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    outside.wire.open();
    const reason = { kind: 'unknown-version', known: [2] } as const;
    outside.wire.tell({ type: 'refused', id: 1, reason });
    expect(line.state).toEqual({ phase: 'ended', because: 'version' });
    line.retryNow();
    outside.pass(100_000);
    expect(outside.wires).toHaveLength(1);
  });

  test('a message that no one can read ends it', () => {
    const { outside, line } = opened();
    outside.wire.mumble('{"type":"telegram"}');
    expect(line.state).toEqual({ phase: 'ended', because: 'unreadable' });
    expect(outside.wire.isClosed).toBe(true);
  });

  test('a server that no longer knows the session ends it', () => {
    const { outside, line } = opened();
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet({ you: null });
    expect(line.state).toEqual({ phase: 'ended', because: 'session' });
  });

  test('without a session it is open all the same', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    outside.wire.greet({ you: null });
    outside.wire.break();
    outside.pass(1000);
    outside.wire.greet({ you: null });
    expect(line.state.phase).toBe('open');
  });

  test('retryNow cuts a pause short, once', () => {
    const { outside, line } = opened();
    outside.wire.break();
    line.retryNow();
    line.retryNow();
    expect(outside.wires).toHaveLength(2);
    outside.pass(1000);
    expect(outside.wires).toHaveLength(2);
  });

  test('retryNow on an open line finds out within seconds whether it lives', () => {
    const { outside, line } = opened();
    line.retryNow();
    const { id } = outside.wire.ask('ping');
    outside.wire.tell({ type: 'pong', id, now: outside.now() });
    outside.pass(5000);
    expect(line.state.phase).toBe('open');
    line.retryNow();
    outside.pass(5000);
    expect(line.state.phase).toBe('waiting');
  });

  test('closed is closed: no timer, no socket, no answer', async () => {
    const { outside, line, states } = opened();
    const answers = answersOf(line.ask(ready));
    line.close();
    await settled();
    expect(answers).toEqual([{ type: 'unanswered', wasSent: true }]);
    expect(await line.ask(ready)).toEqual({ type: 'unanswered', wasSent: false });
    expect(states.at(-1)).toEqual({ phase: 'ended', because: 'closed' });
    expect([outside.timers, outside.wire.isClosed]).toEqual([0, true]);
  });
});
