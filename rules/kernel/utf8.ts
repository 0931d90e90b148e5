/** The UTF-8 bytes of a text; written out because the rules know neither Node nor browsers. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) encode(codePoint(character), bytes);
  return Uint8Array.from(bytes);
}

/** Half a surrogate pair is no character: it becomes U+FFFD, as in every encoder. */
function codePoint(character: string): number {
  const point = Number(character.codePointAt(0));
  return point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
}

function encode(point: number, bytes: number[]): void {
  if (point < 0x80) bytes.push(point);
  else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
  else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
  else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f);
