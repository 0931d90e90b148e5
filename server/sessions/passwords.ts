import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** What scrypt spends on a guess: 2^15 blocks of 8 × 128 bytes (32 MiB), three times; 0.3 s of a processor. */
const cost = { log2: 15, blocks: 8, times: 3 };
const length = 32;

interface DerivedKey {
  readonly log2: number;
  readonly blocks: number;
  readonly times: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

/** What is kept of a password: its cost, its salt, and the key derived from it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, { ...cost, salt });
  const { log2, blocks, times } = cost;
  const values = [log2, blocks, times, salt.toString('base64url'), key.toString('base64url')];
  return `scrypt:${values.join(':')}`;
}

/** Whether it is the password of which that was kept. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const kept = parse(hash);
  return timingSafeEqual(await derive(password, kept), kept.key);
}

/** As dear as a check of a known account, so that nobody learns by the clock which ones there are. */
export async function wasteTime(password: string): Promise<false> {
  await derive(password, { ...cost, salt: Buffer.alloc(16) });
  return false;
}

function parse(hash: string): DerivedKey {
  const form = /^scrypt:(\d+):(\d+):(\d+):([\w-]{22}):([\w-]{43})$/;
  const [, log2, blocks, times, salt, key] = form.exec(hash) ?? [];
  if (salt === undefined || key === undefined) throw new Error('a password was kept in no form');
  return {
    log2: Number(log2),
    blocks: Number(blocks),
    times: Number(times),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

function derive(
  password: string,
  { log2, blocks, times, salt }: Omit<DerivedKey, 'key'>,
): Promise<Buffer> {
  const N = 2 ** log2;
  const options = { N, r: blocks, p: times, maxmem: 128 * blocks * (N + times + 2) };
  return new Promise((resolve, reject) => {
    // The same letters can be typed in several ways.
    scrypt(password.normalize('NFC'), salt, length, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
