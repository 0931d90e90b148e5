import { describe, expect, test } from 'vitest';
import { joinFrames, textFrame, type TextFrame } from './text-frame.ts';

const bytesOf = (text: string): Buffer => {
  const { data, encoding, bytes } = textFrame(text);
  const written = typeof data === 'string' ? Buffer.from(data, encoding) : data;
  expect(written).toHaveLength(bytes);
  return written;
};

/** The head of a frame, in hexadecimal. */
const headOf = (text: string, length: number): string =>
  bytesOf(text).subarray(0, length).toString('hex');

const written = ({ data, encoding }: TextFrame): Buffer =>
  typeof data === 'string' ? Buffer.from(data, encoding) : data;

test.each([[[]], [['a']], [['a', 'b'.repeat(300)]], [['a', 'Zoé', 'b']]])(
  'the frames of %j leave in one piece, one after the other',
  (texts: readonly string[]) => {
    const frames = texts.map(textFrame);
    const joined = joinFrames(frames);
    expect(joined.length).toBeLessThanOrEqual(1);
    expect(Buffer.concat(joined.map(written))).toEqual(Buffer.concat(frames.map(written)));
    expect(joined[0]?.bytes ?? 0).toBe(Buffer.concat(frames.map(written)).length);
  },
);

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
