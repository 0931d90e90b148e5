import { describe, expect, test } from 'vitest';
import { textFrame } from './text-frame.ts';

const bytesOf = (text: string): Buffer => {
  const { data, encoding, bytes } = textFrame(text);
  const written = typeof data === 'string' ? Buffer.from(data, encoding) : data;
  expect(written).toHaveLength(bytes);
  return written;
};

/** The head of a frame, in hexadecimal. */
const headOf = (text: string, length: number): string =>
  bytesOf(text).subarray(0, length).toString('hex');

describe('the frame of a text (RFC 6455, section 5.2)', () => {
  test.each([
    [0, '8100'],
    [5, '8105'],
    [125, '817d'],
    [126, '817e007e'],
    [256, '817e0100'],
    [65_535, '817effff'],
    [65_536, '817f0000000000010000'],
  ])('of %i bytes', (length, head) => {
    const text = 'a'.repeat(length);
    expect(headOf(text, head.length / 2)).toBe(head);
    expect(
      bytesOf(text)
        .subarray(head.length / 2)
        .toString(),
    ).toBe(text);
  });

  test.each(['Zoé', 'ÿ', 'pingouin 🐧', '\u2028'])(
    'counts the bytes of %s, not its characters',
    (text) => {
      const payload = Buffer.from(text);
      expect(bytesOf(text)).toEqual(Buffer.concat([Buffer.from([0x81, payload.length]), payload]));
    },
  );
});
