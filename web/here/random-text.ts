const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many random bytes in base64url; these exist on plain-http addresses too. */
export function randomText(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  const bits = Array.from(drawn, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,6}/g) ?? [];
  return letters.map((six) => alphabet.charAt(parseInt(six.padEnd(6, '0'), 2))).join('');
}
