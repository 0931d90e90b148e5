import { describe, expect, test } from 'vitest';
import { openLine } from '../../client/line.ts';
import { FakeOutside, settled, tableId, updateTell } from './fake-outside.ts';
import { answersOf, opened } from './lines.ts';

const table = tableId();
const ready = { type: 'ready', table } as const;
const say = { type: 'say', table, said: { kind: 'phrase', phrase: 'hello' } } as const;
const decision = { table, match: updateTell().match, nth: 1, move: { colour: 'red' } };

describe('asking', () => {
  test('answers find whoever asked, in any order', async () => {
    const { outside, line } = opened();
    const first = answersOf(line.ask(ready));
    const second = answersOf(line.ask({ type: 'sit', table, seat: null }));
    const ids = [outside.wire.ask('ready').id, outside.wire.ask('sit').id] as const;
    outside.wire.tell({ type: 'refused', id: ids[1], reason: { kind: 'no-seat-free' } });
    outside.wire.tell({ type: 'done', id: ids[0] }, { type: 'done', id: 999 });
    outside.wire.tell({ type: 'refused', id: null, reason: { kind: 'not-json' } });
    await settled();
    expect(first).toEqual([{ type: 'done', id: ids[0] }]);
    expect(second).toMatchObject([{ type: 'refused', reason: { kind: 'no-seat-free' } }]);
  });

  test('what was asked without a line is sent when there is one, in order', () => {
    const outside = new FakeOutside();
    const line = openLine(outside);
    void line.ask({ type: 'sit', table, seat: null });
    void line.ask(ready);
    outside.wire.greet();
    expect(outside.wire.asks.map(({ type }) => type)).toEqual(['hello', 'sit', 'ready']);
  });

  test.each(['before hello', 'before the welcome', 'before the answer'])(
    'a line cut %s sends the same message again, and one answer is given',
    async (moment) => {
      const { outside, line } = opened();
      const answers = answersOf(line.ask({ type: 'decide', ...decision }));
      const [first] = outside.wires;
      outside.wire.break();
      outside.pass(1000);
      if (moment !== 'before hello') outside.wire.open();
      if (moment === 'before the answer') outside.wire.greet();
      outside.wire.break();
      outside.pass(4000);
      outside.wire.greet();
      expect(outside.wire.ask('decide')).toEqual(first?.ask('decide'));
      const { id, match, nth } = outside.wire.ask('decide');
      const decided = { type: 'decided', id, table, match, nth, seq: 4 } as const;
      outside.wire.tell(decided, decided);
      await settled();
      expect(answers).toEqual([decided]);
    },
  );

  test('chat and new tables keep their nonce when sent again, and no two are alike', () => {
    const { outside, line } = opened();
    let drawn = 0;
    outside.random = () => (drawn += 0.013) % 1;
    void line.ask(say);
    void line.ask(say);
    const nonces = outside.wire.asks.flatMap((ask) => (ask.type === 'say' ? [ask.nonce] : []));
    expect(new Set(nonces).size).toBe(2);
    outside.wire.break();
    line.retryNow();
    outside.wire.greet();
    const again = outside.wire.asks.flatMap((ask) => (ask.type === 'say' ? [ask.nonce] : []));
    expect(again).toEqual(nonces);
  });

  test('what could undo others’ doings is sent once: whoever asked hears that nobody knows', async () => {
    const { outside, line } = opened();
    const sent = answersOf(line.ask({ type: 'free-seat', table, seat: 1 }));
    outside.wire.break();
    const unsent = answersOf(line.ask({ type: 'free-seat', table, seat: 2 }));
    await settled();
    expect(sent).toEqual([{ type: 'unanswered', wasSent: true }]);
    expect(unsent).toEqual([]);
    outside.pass(1000);
    outside.wire.greet();
    expect(outside.wire.asks.filter(({ type }) => type === 'free-seat')).toMatchObject([
      { seat: 2 },
    ]);
  });

  test('a refusal that says “ask again” is obeyed a few times, then given to whoever asked', async () => {
    const { outside, line } = opened();
    const answers = answersOf(line.ask(ready));
    const { id } = outside.wire.ask('ready');
    for (const reason of [
      { kind: 'busy', retryAfter: 3000 },
      { kind: 'not-saved' },
      { kind: 'fault' },
    ] as const) {
      const before = outside.wire.count('ready');
      outside.wire.tell({ type: 'refused', id, reason });
      outside.pass(reason.kind === 'busy' ? 2999 : 999);
      expect(outside.wire.count('ready')).toBe(before);
      outside.pass(1);
      expect(outside.wire.count('ready')).toBe(before + 1);
    }
    outside.wire.tell({ type: 'refused', id, reason: { kind: 'fault' } });
    await settled();
    expect(answers).toMatchObject([{ type: 'refused', reason: { kind: 'fault' } }]);
  });

  test('whoever talks too fast is told at once', async () => {
    const { outside, line } = opened();
    const answers = answersOf(line.ask(say));
    const { id } = outside.wire.ask('say');
    outside.wire.tell({ type: 'refused', id, reason: { kind: 'busy', retryAfter: 10 } });
    await settled();
    expect(answers).toHaveLength(1);
  });
});
