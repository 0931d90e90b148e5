import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askReaders, type Ask } from '../asks.ts';
import { formatAsk, formatTell, parseAsk, parseTell } from '../messages.ts';
import { reasonReaders, type Reason } from '../reasons.ts';
import { tellReaders, type Tell } from '../tells.ts';
import { reasonSamples } from './reason-samples.ts';
import { askSamples, tellSamples } from './samples.ts';

const asks = Object.entries<fc.Arbitrary<Ask>>(askSamples);
const tells = Object.entries<fc.Arbitrary<Tell>>(tellSamples);
const reasons = Object.entries<fc.Arbitrary<Reason>>(reasonSamples);
const anyAsk = fc.oneof(...asks.map(([, sample]) => sample));

test('every message and every reason has its samples', () => {
  expect(asks.map(([type]) => type)).toEqual(Object.keys(askReaders));
  expect(tells.map(([type]) => type)).toEqual(Object.keys(tellReaders));
  expect(reasons.map(([kind]) => kind)).toEqual(Object.keys(reasonReaders));
});

describe('what is written is read again as it was', () => {
  test.each(asks)('ask %s', (_type, sample) => {
    fc.assert(
      fc.property(sample, (ask) => {
        expect(parseAsk(formatAsk(ask))).toEqual({ ok: true, value: ask });
      }),
    );
  });

  test.each(tells)('tell %s', (_type, sample) => {
    fc.assert(
      fc.property(sample, (tell) => {
        expect(parseTell(formatTell(tell))).toEqual({ ok: true, value: tell });
      }),
    );
  });

  test('updates that share some of their parts', () => {
    fc.assert(
      fc.property(tellSamples.update, tellSamples.update, (first, { clocks, now }) => {
        const moments = [
          { ...first },
          { ...first, clocks },
          { ...first, now },
          { ...first, seq: 7 },
        ];
        for (const update of moments) {
          expect(parseTell(formatTell(update))).toEqual({ ok: true, value: update });
        }
      }),
    );
  });

  test.each(reasons)('reason %s', (_kind, sample) => {
    fc.assert(
      fc.property(sample, (reason) => {
        const tell: Tell = { type: 'refused', id: null, reason };
        expect(parseTell(formatTell(tell))).toEqual({ ok: true, value: tell });
      }),
    );
  });
});

/** Whatever was wrong with a frame can be told to whoever sent it, in few words. */
function tellable(frame: string): void {
  const parsed = parseAsk(frame);
  if (parsed.ok) return;
  for (const { id, fault } of parsed.problems) {
    const told = formatTell({ type: 'refused', id, reason: fault });
    expect(parseTell(told).ok).toBe(true);
    expect(told.length).toBeLessThan(10_000);
  }
  expect(parsed.problems).toHaveLength(1);
}

describe('anything at all is answered', () => {
  test('random text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), tellable));
  });

  test('random JSON', () => {
    fc.assert(fc.property(fc.json(), tellable));
    fc.assert(fc.property(fc.json({ stringUnit: 'binary' }), tellable));
  });

  test('asks with a field changed, added or left out', () => {
    const change = fc.record({
      ask: anyAsk,
      at: fc.nat(6),
      with: fc.oneof(fc.jsonValue(), fc.constant(undefined)),
      extra: fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue(), { maxKeys: 2 }),
    });
    fc.assert(
      fc.property(change, ({ ask, at, with: value, extra }) => {
        const keys = Object.keys(ask);
        tellable(JSON.stringify({ ...ask, ...extra, [String(keys[at % keys.length])]: value }));
      }),
    );
  });

  test('asks with a character changed', () => {
    const change = fc.record({
      ask: anyAsk,
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      by: fc.string(),
    });
    fc.assert(
      fc.property(change, ({ ask, at, by }) => {
        const frame = formatAsk(ask);
        const place = Math.floor(at * frame.length);
        tellable(`${frame.slice(0, place)}${by}${frame.slice(place + 1)}`);
      }),
    );
  });
});
