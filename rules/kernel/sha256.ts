// SHA-256 as in FIPS 180-4, in plain code so that Node and browsers (also on plain
// http, where `crypto.subtle` is missing) give the same bytes without waiting.

// prettier-ignore
const roundConstants = words([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

// prettier-ignore
const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
] as const;

const schedule = words(Array.from({ length: 64 }, () => 0));

function words(values: readonly number[]): DataView {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => {
    view.setInt32(index * 4, value);
  });
  return view;
}

/** The 32 bytes of the SHA-256 digest. */
export function sha256(message: Uint8Array): DataView {
  const blocks = padded(message);
  const digest = words(initial);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    expand(blocks, at);
    compress(digest);
  }
  return digest;
}

/** The digest in hexadecimal. */
export function sha256Hex(message: Uint8Array): string {
  const digest = sha256(message);
  return Array.from({ length: 8 }, (_, index) =>
    digest
      .getUint32(index * 4)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/** The message, a single 1 bit, zeros, and the message's length in bits. */
function padded(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length * 8);
  return view;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function expand(blocks: DataView, at: number): void {
  for (let i = 0; i < 64; i += 4) schedule.setInt32(i, blocks.getInt32(at + i));
  for (let i = 64; i < 256; i += 4) {
    const w15 = schedule.getInt32(i - 60);
    const w2 = schedule.getInt32(i - 8);
    const s0 = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const s1 = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    schedule.setInt32(i, schedule.getInt32(i - 64) + s0 + schedule.getInt32(i - 28) + s1);
  }
}

function compress(digest: DataView): void {
  let a = digest.getInt32(0);
  let b = digest.getInt32(4);
  let c = digest.getInt32(8);
  let d = digest.getInt32(12);
  let e = digest.getInt32(16);
  let f = digest.getInt32(20);
  let g = digest.getInt32(24);
  let h = digest.getInt32(28);
  for (let i = 0; i < 256; i += 4) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = h + s1 + choice + roundConstants.getInt32(i) + schedule.getInt32(i);
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e] = [g, f, e, (d + t1) | 0];
    [d, c, b, a] = [c, b, a, (t1 + s0 + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    digest.setInt32(index * 4, digest.getInt32(index * 4) + word);
  });
}
