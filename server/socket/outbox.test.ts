import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Outbox } from './outbox.ts';
import { textFrame } from './text-frame.ts';

/** What was written, one entry for each packet. */
function openOutbox() {
  const packets: string[] = [];
  const stream = new PassThrough();
  stream.write = (data: string | Uint8Array): boolean => {
    packets.push(Buffer.from(data).toString());
    return true;
  };
  return { outbox: new Outbox(stream), stream, packets };
}

test('what is told in one go leaves in one packet, in order', async () => {
  const { outbox, packets } = openOutbox();
  outbox.add(textFrame('first'));
  outbox.add(textFrame('second'));
  expect(outbox.bytes).toBe(15);
  expect(packets).toEqual([]);
  await Promise.resolve();
  expect(packets).toEqual([expect.stringMatching(/first.*second/)]);
  expect(outbox.bytes).toBe(0);
});

test('what is told later leaves later', async () => {
  const { outbox, packets } = openOutbox();
  outbox.add(textFrame('first'));
  await Promise.resolve();
  outbox.add(textFrame('second'));
  await Promise.resolve();
  expect(packets).toHaveLength(2);
});

test('what is flushed leaves at once, and only once', async () => {
  const { outbox, packets } = openOutbox();
  outbox.add(textFrame('goodbye'));
  outbox.flush();
  expect(packets).toHaveLength(1);
  await Promise.resolve();
  expect(packets).toHaveLength(1);
});

test('nothing is written to a stream that is gone', async () => {
  const { outbox, stream, packets } = openOutbox();
  outbox.add(textFrame('late'));
  stream.destroy();
  await Promise.resolve();
  expect(packets).toEqual([]);
});
