import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's end of a subscription, which can read what is sent to it. */
export class FakeBrowser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#ecdh.generateKeys();
  }

  get p256dh(): string {
    return this.#ecdh.getPublicKey('base64url');
  }

  get auth(): string {
    return this.#auth.toString('base64url');
  }

  /** Reads a message as RFC 8291 has it. */
  decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body.readUInt8(20));
    const secret = this.#ecdh.computeSecret(sender);
    const own = this.#ecdh.getPublicKey();
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const input = derive(secret, this.#auth, info, 32);
    const key = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    const record = body.subarray(21 + sender.length);
    decipher.setAuthTag(record.subarray(-16));
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    // The last byte says that this is the last record.
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString('utf8'));
  }
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A message as it arrived. */
export interface Pushed {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** The claims of a message's VAPID token, once its signature is found to be that of the key. */
export function readVapid({ headers }: Pushed): { readonly key: string; readonly claims: object } {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isRight) throw new Error('the signature is wrong');
  const read: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
  return { key, claims: typeof read === 'object' && read !== null ? read : {} };
}

/** A push service on this machine; its answer is the status that the path ends with. */
export class FakePushService {
  readonly pushed: Pushed[] = [];
  readonly #server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      this.pushed.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(Number(/\d{3}$/.exec(path)?.[0] ?? 201)).end();
    });
  });

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get origin(): string {
    const address: AddressInfo | string | null = this.#server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return `http://127.0.0.1:${String(port)}`;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}
