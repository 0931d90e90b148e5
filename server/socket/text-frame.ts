/** The first byte of a whole text message: the last fragment, opcode 1 (RFC 6455, section 5.2). */
const wholeText = 0x81;

/** A frame to be written to a stream: as a string with one byte per character where that is possible. */
export interface TextFrame {
  readonly data: string | Buffer;
  readonly encoding: 'latin1' | 'utf8';
  readonly bytes: number;
}

/**
 * Builds the frame of a text message as a server sends it: unmasked and in one piece. Most messages are
 * ASCII; a string of these is written without a buffer in between.
 */
export function textFrame(text: string): TextFrame {
  const { head, high } = headOf(text.length);
  const data = head + text;
  // Only a text of ASCII has as many bytes as characters. It is put together once, here.
  if (Buffer.byteLength(data) === data.length + high) {
    return { data, encoding: 'latin1', bytes: data.length };
  }
  const payload = Buffer.from(text);
  const bytes = Buffer.concat([Buffer.from(headOf(payload.length).head, 'latin1'), payload]);
  return { data: bytes, encoding: 'utf8', bytes: bytes.length };
}

/** Joins frames that follow each other into one piece, as bytes if any of them is. */
export function joinFrames(frames: readonly TextFrame[]): readonly TextFrame[] {
  if (frames.length < 2) return frames;
  const bytes = frames.reduce((sum, frame) => sum + frame.bytes, 0);
  if (frames.every(({ encoding }) => encoding === 'latin1')) {
    return [{ data: frames.map(({ data }) => String(data)).join(''), encoding: 'latin1', bytes }];
  }
  const pieces = frames.map(({ data }) =>
    typeof data === 'string' ? Buffer.from(data, 'latin1') : data,
  );
  return [{ data: Buffer.concat(pieces, bytes), encoding: 'utf8', bytes }];
}

/** The head of a frame with a payload of so many bytes, and how many of its own bytes are no ASCII. */
function headOf(length: number): { readonly head: string; readonly high: number } {
  const bytes = [wholeText, ...lengthOf(length)];
  return { head: String.fromCharCode(...bytes), high: bytes.filter((byte) => byte > 127).length };
}

function lengthOf(length: number): readonly number[] {
  if (length < 126) return [length];
  if (length < 65_536) return [126, length >> 8, length & 0xff];
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return [127, ...bytes];
}
