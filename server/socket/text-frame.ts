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
  const length = Buffer.byteLength(text);
  const head = headOf(length);
  const bytes = head.length + length;
  if (length === text.length) {
    return { data: head.toString('latin1') + text, encoding: 'latin1', bytes };
  }
  return { data: Buffer.concat([head, Buffer.from(text)], bytes), encoding: 'utf8', bytes };
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([wholeText, length]);
  if (length < 65_536) return Buffer.from([wholeText, 126, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head.writeUInt16BE((wholeText << 8) | 127);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
