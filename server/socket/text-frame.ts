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
  // Only a text of ASCII has as many bytes as characters.
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  if (length === text.length) {
    return { data: head + text, encoding: 'latin1', bytes: head.length + length };
  }
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(text)]);
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

/** The head of a frame with a payload of so many bytes. */
function headOf(length: number): string {
  if (length < 126) return String.fromCharCode(wholeText, length);
  if (length < 65_536) return String.fromCharCode(wholeText, 126, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return String.fromCharCode(wholeText, 127, ...bytes);
}
